"""Examples of the diagnostics of fixtures, with what the tool says about each."""
import functools
import pathlib
import re
import subprocess
import tempfile

ROOT = '<fixture xmlns="urn:texture-fixtures:1">'
INVALID = re.compile(
    r'InvalidFixture\(\s*"[^"]*",\s*in: #"""\n(.*?)\n\s*"""#,\s*says: \[(.*?)\n?\s*\]\)', re.S
)


def markdown(code, example, tool):
    """The files of an example with the lines that the tool prints, or the words in place of them."""
    if example.startswith("("):
        return example.strip("()")
    if example:
        files, lines = run(tool, code, example)
    elif code in tested():
        files, lines = tested()[code]
    else:
        raise SystemExit(f"there is no example of '{code}'")
    blocks = [f"`{file}`:\n\n```xml\n{text}\n```" for file, text in files.items()]
    return "\n\n".join([*blocks, "```\n" + "\n".join(lines) + "\n```"])


@functools.cache
def tested():
    """The first example of each code in the tests' tables: one file, and the lines said about it."""
    posts = None
    examples = {}
    folder = pathlib.Path("Tests/FixtureXMLTests/Errors")
    for path in [folder / "InvalidFixture.swift", *sorted(folder.glob("InvalidFixture+*.swift"))]:
        text = path.read_text()
        if posts is None:
            posts = unindented(re.search(r'posts = """\n(.*?)\n\s*"""', text, re.S)[1])
            posts = posts.replace("\\\n", "")
        for body, says in INVALID.findall(text):
            lines = messages(says)
            code = re.search(r"\[([a-z0-9-]+)\]$", lines[0])
            if code and "\\#(" not in body.replace("\\#(InvalidFixture.posts)", ""):
                body = unindented(body).replace("\\#(InvalidFixture.posts)", posts)
                examples.setdefault(code[1], ({"F.xml": document(body)}, lines))
    return examples


def messages(says):
    """The strings of a Swift array of strings, the parts of each joined."""
    parts = re.sub(r'"#\s*\+\s*#"', "", says)
    return re.findall(r'#"(.*?)"#', parts, re.S)


def unindented(text):
    """Lines without the indentation that all of them have."""
    lines = text.split("\n")
    width = min(len(line) - len(line.lstrip()) for line in lines if line.strip())
    return "\n".join(line[width:] for line in lines)


def document(body):
    """A whole fixture around a body that is none itself."""
    return body if body.startswith(("<!", "<?", "<fixture")) else f"{ROOT}\n{body}\n</fixture>"


def run(tool, code, example):
    """Runs the tool over the files of an example; stops when it does not report the code."""
    files = split(example)
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        (root / "Package.swift").touch()
        for name, text in files.items():
            (root / name).parent.mkdir(exist_ok=True)
            (root / name).write_text(text + "\n")
        fixtures = [name for name in files if not name.startswith("Data/")]
        result = subprocess.run([tool, "lint", *fixtures], cwd=root, capture_output=True, text=True)
    lines = [
        line.replace(folder + "/", "")
        for line in (result.stdout + result.stderr).splitlines()
        if re.match(r"\S+:\d+:\d+: ", line)
    ]
    if f"[{code}]" not in "\n".join(lines):
        raise SystemExit(f"the example of '{code}' yields {lines}")
    return files, lines


def split(example):
    """The files of an example by name: one, or one after each line `file NAME`."""
    if not example.startswith("file "):
        return {"F.xml": document(example)}
    parts = re.split(r"^file (.+)\n", example, flags=re.M)[1:]
    return {name: document(text.strip()) for name, text in zip(parts[::2], parts[1::2])}
