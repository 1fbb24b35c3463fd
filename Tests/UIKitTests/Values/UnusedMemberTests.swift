import Foundation
import Testing
import UIKit

private final class Counter: Sendable {
  private let state = Locked(0)

  var count: Int { state.withLock(\.self) }

  func increment() { state.withLock { $0 += 1 } }
}

/// A setter without effect reports `unused-member`.
@MainActor struct UnusedMemberTests {
  private let log: ViolationLog
  private let environment: RuntimeEnvironment

  init() {
    log = ViolationLog()
    environment = log.environment
  }

  private var members: [String] {
    log.all.filter { $0.code == .unusedMember }.map(\.subject)
  }

  @Test func otherValueThanTheDefaultIsReportedAsAdvisory() throws {
    environment.bind { UIView().isExclusiveTouch = true }
    let advisory = try #require(log.all.first)
    #expect(advisory.code == .unusedMember)
    #expect(advisory.severity == .advisory)
    #expect(advisory.subject == "UIView.isExclusiveTouch")
  }

  @Test func defaultValueIsNotReported() {
    environment.bind {
      UIView().isExclusiveTouch = false
      UINavigationItem().titleMenuProvider = nil
      UINavigationItem().largeTitleDisplayMode = .automatic
      CALayer().speed = 1
    }
    #expect(members.isEmpty)
  }

  @Test func refinementsOfLineBreakingAreReported() {
    environment.bind {
      let style = NSMutableParagraphStyle()
      style.hyphenationFactor = 0
      style.lineBreakStrategy = []
      #expect(members.isEmpty)
      style.hyphenationFactor = 1
      style.lineBreakStrategy = .pushOut
    }
    #expect(
      members == [
        "NSMutableParagraphStyle.hyphenationFactor", "NSMutableParagraphStyle.lineBreakStrategy",
      ])
  }

  @Test func eachMemberIsReportedOnceInAnEnvironment() {
    environment.bind {
      UIView().isExclusiveTouch = true
      UIView().isExclusiveTouch = true
      UIView().isMultipleTouchEnabled = true
    }
    #expect(members == ["UIView.isExclusiveTouch", "UIView.isMultipleTouchEnabled"])
  }

  @Test func everyEnvironmentReportsForItself() {
    let other = ViolationLog()
    environment.bind { UIView().isExclusiveTouch = true }
    other.environment.bind { UIView().isExclusiveTouch = true }
    #expect(members.count == 1)
    #expect(other.all.count == 1)
  }

  @Test func interceptorDecidesEachTime() async {
    let seen = Counter()
    let interceptor = RuntimeViolation.Interceptor { _ in
      seen.increment()
      return .withhold
    }
    await RuntimeEnvironment.intercepting(interceptor) {
      environment.bind { UIView().isExclusiveTouch = true }
      environment.bind { UIView().isExclusiveTouch = true }
    }
    #expect(seen.count == 2)
    #expect(members.isEmpty)
    environment.bind { UIView().isExclusiveTouch = true }
    #expect(members == ["UIView.isExclusiveTouch"])
  }

  @Test func methodsOfStatesAndValuesOfStructuresReportToo() {
    environment.bind {
      UISearchBar().setImage(UIImage(), for: .search, state: .normal)
      var configuration = UIButton.Configuration.plain()
      configuration.imageReservation = 10
      UINavigationBar().prefersLargeTitles = true
    }
    #expect(
      members == [
        "UISearchBar.setImage", "UIButton.Configuration.imageReservation",
        "UINavigationBar.prefersLargeTitles",
      ])
  }

  @Test func membersThatOnlyChangeTheLookOfListsReport() {
    environment.bind {
      UITableView().fillerRowHeight = 10
      var list = UICollectionLayoutListConfiguration(appearance: .plain)
      list.backgroundColor = .red
      list.separatorConfiguration.multipleSelectionColor = .separator
      list.separatorConfiguration.multipleSelectionColor = .red
    }
    #expect(
      members == [
        "UITableView.fillerRowHeight", "UICollectionLayoutListConfiguration.backgroundColor",
        "UIListSeparatorConfiguration.multipleSelectionColor",
      ])
  }
}
