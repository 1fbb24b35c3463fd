import Testing
import UIKit

/// Values that nothing reads are reported, and values that have an effect are not.
@MainActor @Suite("Table of cases: members without effect")
struct SilenceCaseTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// Sets the member to something other than its default.
    let set: @MainActor @Sendable () -> Void

    init(_ member: String, _ set: @escaping @MainActor @Sendable () -> Void) {
      testDescription = member
      self.set = set
    }
  }

  /// Decided here: a value that nothing but its getter reads is reported. A gate compares the list.
  @Test("a member without effect reports its name once", arguments: unused)
  func reports(_ test: Case) {
    let log = ViolationLog()
    log.environment.bind {
      test.set()
      test.set()
    }
    #expect(log.codes == [.unusedMember] && log.all.first?.severity == .advisory)
    #expect(log.all.first?.subject == test.testDescription)
  }

  /// Apple's page of each member names the effect.
  @Test("a member with an effect reports nothing", arguments: used)
  func works(_ test: Case) {
    let log = ViolationLog()
    log.environment.bind { test.set() }
    #expect(log.codes.isEmpty)
  }

  nonisolated static let unused = [
    Case("UITableView.fillerRowHeight") { UITableView().fillerRowHeight = 10 },
    Case("UITableView.separatorEffect") {
      UITableView().separatorEffect = UIBlurEffect(style: .light)
    },
    Case("UITableViewCell.focusStyle") { UITableViewCell().focusStyle = .custom },
    Case("UIScrollView.bouncesZoom") { UIScrollView().bouncesZoom = false },
    Case("UIScrollView.indicatorStyle") { UIScrollView().indicatorStyle = .white },
    Case("UICollectionView.isSpringLoaded") {
      UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()
      ).isSpringLoaded = true
    },
    Case("UINavigationItem.largeTitleDisplayMode") {
      UINavigationItem().largeTitleDisplayMode = .always
    },
    Case("UINavigationItem.titleMenuProvider") {
      UINavigationItem().titleMenuProvider = { _ in nil }
    },
    Case("UINavigationBar.prefersLargeTitles") { UINavigationBar().prefersLargeTitles = true },
    Case("UIView.isExclusiveTouch") { UIView().isExclusiveTouch = true },
  ]

  nonisolated static let used = [
    Case("UIViewController.hidesBottomBarWhenPushed") {
      UIViewController().hidesBottomBarWhenPushed = true
    },
    Case("UITableView.estimatedRowHeight") { UITableView().estimatedRowHeight = 30 },
    Case("UITableView.sectionHeaderTopPadding") { UITableView().sectionHeaderTopPadding = 3 },
    Case("UITableViewCell.accessoryType") { UITableViewCell().accessoryType = .checkmark },
    Case("UITableViewCell.shouldIndentWhileEditing") {
      UITableViewCell().shouldIndentWhileEditing = false
    },
    Case("UILabel.minimumScaleFactor") { UILabel().minimumScaleFactor = 0.5 },
    Case("UIScrollView.refreshControl") { UIScrollView().refreshControl = UIRefreshControl() },
    Case("UIView.preservesSuperviewLayoutMargins") {
      UIView().preservesSuperviewLayoutMargins = true
    },
  ]
}
