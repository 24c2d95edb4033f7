"""Whether the players of a table may ask the expert."""

import sqlalchemy as sa
from alembic import op

revision = "s03"
down_revision = "s02"


def upgrade() -> None:
    """Take the step: whoever has opened a table so far plays with bots."""
    hints = sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.true())
    op.add_column("tables", hints)


def downgrade() -> None:
    """Take it back."""
    op.drop_column("tables", "hints")
