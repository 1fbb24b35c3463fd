import Dispatch
import FixtureTesting
import Testing
import UIKit

/// Members that end the process off the main thread without a host, since the compiler checks their isolation.
@Suite("Code of the main actor on other threads", .device(.iPhone8))
@MainActor
struct MainActorOffMainTests {
  /// An app's call of UIKit.
  struct Call: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let make: @MainActor @Sendable () -> () -> Void

    init(
      _ name: String, _ make: @escaping @MainActor @Sendable () -> @MainActor () -> Void
    ) {
      testDescription = name
      // An app's Swift 5 code reaches the members through closures whose isolation the compiler does not see.
      self.make = { unsafeBitCast(make(), to: (() -> Void).self) }
    }
  }

  private nonisolated static let calls = [
    Call("the text of a label") {
      let label = UILabel()
      return { label.text = "x" }
    },
    Call("a constraint") {
      let view = UIView()
      return { view.widthAnchor.constraint(equalToConstant: 3).isActive = true }
    },
    Call("an update of a table") {
      let table = UITableView()
      return { table.performBatchUpdates(nil, completion: nil) }
    },
    Call("an update of a collection") {
      let view = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      return { view.performBatchUpdates({}, completion: nil) }
    },
    Call("a push") {
      let navigation = UINavigationController(rootViewController: UIViewController())
      return { navigation.pushViewController(UIViewController(), animated: true) }
    },
    Call("the title of a button") {
      let button = UIButton(type: .system)
      return { button.setTitle("x", for: .normal) }
    },
  ]

  @Test("a call is reported, and the process goes on", arguments: calls)
  func reported(_ call: Call) async throws {
    let host = FixtureHost(controller: UIViewController())
    try await host.settle()
    let work = Locked(unsafeBitCast(call.make(), to: (@Sendable () -> Void).self))
    try await expectViolation(.mainThreadMemberOffMain) {
      DispatchQueue.global().async { work.withLock { $0 }() }
      try await host.settle()
    }
  }
}
