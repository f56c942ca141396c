"""The documentation site (`make docs`): these pages, with the reference made from the docstrings."""

import sys
from pathlib import Path

import taberna

sys.path.insert(0, str(Path(__file__).parent))  # notebooks.py

project = "Taberna"
author = "Taberna"
version = release = taberna.__version__
extensions = ["myst_parser", "sphinx.ext.autodoc", "notebooks"]
root_doc = "index"
source_suffix = {".md": "markdown", ".ipynb": "notebook"}
html_theme = "furo"
html_title = "Taberna"
html_copy_source = False
html_theme_options = {"footer_icons": []}
#: Headings can be linked to as GitHub does it.
myst_heading_anchors = 4
#: Links out of the folder (to the sources, the README) stay as they are; a page off the list is found by its links.
suppress_warnings = ["myst.xref_missing", "misc.highlighting_failure", "toc.not_included"]
autodoc_member_order = "bysource"
autodoc_typehints = "description"
autodoc_preserve_defaults = True
#: Environments for these libraries are described without them.
autodoc_mock_imports = ["stable_baselines3", "tianshou"]
