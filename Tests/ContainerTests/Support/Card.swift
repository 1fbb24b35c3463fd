/// What a hand-written cell shows.
struct Card: Hashable, Sendable {
  let id: Int
  let title: String

  /// Cards with titles that wrap on every phone.
  static func deck(_ count: Int) -> [Card] {
    (0..<count).map { id in
      Card(
        id: id,
        title: "Card \(id) has a title of so many words that it has to wrap on every phone there is"
      )
    }
  }
}
