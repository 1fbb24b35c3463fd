"""Reads the compiler's index of the sources, as `swift build` leaves it in the build folder."""
import collections
import ctypes
import pathlib
import shutil

DEFINITION, REFERENCE, READ, WRITE, CALL = 1 << 1, 1 << 2, 1 << 3, 1 << 4, 1 << 5
CHILD_OF, OVERRIDE_OF, ACCESSOR_OF, CONTAINED_BY = 1 << 9, 1 << 11, 1 << 15, 1 << 16
RECORD = 2

Symbol = collections.namedtuple("Symbol", "usr name kind subkind properties")
Occurrence = collections.namedtuple("Occurrence", "symbol file line column roles relations")


class StringReference(ctypes.Structure):
    """A string of the index: bytes that are not terminated."""

    _fields_ = [("data", ctypes.c_void_p), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode() if self.length else ""


APPLIER = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)
UNIT_APPLIER = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, StringReference)
RESULTS = {
    "unit_reader_get_main_file": StringReference,
    "unit_dependency_get_name": StringReference,
    "symbol_get_name": StringReference,
    "symbol_get_usr": StringReference,
    "unit_dependency_get_kind": ctypes.c_int,
    "symbol_get_kind": ctypes.c_int,
    "symbol_get_subkind": ctypes.c_int,
    "symbol_get_properties": ctypes.c_uint64,
    "symbol_relation_get_roles": ctypes.c_uint64,
    "occurrence_get_roles": ctypes.c_uint64,
}


class IndexStore:
    """The index of one build."""

    def __init__(self, folder):
        library = pathlib.Path(shutil.which("swiftc")).resolve().parents[1] / "lib/libIndexStore.so"
        self.library = ctypes.CDLL(str(library))
        self.symbols = {}
        error = ctypes.c_void_p()
        self.store = self.call("store_create", str(folder).encode(), ctypes.byref(error))
        if not self.store:
            raise SystemExit(f"no index in {folder}: run swift build first")

    def call(self, name, *arguments):
        """Calls a function of the library; pointers are the usual result."""
        function = getattr(self.library, "indexstore_" + name)
        function.restype = RESULTS.get(name, ctypes.c_void_p)
        return function(*[self.pointer(value) for value in arguments])

    @staticmethod
    def pointer(value):
        """Passes plain numbers as pointers, which the library's handles are."""
        return ctypes.c_void_p(value) if isinstance(value, int) else value

    def collect(self, name, handle, body):
        """Calls a function with each element that the library hands out."""
        self.call(name, handle, None, APPLIER(lambda _, element: body(element) or True))

    def records(self, root):
        """The newest record of each file below a folder: its path and the record's name."""
        found = {}

        def unit(_, name):
            reader = self.call(
                "unit_reader_create", self.store, str(name).encode(), ctypes.byref(ctypes.c_void_p()))
            path = str(self.call("unit_reader_get_main_file", reader))
            if path.startswith(str(root)):
                seconds, nanoseconds = ctypes.c_int64(), ctypes.c_int64()
                self.call("unit_reader_get_modification_time", reader, ctypes.byref(seconds),
                          ctypes.byref(nanoseconds))
                time = (seconds.value, nanoseconds.value)
                names = []
                self.collect("unit_reader_dependencies_apply_f", reader, lambda dependency: (
                    self.call("unit_dependency_get_kind", dependency) == RECORD
                    and names.append(str(self.call("unit_dependency_get_name", dependency)))))
                if names and found.get(path, ((0, 0),))[0] <= time:
                    found[path] = (time, names)
            self.call("unit_reader_dispose", reader)
            return True

        self.call("store_units_apply_f", self.store, ctypes.c_uint(1), None, UNIT_APPLIER(unit))
        return {path: names for path, (_, names) in found.items()}

    def symbol(self, handle):
        """A symbol as a value."""
        if handle not in self.symbols:
            self.symbols[handle] = Symbol(
                str(self.call("symbol_get_usr", handle)), str(self.call("symbol_get_name", handle)),
                *(self.call("symbol_get_" + part, handle) for part in (
                    "kind", "subkind", "properties")))
        return self.symbols[handle]

    def occurrences(self, root):
        """Every occurrence of a symbol in the Swift files below a folder.

        A record of C attributes the lines of a header to the file that includes it.
        """
        found = []
        for path, names in sorted(self.records(root).items()):
            if not path.endswith(".swift") or not pathlib.Path(path).exists():
                continue
            for name in names:
                self.read_record(path, name, found)
        return found

    def read_record(self, path, name, found):
        """Appends the occurrences of one file."""
        reader = self.call("record_reader_create", self.store, name.encode(),
                           ctypes.byref(ctypes.c_void_p()))
        self.symbols = {}

        def occurrence(handle):
            line, column = ctypes.c_uint(), ctypes.c_uint()
            self.call("occurrence_get_line_col", handle, ctypes.byref(line), ctypes.byref(column))
            relations = []
            self.collect("occurrence_relations_apply_f", handle, lambda relation: relations.append((
                self.call("symbol_relation_get_roles", relation),
                self.symbol(self.call("symbol_relation_get_symbol", relation)))))
            found.append(Occurrence(
                self.symbol(self.call("occurrence_get_symbol", handle)), path, line.value,
                column.value, self.call("occurrence_get_roles", handle), relations))

        self.collect("record_reader_occurrences_apply_f", reader, occurrence)
        self.call("record_reader_dispose", reader)
