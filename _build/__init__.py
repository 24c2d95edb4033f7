"""The build chain: the PEP 517 backend, the page, and the steps that dev.py runs."""
