/// Proposals for the errors of a build: the next file to take, or the next fake, for each.
struct BuildProposals {
  fileprivate let report: SliceReport
  private let messages: String

  /// Creates the proposals for the compiler's messages.
  init(_ report: SliceReport, _ messages: String) {
    self.report = report
    self.messages = messages
  }

  /// The proposals, one an error, each error once.
  var text: String {
    var seen: Set<String> = []
    var lines: [String] = []
    for line in messages.split(whereSeparator: \.isNewline).map(String.init) {
      guard let message = Self.message(line), seen.insert(message).inserted else { continue }
      lines.append("\(line)\n  \(proposal(for: message, Self.place(line)))")
    }
    guard !lines.isEmpty else { return "The build reports no error.\n" }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the text of an error with a place, `path:line:column: error: text`.
  private static func message(_ line: String) -> String? {
    guard !line.hasPrefix(" "), line.contains(".swift:"),
      let range = line.firstRange(of: ": error: ")
    else { return nil }
    return String(line[range.upperBound...])
  }

  /// Returns the path and the line of an error.
  private static func place(_ line: String) -> (path: String, line: Int)? {
    let parts = line.split(separator: ":", maxSplits: 2)
    return parts.count == 3 ? Int(parts[1]).map { (String(parts[0]), $0) } : nil
  }

  /// Returns a declaration of a missing name from its use at a place, or `nil` if the place is not in the slice.
  private func example(
    _ name: String, of type: String?, _ place: (path: String, line: Int)?
  ) -> String? {
    let files = report.selection.index.files
    guard let place, let file = files.first(where: { $0.source.path == place.path }) else {
      return nil
    }
    return MissingExample(name, of: type, line: place.line, in: file).text
  }

  private static let ofArguments = [
    "argument passed to call", "extra argument", "incorrect argument label", "missing argument",
  ]

  private func proposal(
    for message: String, _ place: (path: String, line: Int)?
  ) -> String {
    let quoted = message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    if message.hasPrefix("cannot find"), let name = quoted.first { return unknown(name, place) }
    if message.contains("has no member"), quoted.count >= 2 {
      return member(quoted[1], of: quoted[0], place)
    }
    if message.contains("has been renamed to"), quoted.count >= 2 {
      return "a spelling of an older Swift: write '\(quoted[1])' in the app, as Xcode proposes"
    }
    if message.hasPrefix("cannot call value of non-function type") {
      return
        "a spelling of an older Swift, if the name is a property of UIKit: remove '()' in the app, as Xcode proposes"
    }
    if message.hasPrefix("cannot assign to property") {
      return "add a setter to the fake: '{ get { … } set { … } }'"
    }
    if message.contains("does not conform to protocol"), quoted.count >= 2 {
      return "add what '\(quoted[1])' requires to '\(quoted[0])' in the file of fakes"
    }
    if message.hasPrefix("editor placeholder") {
      return "replace the placeholder by a value that the test needs"
    }
    if message.hasPrefix("cannot convert"), quoted.count >= 2 {
      return "complete the fake or the skeleton whose type is '\(quoted[0])'"
    }
    if message.hasPrefix("incorrect argument label"),
      let range = message.firstRange(of: "expected ")
    {
      let labels = message[range.upperBound...].prefix { $0 != ")" }
      return
        "a spelling of an older Swift, if the member is one of UIKit: it has the labels \(labels); for another one, "
        + "add the initializer or the method in an extension to the file of fakes"
    }
    if Self.ofArguments.contains(where: message.hasPrefix) {
      return
        "nothing here has these arguments: add the initializer or the method in an extension to the file of fakes"
    }
    return "see 'Test a list of your app' for what a copy changes"
  }

  private func unknown(_ name: String, _ place: (path: String, line: Int)?) -> String {
    let index = report.selection.index
    if let type = index.types[name]?.first {
      return
        "'\(name)' is declared in \(report.path(type.file)): take it with '--keep \(type.outer.first ?? name)', "
        + "or fake it with '--fake \(name)'"
    }
    if let global = index.globals[name]?.first {
      return
        "'\(name)' is declared in \(report.path(global.file)): link this file, or declare it in the file of fakes"
    }
    if Self.isOfUIKit(name) {
      return
        "no module here declares '\(name)': a spelling of Swift 4.1 or older, such as 'UITableViewStyle' of "
        + "'UITableView.Style', which Xcode does not compile either; or see 'What is here'"
    }
    if let example = example(name, of: nil, place), name.first?.isUppercase == false {
      return "no file of the app declares '\(name)': add '\(example)' to the file of fakes"
    }
    let kind = name.first?.isUppercase == true ? "skeleton" : "function"
    return "no file of the app declares '\(name)': add a \(kind) to the file of fakes"
  }

  /// Returns a Boolean value that indicates whether a name is written as those of UIKit and Core Animation are.
  private static func isOfUIKit(_ name: String) -> Bool {
    KnownNames.contains(name) && ["UI", "NS", "CA", "AS"].contains { name.hasPrefix($0) }
      || name.hasPrefix("kCA")
  }

  private func member(
    _ name: String, of type: String, _ place: (path: String, line: Int)?
  ) -> String {
    guard !type.contains("->") else {
      return
        "the base of '\(name)' is a function of the type '\(type)': call it, or make it a property in its skeleton"
    }
    let index = report.selection.index
    let base = Self.base(type)
    let plain = String(base.split(separator: "<").first ?? "").trimmedOptional
    let own = (index.types[plain] ?? []).filter { found in
      found.declaration.members.contains { $0.memberNames.contains(name) }
    }
    if let found = own.first {
      return
        "the app's '\(plain)' declares '\(name)' in \(report.path(found.file)): add it to the fake, or take the "
        + "file with '--keep \(plain)'"
    }
    let files = Set(
      index.extensions.values.joined().filter { other in
        isExtension(other, of: plain)
          && other.declaration.memberBlock.members.contains { $0.decl.memberNames.contains(name) }
      }.map(\.file)
    ).subtracting(report.selection.taken.map(\.file)).sorted()
    let isOptional = base.hasSuffix("?") || base.hasSuffix("!")
    let head = "extension \(plain)" + (isOptional ? "?" : "")
    guard !files.isEmpty else {
      let body = example(name, of: plain, place) ?? "…"
      return "no file of the app declares '\(name)': add '\(head) { \(body) }' to the file of fakes"
    }
    return
      "'\(name)' is declared in \(files.map(report.path).joined(separator: ", ")): link the file, or add "
      + "'\(head) { … }' to the file of fakes"
  }
}

extension BuildProposals {
  /// Returns the name of a type as an extension states it.
  fileprivate static func base(_ type: String) -> String {
    if type.hasPrefix("[") {
      let name = type.contains(" : ") ? "Dictionary" : "Array"
      return type.hasSuffix("?") ? name + "?" : name
    }
    return type.split(separator: " ").last.map(String.init) ?? type
  }

  /// Returns a Boolean value that indicates whether an extension may be one of a type: of the type itself, of a
  /// superclass, or of a protocol.
  fileprivate func isExtension(_ other: AppExtension, of type: String) -> Bool {
    let index = report.selection.index
    let extended = other.type.split(separator: ".").last.map(String.init) ?? other.type
    if extended == type || Self.protocols.contains(extended) { return true }
    if let own = index.types[type]?.first, index.lineage(of: own).contains(extended) { return true }
    if let found = index.types[extended]?.first { return found.kind == .protocol }
    let areObjects = [extended, type].allSatisfy { name in
      ["UI", "NS", "AS", "CA"].contains { name.hasPrefix($0) }
    }
    return areObjects && index.types[type] == nil
  }

  /// Protocols of the standard library that apps extend.
  private static let protocols: Set = [
    "Collection", "Sequence", "MutableCollection", "RandomAccessCollection",
    "BidirectionalCollection", "RangeReplaceableCollection", "StringProtocol", "Equatable",
    "Hashable", "Comparable", "Numeric", "BinaryInteger", "FloatingPoint", "BinaryFloatingPoint",
    "RawRepresentable", "CaseIterable", "Encodable", "Decodable", "NSObjectProtocol", "Optional",
    "Strideable", "SignedNumeric", "OptionSet", "Error", "AdditiveArithmetic",
  ]
}

extension String {
  /// The name of a type without the marks of optionals.
  fileprivate var trimmedOptional: String {
    String(prefix { $0 != "?" && $0 != "!" })
  }
}
