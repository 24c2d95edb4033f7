"""What Alembic runs: the missing steps, on the connection that the server hands over."""

from alembic import context

from aluette.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
