import AsyncDisplayKit
import FixtureTesting
import UIKit

/// A screen of an app, with what a user does on it.
enum AppScript: String, CaseIterable, Sendable {
  case feed, refresh, prefetch, search, chat, login

  /// What a run shows: the rows, and the trees at the end of each stage.
  struct Result: Sendable {
    var rows: [String] = []
    var stages: [FixtureTree] = []

    /// The stages as one tree.
    var tree: FixtureTree { FixtureTree("stages", children: stages) }
    var text: String { (rows + [tree.text]).joined(separator: "\n") }
  }

  /// Hosts the screen and performs the script.
  @MainActor func run(_ style: AppStyle) async throws -> Result {
    switch self {
    case .feed: try await perform(FeedController(style), Self.feedScript)
    case .refresh: try await perform(RefreshController(style), Self.refreshScript)
    case .prefetch: try await perform(PrefetchController(style), Self.prefetchScript)
    case .search: try await perform(SearchController(style), Self.searchScript)
    case .chat: try await perform(ChatController(style), Self.chatScript)
    case .login: try await perform(LoginController(style), Self.loginScript)
    }
  }

  private typealias Stages<Controller: AppController> =
    @MainActor @Sendable (Controller, FixtureHost<Controller>, AppStages<Controller>)
    async throws -> Void

  @MainActor private func perform<Controller: AppController>(
    _ controller: Controller, _ script: Stages<Controller>
  ) async throws -> Result {
    let host = FixtureHost(controller: controller)
    let stages = AppStages(host)
    try await stages.note()
    try await script(controller, host, stages)
    var result = Result(rows: controller.rows, stages: stages.trees)
    if let pictures = controller as? PrefetchController { result.rows = pictures.log }
    if let search = controller as? SearchController { result.rows += search.asked }
    return result
  }

  @MainActor private static let feedScript: Stages<FeedController> = { _, host, stages in
    for _ in 0..<6 {
      host.advance(by: 0.2)
      try await stages.note()
      host.scroll(toFraction: 1)
    }
  }

  @MainActor private static let refreshScript: Stages<RefreshController> = {
    controller, host, stages in
    host.advance(by: 0.5)
    try await stages.note()
    controller.pull()
    host.advance(by: 0.25)
    controller.pull()
    try await stages.note()
    host.advance(by: 0.5)
    try await stages.note()
  }

  @MainActor private static let prefetchScript: Stages<PrefetchController> = { _, host, stages in
    host.advance(by: 0.15)
    try await stages.note()
    host.scroll(toFraction: 1)
    try await stages.note()
    host.advance(by: 1)
    try await stages.note()
  }

  @MainActor private static let searchScript: Stages<SearchController> = {
    controller, host, stages in
    controller.type("te")
    host.advance(by: 0.5)
    for text in ["tex", "text", "texture"] {
      controller.type(text)
      host.advance(by: 0.1)
    }
    try await stages.note()
    host.advance(by: 0.5)
    try await stages.note()
    host.advance(by: 3)
    try await stages.note()
  }

  @MainActor private static let chatScript: Stages<ChatController> = { controller, host, stages in
    controller.send("hello")
    host.advance(by: 1)
    try await stages.note()
    controller.send("are you there?")
    host.advance(by: 2.75)
    try await stages.note()
    host.advance(by: 10)
    try await stages.note()
  }

  @MainActor private static let loginScript: Stages<LoginController> = { controller, host, stages in
    controller.login()
    for _ in 0..<4 {
      host.advance(by: 2.5)
      try await stages.note()
    }
  }
}

/// The trees of a host at the ends of stages.
@MainActor final class AppStages<Controller: AppController> {
  private let host: FixtureHost<Controller>
  private(set) var trees: [FixtureTree] = []

  init(_ host: FixtureHost<Controller>) { self.host = host }

  func note() async throws {
    try await host.settle()
    trees.append(host.tree)
  }
}
