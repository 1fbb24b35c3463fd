import CLibXML2

/// The collector of what patterns name outside of rows, in a pass over the document before the rows are read.
final class KeptCollector {
  private struct State: Hashable {
    let pattern: Int
    /// The number of tests that the element ends.
    let tests: Int
  }

  private struct Frame {
    let ordinal: Int
    var states: Set<State> = []
    var isWhole = false
    var wantsText = false
    /// A Boolean value that indicates whether what is kept below the element may be needed, because it is
    /// reached from the document or from a container further up.
    var isNeeded = false
    var hasRows = false
    var nodes: [(ordinal: Int, node: xmlNodePtr, isWhole: Bool)] = []
    var textOrdinal = 0
  }

  private let patterns: [KeptPattern]
  private let nodes: KeptNodes
  private var frames: [Frame]
  private var wholeDepth: Int?
  private var wholeOffset = 0
  private let limit: Int

  /// Creates a collector that copies what the patterns name into a store.
  init(_ patterns: Set<KeptPattern>, into nodes: KeptNodes, limit: Int) {
    self.patterns = Array(patterns)
    self.nodes = nodes
    self.limit = limit
    var root = Frame(ordinal: 0, isNeeded: true)
    for (index, pattern) in self.patterns.enumerated() where pattern.anchor == .document {
      root.states.insert(State(pattern: index, tests: 0))
    }
    frames = [root]
  }

  deinit {
    for frame in frames { nodes.discard(frame.nodes) }
  }

  /// A Boolean value that indicates whether texts of the current element are kept.
  var keepsText: Bool { frames[frames.count - 1].wantsText }

  /// Marks all open elements as containers of rows.
  func noteRow() {
    for index in frames.indices { frames[index].hasRows = true }
  }

  /// Takes an element; `isInRow` is whether an element with rows contains it. Returns whether the element
  /// must be collected.
  func start(
    _ element: xmlNodePtr, isInRow: Bool, in parser: DataParser
  ) throws(ExternalDocumentError) -> Bool {
    if wholeDepth != nil, parser.offset - wholeOffset > limit {
      throw .tooMuchKept(offset: wholeOffset)
    }
    let parent = frames[frames.count - 1]
    var frame = Frame(ordinal: parser.ordinal)
    for state in parent.states {
      let pattern = patterns[state.pattern]
      guard state.tests < pattern.tests.count,
        case .element(let name) = pattern.tests[state.tests], name.matches(element)
      else { continue }
      frame.states.insert(State(pattern: state.pattern, tests: state.tests + 1))
      if state.tests + 1 == pattern.tests.count, pattern.isWhole { frame.isWhole = true }
    }
    let isKept = !frame.states.isEmpty
    frame.isNeeded = isKept
    if !isInRow {
      for (index, pattern) in patterns.enumerated() {
        guard case .container(let name) = pattern.anchor, name.matches(element) else { continue }
        frame.states.insert(State(pattern: index, tests: 0))
      }
    }
    frame.wantsText = frame.states.contains { state in
      let tests = patterns[state.pattern].tests
      return state.tests < tests.count && tests[state.tests] == .text
    }
    if isKept, !frame.isWhole {
      let copy = try nodes.copy(element, isWhole: false, offset: parser.tagOffset)
      frames[frames.count - 1].nodes.append((frame.ordinal, copy, false))
    }
    frames.append(frame)
    guard frame.isWhole, wholeDepth == nil else { return false }
    wholeDepth = frames.count
    wholeOffset = parser.tagOffset
    return true
  }

  /// Notes the number of a text of the current element.
  func read(_ text: xmlNodePtr, in parser: DataParser) {
    let last = frames.count - 1
    if frames[last].wantsText, frames[last].textOrdinal == 0 {
      frames[last].textOrdinal = parser.ordinal
    }
  }

  /// Leaves an element, and returns whether its collection ends.
  func end(_ element: xmlNodePtr, in parser: DataParser) throws(ExternalDocumentError) -> Bool {
    try takeText(element.pointee.last, parser)
    let depth = frames.count
    let frame = frames.removeLast()
    if frame.isWhole {
      let copy = try nodes.copy(element, isWhole: true, offset: parser.offset)
      nodes.discard(frame.nodes)
      frames[frames.count - 1].nodes.append((frame.ordinal, copy, true))
    } else if frame.nodes.isEmpty {
      // Nothing is below the element.
    } else if frame.isNeeded || frame.hasRows {
      nodes.keep(frame.nodes, below: frame.ordinal)
    } else {
      nodes.discard(frame.nodes)
    }
    guard wholeDepth == depth else { return false }
    wholeDepth = nil
    return true
  }

  /// Keeps the last text of the current element, and takes it out of an element that is not collected.
  func takeText(
    _ text: xmlNodePtr?, _ parser: DataParser
  ) throws(ExternalDocumentError) {
    let last = frames.count - 1
    guard frames[last].textOrdinal > 0, let text, text.pointee.type == XML_TEXT_NODE else { return }
    let copy = try nodes.copy(text, isWhole: true, offset: parser.offset)
    frames[last].nodes.append((frames[last].textOrdinal, copy, true))
    frames[last].textOrdinal = 0
    parser.drop(text)
  }

  /// Keeps what is below the document.
  func finish() {
    nodes.keep(frames[0].nodes, below: 0)
    frames[0].nodes = []
  }
}
