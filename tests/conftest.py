"""What all tests share: how hypothesis looks for counterexamples."""

import os

from hypothesis import settings

# No test depends on how fast the machine is. Continuous integration tries the same examples every
# time, so that a change fails by its own fault; at a desk new ones are tried in every run.
settings.register_profile("desk", deadline=None, print_blob=True)
settings.register_profile("ci", settings.get_profile("desk"), derandomize=True, database=None)
settings.load_profile("ci" if os.environ.get("CI") == "true" else "desk")
