"""The reference of the fixture language, as the tool prints it."""
import subprocess

LEAD = "After this page you know every element and attribute of a fixture, and where each is allowed."


def pages(tool):
    """The page, from the vocabulary."""
    text = subprocess.run([tool, "reference"], check=True, capture_output=True, text=True).stdout
    title, _, rest = text.partition("\n\n")
    yield "Documentation/FixtureReference.md", f"{title}\n\n{LEAD}\n\n{rest.rstrip()}\n"
