extension AppScript {
  /// The rows at the end, or what the screen has noted of them.
  var rows: [String] {
    switch self {
    case .feed: (0..<4).flatMap { page in (0..<12).map { "post \(page).\($0)" } }
    case .refresh: (0..<3).map { "news 3.\($0)" }
    case .prefetch:
      // Rows that leave the preload range cancel; those that entered it with the scroll begin later.
      Self.pictures(0..<66, 0) + Self.pictures(105..<150, 0) + Self.pictures(94..<105, 0)
        + Self.pictures(105..<150, 1) + Self.pictures(94..<105, 1)
        + Self.pictures(105..<150, 2) + Self.pictures(94..<105, 2)
    case .search: ["texture 1", "texture 2", "texture 3", "te", "texture"]
    case .chat: ["hello", "are you there?", "answer to hello", "answer to are you there?"]
    case .login: ["signed in", "no network", "no network", "busy", "welcome"]
    }
  }
  private static func pictures(_ rows: Range<Int>, _ remainder: Int) -> [String] {
    rows.filter { $0 % 3 == remainder }.map { "picture \($0) is there" }
  }
}
