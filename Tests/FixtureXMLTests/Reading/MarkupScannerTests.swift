import Testing

@testable import FixtureXML

@Suite("The byte scan finds limits before the parser")
struct MarkupScannerTests {
  private func issue(in text: String, chunk: Int, limits: ReadingLimits) -> ByteScanIssue? {
    var scanner = MarkupScanner(limits: limits)
    let bytes = Array(text.utf8)
    var offset = 0
    while offset < bytes.count {
      let end = min(bytes.count, offset + chunk)
      let found = bytes[offset..<end].withUnsafeBufferPointer { scanner.scan($0, at: offset) }
      if let found { return found }
      offset = end
    }
    return nil
  }

  private static let limits: ReadingLimits = {
    var limits = ReadingLimits()
    limits.attributesPerElement = 2
    limits.depth = 3
    limits.attributeLength = 8
    return limits
  }()

  @Test("the finding does not depend on the chunks", arguments: 1...9)
  func chunks(_ chunk: Int) {
    let many = "<a b='>' c=\"<\"/><a><!-- <a><a><a> x=\"1\" --><b x='' y='' z=''/></a>"
    #expect(issue(in: many, chunk: chunk, limits: Self.limits)?.kind == .tooManyAttributes)
    #expect(issue(in: many, chunk: chunk, limits: Self.limits)?.offset == 58)
    let deep = "<a><b/><b></b><![CDATA[<a><a><a>]]><?pi <a><a> ?><b><c><d/></c></b></a>"
    #expect(issue(in: deep, chunk: chunk, limits: Self.limits)?.kind == .tooDeep)
    #expect(issue(in: deep, chunk: chunk, limits: Self.limits)?.offset == 55)
    let fine = "<a><b/><b></b><!-- --><b><c/><c/></b><c>]]></c></a>"
    #expect(issue(in: fine, chunk: chunk, limits: Self.limits) == nil)
  }

  @Test("a long value is found where it starts", arguments: [1, 4, 64])
  func longValue(_ chunk: Int) {
    let text = "<a b=\"12345678\" c='123456789'/>"
    #expect(issue(in: text, chunk: chunk, limits: Self.limits)?.kind == .attributeTooLong)
    #expect(issue(in: text, chunk: chunk, limits: Self.limits)?.offset == 19)
  }
}
