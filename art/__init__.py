"""Programs that draw the project's pictures. Each sub-package draws one family of them."""
