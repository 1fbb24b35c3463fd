import Dispatch
import FixtureTesting
import Testing
import UIKit

/// A controller in the style of apps that compute their snapshots in the background.
private final class PostsController: UIViewController {
  let collection = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 480),
    collectionViewLayout: UICollectionViewFlowLayout())
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private(set) lazy var posts = UICollectionViewDiffableDataSource<Int, Int>(
    collectionView: collection
  ) { view, path, _ in view.dequeueReusableCell(withReuseIdentifier: "a", for: path) }
  private(set) lazy var rows = UITableViewDiffableDataSource<Int, Int>(tableView: table) {
    _, _, _ in
    UITableViewCell()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "a")
    view.addSubview(collection)
    view.addSubview(table)
    _ = (posts, rows)
  }

  static func snapshot(_ items: Range<Int>) -> NSDiffableDataSourceSnapshot<Int, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(items))
    return snapshot
  }
}

// Source: Apple's documentation of `apply(_:animatingDifferences:completion:)` and
// `applySnapshotUsingReloadData(_:completion:)`, and the answer in thread 757270 of Apple's developer forums.
@Suite("Snapshots that are applied on other threads", .device(.iPhone8))
@MainActor
struct DiffableThreadTests {
  private let controller = PostsController()

  private func shown() async throws -> FixtureHost<PostsController> {
    let host = FixtureHost(controller: controller)
    try await host.settle()
    return host
  }

  /// Calls a closure of the main actor in the background, as Swift 5 code can.
  private func inBackground(_ body: @escaping @MainActor () -> Void) {
    let work = Locked(unsafeBitCast(body, to: (@Sendable () -> Void).self))
    DispatchQueue.global().async { work.withLock { $0 }() }
  }

  @Test(
    "a snapshot that is applied in the background is shown, and the completion runs on the main thread"
  )
  func background() async throws {
    let host = try await shown()
    let roles = Locked<[RuntimeScheduling.Role]>([])
    inBackground { [controller] in
      controller.posts.apply(PostsController.snapshot(0..<3), animatingDifferences: false) {
        roles.withLock { $0.append(.current) }
      }
      controller.rows.apply(PostsController.snapshot(0..<2), animatingDifferences: false) {
        roles.withLock { $0.append(.current) }
      }
    }
    try await host.settle()
    #expect(controller.collection.numberOfItems(inSection: 0) == 3)
    #expect(controller.table.numberOfRows(inSection: 0) == 2)
    #expect(roles.withLock { $0 } == [.main, .main])
    inBackground { [controller] in
      controller.posts.applySnapshotUsingReloadData(PostsController.snapshot(0..<5))
      controller.rows.applySnapshotUsingReloadData(PostsController.snapshot(0..<6))
    }
    try await host.settle()
    #expect(controller.collection.numberOfItems(inSection: 0) == 5)
    #expect(controller.table.numberOfRows(inSection: 0) == 6)
  }

  @Test("a section snapshot may be applied in the background")
  func section() async throws {
    let host = try await shown()
    inBackground { [controller] in
      var section = NSDiffableDataSourceSectionSnapshot<Int>()
      section.append([1, 2])
      controller.posts.apply(section, to: 0, animatingDifferences: false)
    }
    try await host.settle()
    #expect(controller.collection.numberOfItems(inSection: 0) == 2)
  }

  @Test("snapshots that are applied on the main thread and in the background are reported once")
  func mixed() async throws {
    let host = try await shown()
    controller.posts.apply(
      PostsController.snapshot(0..<1), animatingDifferences: false, completion: nil)
    controller.rows.apply(
      PostsController.snapshot(0..<1), animatingDifferences: false, completion: nil)
    try await host.settle()
    let found = try await expectViolation(.appliedOnSeveralThreads) {
      for _ in 0..<2 {
        inBackground { [controller] in
          controller.posts.apply(PostsController.snapshot(0..<3), animatingDifferences: false)
          controller.rows.apply(PostsController.snapshot(0..<3), animatingDifferences: false)
        }
        try await host.settle()
      }
    }
    #expect(found.count == 2)
    #expect(controller.collection.numberOfItems(inSection: 0) == 3)
  }
}
