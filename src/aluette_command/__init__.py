"""Where the command ``aluette`` begins, so that Ctrl-C is understood from the first moment on.

It lies beside the package: to import anything of that is to import the whole library, which takes
long enough for somebody to think better of it. So this imports next to nothing.
"""

import os

_INTERRUPTED = 130  # aluette.statuses has it too, but is of the package
try:
    import signal
except KeyboardInterrupt:
    os._exit(_INTERRUPTED)

__all__ = ["entry"]


def entry() -> None:
    """Run the command that ``sys.argv`` holds, and exit with its status."""
    heard = signal.getsignal(signal.SIGINT) is signal.default_int_handler
    if heard:  # else the shell has sent us into the background
        signal.signal(signal.SIGINT, _leave)

    def listen() -> None:
        if heard:
            signal.signal(signal.SIGINT, signal.default_int_handler)

    from aluette.cli.main import entry as run  # noqa: PLC0415  (takes long)

    run(listen)


def _leave(*_: object) -> None:
    """End at once: nothing is begun yet, and an exception can get lost in what others import."""
    os._exit(_INTERRUPTED)
