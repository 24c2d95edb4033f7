"""How Sphinx builds these pages: `python3 dev.py docs`."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import environment_tables
import preset_tables

project = "Aluette"
extensions = ["myst_parser", "sphinx.ext.autodoc", "rule_links"]
exclude_patterns = ["_build"]

html_theme = "furo"
html_title = "Aluette"
html_copy_source = False
html_show_copyright = False

myst_enable_extensions = ["substitution"]
myst_heading_anchors = 3
myst_substitutions = preset_tables.substitutions() | environment_tables.substitutions()

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
add_module_names = False
