/// One place in an element's content: which elements may stand there, and how many.
struct ContentParticle: Sendable {
  /// The names of the elements that may stand here, in any mixture.
  let names: [String]
  /// The smallest number of them.
  let minimum: Int
  /// The greatest number of them; nil for any.
  let maximum: Int?

  /// A place for exactly `count` elements.
  static func exactly(_ count: Int, _ names: [String]) -> ContentParticle {
    ContentParticle(names: names, minimum: count, maximum: count)
  }

  /// A place for at most one element.
  static func optional(_ names: String...) -> ContentParticle {
    ContentParticle(names: names, minimum: 0, maximum: 1)
  }

  /// A place for any number of elements.
  static func any(_ names: [String]) -> ContentParticle {
    ContentParticle(names: names, minimum: 0, maximum: nil)
  }

  /// A place for at least one element.
  static func some(_ names: [String]) -> ContentParticle {
    ContentParticle(names: names, minimum: 1, maximum: nil)
  }
}
