"""The journal: tables, who sits at them, what happened, and which commands were answered."""

import sqlalchemy as sa
from alembic import op

revision = "s01"
down_revision = None


def upgrade() -> None:
    """Take the step."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("started", sa.DateTime, nullable=False),
        sa.Column("match", sa.Integer, nullable=False),
        sa.Column("phase", sa.String(8), nullable=False),
        sa.Column("score", sa.Text, nullable=False),
    )
    op.create_table(
        "players",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("place", sa.Integer, primary_key=True),
        sa.Column("guest", sa.String(32)),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("level", sa.String(16)),
    )
    op.create_index("players_of_guest", "players", ["guest"])
    op.create_table(
        "events",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("sequence", sa.Integer, primary_key=True),
        sa.Column("match", sa.Integer, nullable=False),
        sa.Column("event", sa.Text, nullable=False),
        sa.Column("seed", sa.LargeBinary),
        sa.Column("version", sa.String(32), nullable=False),
        sa.Column("at", sa.DateTime, nullable=False),
    )
    op.create_table(
        "outcomes",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("place", sa.Integer, primary_key=True),
        sa.Column("command", sa.String(40), primary_key=True),
        sa.Column("code", sa.String(32)),
        sa.Column("why", sa.Text),
        sa.Column("at", sa.DateTime, nullable=False),
        sa.ForeignKeyConstraint(["table", "place"], ["players.table", "players.place"]),
    )


def downgrade() -> None:
    """Take it back."""
    for name in ("outcomes", "events", "players", "tables"):
        op.drop_table(name)
