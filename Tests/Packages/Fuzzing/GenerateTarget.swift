import FixtureCodegen
import FixtureModel
import FixtureXML

#if canImport(Glibc)
  import Glibc
#else
  import Musl
#endif

/// What is read without an error becomes the same Swift text twice; the script parses the texts.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzGenerate(_ start: UnsafeRawPointer?, _ count: Int) -> CInt {
  let scratch = Scratch.standard
  scratch.write(UnsafeRawBufferPointer(start: start, count: count))
  let loader = FixtureLoader(
    root: scratch.root, limits: scratch.limits, retention: .keep)
  let result = loader.load([scratch.path])
  guard !result.hasErrors else { return 0 }
  let kind: ModuleKind = count % 2 == 0 ? .library : .test
  let generator = FixtureGenerator(options: GenerationOptions(target: "Fuzzed", moduleKind: kind))
  guard let file = generator.generate(result.fixtures).first else { fatalError("no file") }
  precondition(generator.generate(result.fixtures).first?.text == file.text)
  keep(file.text)
  return 0
}

/// Keeps a text for the script, which parses thousands of files in one process.
private func keep(_ text: String) {
  guard let folder = getenv("FUZZING_OUTPUT").map({ String(cString: $0) }) else { return }
  var digest: UInt64 = 0xcbf2_9ce4_8422_2325
  // Texts that differ in their digest line alone are the same to the parser.
  for line in text.split(separator: "\n") where !line.hasPrefix("// digest") {
    for byte in line.utf8 { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }
  let path = "\(folder)/\(String(digest, radix: 16)).swift"
  let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL, 0o644)
  guard descriptor >= 0 else { return }
  var copy = text
  copy.withUTF8 { _ = write(descriptor, $0.baseAddress, $0.count) }
  close(descriptor)
}
