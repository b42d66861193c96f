import os.path as path

sep = "/"
linesep = "\n"
extsep = "."
curdir = "."
pardir = ".."
pathsep = ":"


def fspath(path):
    return str(path)
