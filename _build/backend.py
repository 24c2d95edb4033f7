"""The build backend: scikit-build-core, with the page built before the package is.

Each hook of PEP 517 and PEP 660 is handed on. Node comes from PyPI as a build requirement when the
page must be built and none that is fit is on PATH, so that nobody has to install it. For an
editable install the kernel is built in place; a wheel's is scikit-build-core's affair.
"""

from collections.abc import Callable

from scikit_build_core import build as core
from scikit_build_core.build import (
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

from _build import kernel, page
from _build.steps import StepError

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

Settings = dict[str, list[str] | str] | None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    return core.get_requires_for_build_wheel(config_settings) + _requires_for_page()


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    return (
        core.get_requires_for_build_editable(config_settings)
        + _requires_for_page()
        + _requires_for_kernel()
    )


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    return core.get_requires_for_build_sdist(config_settings) + _requires_for_page()


def build_wheel(
    wheel_directory: str,
    config_settings: Settings = None,
    metadata_directory: str | None = None,
) -> str:
    _build(page.build)
    return core.build_wheel(wheel_directory, config_settings, metadata_directory)


def build_editable(
    wheel_directory: str,
    config_settings: Settings = None,
    metadata_directory: str | None = None,
) -> str:
    _build(page.build, kernel.build)
    return core.build_editable(wheel_directory, config_settings, metadata_directory)


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    _build(page.build)
    return core.build_sdist(sdist_directory, config_settings)


def _requires_for_page() -> list[str]:
    return [page.NODE_PACKAGE] if page.is_wanted() and not page.has_system_node() else []


def _requires_for_kernel() -> list[str]:
    if not kernel.is_wanted():
        return []
    return [*kernel.PACKAGES, *(() if kernel.has_system_tools() else kernel.TOOLS)]


def _build(*parts: Callable[[], None]) -> None:
    try:
        for part in parts:
            part()
    except StepError as error:
        raise SystemExit(f"aluette: {error}") from None
