"""Signs, gazes and talk, in a stream of their own."""

import sqlalchemy as sa
from alembic import op

revision = "s02"
down_revision = "s01"


def upgrade() -> None:
    """Take the step."""
    op.add_column("tables", sa.Column("signing", sa.Text))
    op.create_table(
        "faces",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("match", sa.Integer, primary_key=True),
        sa.Column("deal", sa.Integer, primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("after", sa.Integer, nullable=False),
        sa.Column("time", sa.Integer),
        sa.Column("event", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Take it back."""
    op.drop_table("faces")
    op.drop_column("tables", "signing")
