import FixtureModel
import FixtureXML

/// Any bytes are read to an end, and what is said about them has a code and a place.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzLint(_ start: UnsafeRawPointer?, _ count: Int) -> CInt {
  let scratch = Scratch.standard
  scratch.write(UnsafeRawBufferPointer(start: start, count: count))
  let loader = FixtureLoader(
    root: scratch.root, limits: scratch.limits, retention: .validateOnly)
  let result = loader.load([scratch.path])
  for diagnostic in result.diagnostics {
    precondition(CodeCatalog.explanation(of: diagnostic.code.rawValue) != nil)
    precondition(diagnostic.position.line > 0 && diagnostic.position.column > 0)
    precondition(!diagnostic.rendered.isEmpty)
  }
  precondition(result.hasErrors || result.fixtures.count == 1)
  return 0
}
