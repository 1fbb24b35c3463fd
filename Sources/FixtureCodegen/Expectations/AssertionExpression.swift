import FixtureModel

/// The Swift expression of one assertion.
struct AssertionExpression {
  /// The expression.
  let text: String

  /// Makes the expression of an assertion.
  init(_ assertion: AssertionKind) {
    text =
      switch assertion {
      case .frame(let element, let numbers):
        ".frame(of: \(Self.element(element)), is: ExpectedRect(\(Self.numbers(numbers))))"
      case .size(let element, let numbers):
        ".size(of: \(Self.element(element)), is: ExpectedSize(\(Self.numbers(numbers))))"
      case .nodeFrame(let element, let node, let numbers):
        ".nodeFrame(of: \(Self.element(element)), node: \(SwiftStringLiteral.quoted(node)), "
          + "is: ExpectedRect(\(Self.numbers(numbers))))"
      case .plainItems(let places): ".plainItems(\(Self.list(places)))"
      case .visible(let places): ".visible(\(Self.list(places)))"
      case .contentSize(let numbers): ".contentSize(ExpectedSize(\(Self.numbers(numbers))))"
      case .supplementaryCount(let kind, let count):
        ".supplementaryCount(kind: \(SwiftStringLiteral.quoted(kind.word)), \(count))"
      case .itemCount(let section, let count): ".itemCount(section: \(section), \(count))"
      case .sectionCount(let count): ".sectionCount(\(count))"
      case .currentPage(let page): ".currentPage(\(page))"
      case .calls(let calls):
        ".calls([\(calls.map(SwiftStringLiteral.quoted).joined(separator: ", "))])"
      case .violation(let code): ".violation(code: \(SwiftStringLiteral.quoted(code)))"
      }
  }

  private static func element(_ address: ElementAddress) -> String {
    let place = SwiftValue.indexPath(address.indexPath)
    return address.kind.map {
      ".supplementary(kind: \(SwiftStringLiteral.quoted($0.word)), \(place))"
    } ?? ".item(\(place))"
  }

  private static func numbers(_ numbers: ExpectedNumbers) -> String {
    numbers.values.map { $0.map(SwiftValue.number) ?? ".any" }.joined(separator: ", ")
  }

  private static func list(_ places: [IndexPathValue]) -> String {
    SwiftStringLiteral.quoted(places.map(\.description).joined(separator: " "))
  }
}

extension SupplementaryKind {
  /// The kind as fixtures spell it.
  fileprivate var word: String {
    switch self {
    case .header: "header"
    case .footer: "footer"
    case .custom(let kind): kind
    }
  }
}
