import FixtureContract
import FixtureModel

/// A parser of the steps before an expectation, such as `dropFirst; batch; scroll 0.9`.
struct StepsParser {
  /// One step and where it starts in the attribute's value.
  struct Located {
    /// The step.
    let step: FixtureStep
    /// The offset in Unicode scalars.
    let offset: Int
    /// The length in Unicode scalars.
    let length: Int
  }

  /// The names of the container's mutations.
  let mutations: [String]
  /// The lists inside of cells.
  let lists: NestedLists
  private let known: Set<String>
  /// The settable properties of the generated data source.
  static let settable = DataSourceProperty.allCases.map(\.rawValue)
  /// The form and the meaning of each step.
  static let forms: [(form: String, summary: String)] = [
    ("NAME", "Applies the mutation of the container with this name."),
    ("batch", "Fetches the next batch."),
    ("scroll 0.9", "Scrolls to a fraction of the scrollable distance, from 0 to 1."),
    ("page 2", "Scrolls a pager to a page, counted from 0, to its end as a finger does."),
    (
      "page 2 unanimated",
      "Scrolls a pager to a page without animation, after which an edit returns to the former page."
    ),
    ("rotate", "Exchanges the width and the height of the window."),
    ("select 0.0", "Simulates a tap on an item."),
    ("deselect 0.0", "Deselects an item, without a simulated tap."),
    (
      "set showsPlainCells false",
      "Sets a Boolean property of the data source, and reloads the container."
    ),
    (
      "swipe left",
      "Swipes over half of the list `left`, `right`, `up` or `down`, and lifts the finger at 1000 points a "
        + "second."
    ),
    (
      "drag 0 -300 velocity 900",
      "Drags the list by x and y, in points, and lifts the finger at a speed in that direction, "
        + "0 or more points a second; without `velocity`, the finger has stopped."
    ),
    (
      "tap likeNode in 0.1",
      "Simulates a tap on a named node of an item; `in header 0` for one of a header."
    ),
    (
      "advance 2",
      "Advances the virtual clock by more than 0 seconds, for timers, delays and animations."
    ),
    (
      "strip in 0.1: swipe left",
      "Performs a step on a list inside of a cell, a `collectionNode` or a `pagerNode`. `rotate` and `advance` "
        + "are steps of the window."
    ),
  ]
  /// The steps that a mutation of their name would replace.
  static let wordsWithoutArguments: Set = ["batch", "rotate"]
  /// The elements of edits.
  private static let edits = Set(["insert", "delete", "reload", "move"])
  /// The first words of the steps.
  static let words = [
    "batch", "scroll", "page", "rotate", "select", "deselect", "set", "swipe", "drag", "tap",
    "advance",
  ]

  /// Creates a parser for the steps of a container with mutations of the given names.
  init(mutations: [String], lists: NestedLists) {
    self.mutations = mutations
    self.lists = lists
    known = Set(mutations)
  }

  /// Reads an attribute; steps that are wrong are reported and left out.
  func steps(_ attribute: SourceAttribute, _ sink: DiagnosticSink) -> [Located] {
    var located: [Located] = []
    var offset = 0
    for piece in attribute.value.split(separator: ";", omittingEmptySubsequences: false) {
      let lead = piece.unicodeScalars.prefix { $0.properties.isWhitespace }.count
      let words = ValueParser.words(String(piece))
      let length = piece.unicodeScalars.count
      if !words.isEmpty {
        switch step(words, sink) {
        case .success(let step):
          located.append(Located(step: step, offset: offset + lead, length: max(1, length - lead)))
        case .failure(let error):
          sink.error(
            error.code, error.message, at: attribute.position(ofScalar: offset + lead),
            length: max(1, length - lead), suggestion: error.suggestion)
        }
      }
      offset += length + 1
    }
    return located
  }

  private func step(
    _ words: [Substring], _ sink: DiagnosticSink
  ) -> Result<FixtureStep, FieldValueError> {
    if let head = words.firstIndex(where: { $0.hasSuffix(":") }) {
      return inside(words[...head], words[(head + 1)...], sink)
    }
    let name = String(words[0])
    if words.count == 1, known.contains(name) { return .success(.mutation(name)) }
    let found: FixtureStep? =
      switch (name, words.count) {
      case ("batch", 1): .batch
      case ("rotate", 1): .rotate
      case ("scroll", 2): fraction(words[1]).map { .scroll($0) }
      case ("page", 2): ValueParser.position(words[1]).map { .page($0) }
      case ("page", 3) where words[2] == "unanimated":
        ValueParser.position(words[1]).map { .unanimatedPage($0) }
      case ("select", 2): ValueParser.indexPath(words[1]).map { .select($0.indexPath) }
      case ("deselect", 2): ValueParser.indexPath(words[1]).map { .deselect($0.indexPath) }
      case ("set", 3):
        ValueParser.bool(words[2]).map { .set(property: String(words[1]), value: $0) }
      case ("swipe", 2): FixtureSwipeDirection(rawValue: String(words[1])).map { .swipe($0) }
      case ("drag", 3): drag(words[1], words[2], "0")
      case ("drag", 5) where words[3] == "velocity": drag(words[1], words[2], words[4])
      case ("tap", 4...5) where words[2] == "in":
        element(words[3...]).map { .tap(node: String(words[1]), in: $0) }
      case ("advance", 2): seconds(words[1]).map { .advance($0) }
      default: nil
      }
    if case .set(let property, _) = found, !Self.settable.contains(property) {
      return .failure(unknownProperty(property, sink))
    }
    if let found { return .success(found) }
    return .failure(failure(name, words, sink))
  }

  /// Reads a step of a list inside of a cell: `strip in 0.1: swipe left`.
  private func inside(
    _ head: ArraySlice<Substring>, _ words: ArraySlice<Substring>, _ sink: DiagnosticSink
  ) -> Result<FixtureStep, FieldValueError> {
    var place = head.dropFirst(2)
    if let last = place.popLast() { place.append(last.dropLast()) }
    guard let node = head.first.map(String.init), head.dropFirst().first == "in",
      (1...2).contains(place.count), let element = element(place), !words.isEmpty
    else {
      let text = (head + words).joined(separator: " ")
      return .failure(
        FieldValueError(
          code: .invalidStep,
          message: "'\(text)' is not a step of a list inside of a cell, such as "
            + "'strip in 0.1: swipe left'"))
    }
    return lists.container(ofList: node, sink).flatMap { shown in
      StepsParser(mutations: Array(shown.placeCounts.keys), lists: lists).step(Array(words), sink)
        .flatMap { shown.performs($0) }
        .map { .inside(element, node: node, $0) }
    }
  }

  private func fraction(_ word: Substring) -> Double? {
    guard let number = NumberParser.number(word), (0...1).contains(number) else { return nil }
    return number
  }

  private func drag(_ x: Substring, _ y: Substring, _ velocity: Substring) -> FixtureStep? {
    let numbers = [x, y, velocity].compactMap { NumberParser.number($0) }
    guard numbers.count == 3, numbers.allSatisfy(Magnitude.isAllowed),
      numbers[2] >= 0
    else { return nil }
    return .drag(x: numbers[0], y: numbers[1], velocity: numbers[2])
  }

  /// Returns the element of `0.1`, or of `header 0`.
  private func element(_ words: ArraySlice<Substring>) -> FixtureElement? {
    guard let last = words.last else { return nil }
    guard words.count == 2 else { return ValueParser.indexPath(last).map { .item($0.indexPath) } }
    let path =
      ValueParser.position(last).map { IndexPathValue(section: $0, item: 0) }
      ?? ValueParser.indexPath(last)
    return path.map { .supplementary(kind: String(words[words.startIndex]), $0.indexPath) }
  }

  private func seconds(_ word: Substring) -> Double? {
    guard let number = NumberParser.number(word), number > 0,
      number <= Magnitude.greatest
    else { return nil }
    return number
  }

  private func unknownProperty(_ name: String, _ sink: DiagnosticSink) -> FieldValueError {
    FieldValueError(
      code: .unknownProperty, message: "the data source has no settable property '\(name)'",
      suggestion: sink.suggestion(for: name, among: Self.settable))
  }

  /// Returns the forms of the steps with a first word, and what they do.
  private static func explanation(of word: String) -> String {
    forms.filter { $0.form == word || $0.form.hasPrefix("\(word) ") }.map { step in
      let summary = step.summary.prefix(1).lowercased() + step.summary.dropFirst().dropLast()
      return "'\(step.form)' " + summary.replacing("`", with: "'")
    }.joined(separator: "; ")
  }

  private func failure(
    _ name: String, _ words: [Substring], _ sink: DiagnosticSink
  ) -> FieldValueError {
    let text = words.joined(separator: " ")
    if Self.words.contains(name) {
      return FieldValueError(
        code: .invalidStep, message: "'\(text)' is not a step: \(Self.explanation(of: name))")
    }
    guard words.count == 1 else {
      guard !Self.edits.contains(name) else {
        return FieldValueError(
          code: .invalidStep,
          message: "'\(text)' is not a step: edits are in a 'mutation', whose name is a step")
      }
      return FieldValueError(
        code: .invalidStep,
        message: "'\(text)' is not a step: a mutation, "
          + "'batch', 'scroll 0…1', 'page 2', 'rotate', 'select 0.0', 'deselect 0.0', "
          + "'set showsPlainCells false', 'swipe left', 'drag 0 -300 velocity 900', "
          + "'tap likeNode in 0.1', 'advance 2' or 'strip in 0.1: swipe left'",
        suggestion: sink.suggestion(for: name, among: Self.words))
    }
    return FieldValueError(
      code: .unknownMutation, message: "there is no mutation or step '\(name)'",
      suggestion: sink.suggestion(for: name, among: mutations + Self.words))
  }
}
