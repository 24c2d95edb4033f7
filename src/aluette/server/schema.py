"""The journal's tables in the database."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    DateTime,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

__all__ = ["events", "faces", "metadata", "outcomes", "players", "tables"]

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("rules", Text, nullable=False, comment="as a record names them, in JSON"),
    Column("started", DateTime, nullable=False, comment="UTC, as all times here"),
    Column("match", Integer, nullable=False, comment="the number of the one going on, from 1"),
    Column("phase", String(8), nullable=False, comment="what that match waits for"),
    Column("score", Text, nullable=False, comment="of each side in it, a list in JSON"),
    Column("signing", Text, comment="how it plays with signs, in JSON; none: without"),
    Column("hints", Boolean, nullable=False, comment="whether its players may ask the expert"),
)

players = Table(
    "players",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("place", Integer, primary_key=True, comment="the seat at the beginning of each match"),
    Column("guest", String(32), comment="whose place it is; none for a bot"),
    Column("name", String(80), nullable=False),
    Column("level", String(16), comment="of a bot"),
    Index("players_of_guest", "guest"),
)

events = Table(
    "events",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("sequence", Integer, primary_key=True, comment="from 1, without gaps"),
    Column("match", Integer, nullable=False),
    Column("event", Text, nullable=False, comment="raw, in JSON"),
    Column("seed", LargeBinary, comment="of the deck in it, where there is one"),
    Column("version", String(32), nullable=False, comment="of the rules that caused it"),
    Column("at", DateTime, nullable=False),
)

faces = Table(
    "faces",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("match", Integer, primary_key=True),
    Column("deal", Integer, primary_key=True, comment="in the match; 0 before its first"),
    Column("n", Integer, primary_key=True, comment="in the deal, from 1"),
    Column("after", Integer, nullable=False, comment="the event of cards that it follows"),
    Column("time", Integer, comment="milliseconds since the deal, of what has a time"),
    Column("event", Text, nullable=False, comment="raw, in JSON"),
)

outcomes = Table(
    "outcomes",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("place", Integer, primary_key=True),
    Column("command", String(40), primary_key=True, comment="the identity its player gave it"),
    Column("code", String(32), comment="of its refusal; none where it was carried out"),
    Column("why", Text),
    Column("at", DateTime, nullable=False),
    ForeignKeyConstraint(["table", "place"], ["players.table", "players.place"]),
)
