extension AppScript {
  /// The rows at the end, or what the screen has noted of them.
  var rows: [String] {
    switch self {
    case .feed: (0..<4).flatMap { page in (0..<12).map { "post \(page).\($0)" } }
    case .refresh: (0..<3).map { "news 3.\($0)" }
    case .prefetch: []
    case .search: ["texture 1", "texture 2", "texture 3", "te", "texture"]
    case .chat: ["hello", "are you there?", "answer to hello", "answer to are you there?"]
    case .login: ["signed in", "no network", "no network", "busy", "welcome"]
    }
  }
}
