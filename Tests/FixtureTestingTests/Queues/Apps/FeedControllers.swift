import AsyncDisplayKit
import UIKit

/// A feed whose pages arrive while it is scrolled.
final class FeedController: AppController {
  private static let pageCount = 4

  override func viewDidLoad() {
    super.viewDidLoad()
    node.leadingScreensForBatching = 1
    load(page: 0) {}
  }

  private func load(page: Int, _ completion: @escaping @MainActor @Sendable () -> Void) {
    let texts: @Sendable () -> [String] = { (0..<12).map { "post \(page).\($0)" } }
    _ = server.ask(for: texts, seconds: 0.2) { [weak self] texts in
      self?.append(texts)
      completion()
    }
  }

  override func shouldBatchFetch(for tableNode: ASTableNode) -> Bool {
    !rows.isEmpty && rows.count < 12 * Self.pageCount
  }

  override nonisolated func tableNode(
    _ tableNode: ASTableNode, willBeginBatchFetchWith context: ASBatchContext
  ) {
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        self.load(page: self.rows.count / 12) { context.completeBatchFetching(true) }
      }
    }
  }
}

/// A feed that is pulled to be refreshed. An answer to an earlier request is dropped.
final class RefreshController: AppController {
  let refresh = UIRefreshControl()
  private var generation = 0
  private var request: AppRequest?

  override func viewDidLoad() {
    super.viewDidLoad()
    node.view.refreshControl = refresh
    refresh.addAction(UIAction { [weak self] _ in self?.reload() }, for: .valueChanged)
    reload()
  }

  func pull() {
    refresh.beginRefreshing()
    refresh.sendActions(for: .valueChanged)
  }

  private func reload() {
    generation += 1
    let number = generation
    request?.cancel()
    request = server.ask(for: { (0..<3).map { "news \(number).\($0)" } }, seconds: 0.5) {
      [weak self] rows in
      guard let self, number == generation else { return }
      show(rows)
      refresh.endRefreshing()
    }
  }
}

/// A list of pictures that are loaded while their rows are near the screen.
final class PrefetchController: AppController {
  private(set) var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    let note: @MainActor @Sendable (String) -> Void = { [weak self] in self?.log.append($0) }
    blockOfRow = { [server] row, text in
      { PictureCell(text: text, row: row, server: server, note: note) }
    }
    show((0..<150).map { "picture \($0)" })
  }
}

/// A row that loads its picture in the preload range, and cancels the request when it leaves the range.
private final class PictureCell: ASTextCellNode {
  private let row: Int
  private let server: AppServer
  private let note: @MainActor @Sendable (String) -> Void
  @MainActor private var request: AppRequest?

  init(
    text: String, row: Int, server: AppServer, note: @escaping @MainActor @Sendable (String) -> Void
  ) {
    self.row = row
    self.server = server
    self.note = note
    super.init(attributes: [:], insets: .zero)
    self.text = text
  }

  override func didEnterPreloadState() {
    super.didEnterPreloadState()
    let row = row
    request = server.ask(for: { "picture \(row) is there" }, seconds: 0.1 + Double(row % 3) / 10) {
      [weak self] text in
      self?.note(text)
      self?.text = text
    }
  }

  override func didExitPreloadState() {
    super.didExitPreloadState()
    request?.cancel()
  }
}
