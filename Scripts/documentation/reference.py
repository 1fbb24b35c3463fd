"""The reference of the fixture language, as the tool prints it."""
import subprocess


def pages(tool):
    """The page, from the vocabulary."""
    text = subprocess.run([tool, "reference"], check=True, capture_output=True, text=True).stdout
    yield "Documentation/FixtureReference.md", text.rstrip("\n") + "\n"
