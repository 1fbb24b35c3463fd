"""The reference of the fixture language and its limits, as the tool prints them."""
import subprocess

from documentation import pictures

LEAD = "After this page you know every element and attribute of a fixture, and where each is allowed."


def pages(tool):
    """The pages, from the vocabulary and the table of limits."""
    text = subprocess.run([tool, "reference"], check=True, capture_output=True, text=True).stdout
    title, _, rest = text.partition("\n\n")
    rest = pictures.with_pictures(rest)
    yield "Documentation/FixtureReference.md", f"{title}\n\n{LEAD}\n\n{rest.rstrip()}\n"
    limits = subprocess.run(
        [tool, "reference", "--limits"], check=True, capture_output=True, text=True).stdout
    yield "Documentation/Limits.md", f"{limits.rstrip()}\n"
