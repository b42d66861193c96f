"""Which modules are of packages."""

import sys


def is_packaged(module):
    return module.split(".")[0] not in sys.stdlib_module_names
