"""The sources of the commit that gates compare the tree with, which `.ci/base` names."""
import contextlib
import subprocess
import tempfile


@contextlib.contextmanager
def base_sources():
    """The path of a copy of that commit's `Sources`; `None` when the clone has no such commit."""
    commit = subprocess.run([".ci/base"], stdout=subprocess.PIPE, text=True, check=True).stdout.strip()
    if not commit:
        print("the clone has no commit to compare with")
        yield None
        return
    with tempfile.TemporaryDirectory() as folder:
        archive = subprocess.run(["git", "archive", commit, "Sources"], stdout=subprocess.PIPE, check=True)
        subprocess.run(["tar", "-x", "-C", folder], input=archive.stdout, check=True)
        yield f"{folder}/Sources"
