import FixtureTesting
import Foundation
import Testing
import UIKit
import UIKitSimulation

/// What code of the app sees after the device has changed.
@Suite("A changed environment", .device(.iPhoneSE)) @MainActor
struct ChangedEnvironmentTests {
  private let host = FixtureHost(controller: UIViewController())

  /// The ways in which code of the app begins.
  enum Start: String, CaseIterable {
    case mainQueue, otherQueue, delay, timer, task

    @MainActor func run(_ body: @escaping @Sendable () -> Void) {
      switch self {
      case .mainQueue: DispatchQueue.main.async(execute: body)
      case .otherQueue: DispatchQueue.global().async(execute: body)
      case .delay: DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: body)
      case .timer:
        _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in body() }
      case .task: Task { body() }
      }
    }
  }

  private func change(textSize: UIContentSizeCategory) {
    var traits = host.environment.traits
    traits.preferredContentSizeCategory = textSize
    host.bind { host.window.change(traits: traits) }
  }

  @Test("jobs, delays and tasks have the present text size and screen", arguments: Start.allCases)
  func jobs(start: Start) async throws {
    try await host.settle()
    host.rotate(to: .landscape)
    change(textSize: .accessibilityLarge)
    let (body, size) = (Locked(CGFloat(0)), Locked(CGSize.zero))
    host.bind {
      start.run {
        body.withLock { $0 = UIFont.preferredFont(forTextStyle: .body).pointSize }
        size.withLock { $0 = RuntimeEnvironment.current.screen.size }
      }
    }
    try await host.settle()
    host.advance(by: 1)
    #expect(body.withLock { $0 } == 33)
    #expect(size.withLock { $0 } == CGSize(width: 568, height: 320))
  }

  /// The places from which code of the app begins a task.
  enum TaskStart: String, CaseIterable {
    case environment, test, detached, job

    @MainActor func run(
      in host: FixtureHost<UIViewController>, _ body: @escaping @Sendable () async -> Void
    ) {
      switch self {
      case .environment: host.bind { _ = Task { await body() } }
      case .test: _ = Task { await body() }
      case .detached: host.bind { _ = Task.detached { await body() } }
      case .job: host.bind { DispatchQueue.global().async { Task { await body() } } }
      }
    }
  }

  @Test(
    "tasks that began before have the present text size and screen", arguments: TaskStart.allCases)
  func tasks(start: TaskStart) async throws {
    try await host.settle()
    let (bodies, sizes) = (Locked<[CGFloat]>([]), Locked<[CGSize]>([]))
    @Sendable func look() async {
      bodies.withLock { $0.append(UIFont.preferredFont(forTextStyle: .body).pointSize) }
      await MainActor.run { sizes.withLock { $0.append(UIScreen.main.bounds.size) } }
    }
    start.run(in: host) {
      await look()
      try? await Task.sleep(for: .seconds(1))
      await look()
    }
    try await host.settle()
    host.rotate(to: .landscape)
    change(textSize: .accessibilityLarge)
    host.advance(by: 1)
    try await host.settle()
    #expect(bodies.withLock { $0 } == [17, 33])
    #expect(
      sizes.withLock { $0 } == [
        CGSize(width: 320, height: 568), CGSize(width: 568, height: 320),
      ])
  }

  @Test("a task of one window keeps its screen when another window is rotated")
  func otherWindow() async throws {
    let other = FixtureHost(controller: UIViewController())
    let size = Locked(CGSize.zero)
    host.bind {
      _ = Task {
        try await Task.sleep(for: .seconds(1))
        size.withLock { $0 = RuntimeEnvironment.current.screen.size }
      }
    }
    try await host.settle()
    other.rotate(to: .landscape)
    host.advance(by: 1)
    try await host.settle()
    #expect(size.withLock { $0 } == CGSize(width: 320, height: 568))
  }

  @Test("a detached task may read the environment any number of times")
  func manyReads() async throws {
    let sizes = Locked<Set<CGFloat>>([])
    host.bind {
      _ = Task.detached {
        for _ in 0..<20_000 {
          let width = RuntimeEnvironment.current.screen.size.width
          sizes.withLock { _ = $0.insert(width) }
        }
      }
    }
    try await host.settle()
    #expect(sizes.withLock { $0 } == [320])
  }

  @Test("the application has the present text size and orientation")
  func application() {
    host.bind { _ = UIApplication.shared }
    host.rotate(to: .landscape)
    change(textSize: .accessibilityLarge)
    host.bind {
      #expect(UIApplication.shared.preferredContentSizeCategory == .accessibilityLarge)
      #expect(UIApplication.shared.statusBarOrientation.isLandscape)
    }
  }

  @Test("a change of the text size is posted once, with the new size, and other changes are not")
  func notification() {
    let sizes = Locked<[UIContentSizeCategory]>([])
    let center = NotificationCenter.default
    host.bind {
      let application = UIApplication.shared
      let observer = center.addObserver(
        forName: UIContentSizeCategory.didChangeNotification, object: application, queue: nil
      ) { notification in
        let key = UIContentSizeCategory.newValueUserInfoKey
        guard let size = notification.userInfo?[key] as? UIContentSizeCategory else { return }
        sizes.withLock { $0.append(size) }
      }
      host.rotate(to: .landscape)
      change(textSize: .accessibilityLarge)
      change(textSize: .accessibilityLarge)
      center.removeObserver(observer)
    }
    #expect(sizes.withLock { $0 } == [.accessibilityLarge])
  }
}
