import Foundation
import Testing
import UIKit

@Suite("Environments are apart")
@MainActor
struct EnvironmentIsolationTests {
  private nonisolated static let screens = [
    RuntimeEnvironment.Screen(size: CGSize(width: 320, height: 568), scale: 2),
    RuntimeEnvironment.Screen(size: CGSize(width: 390, height: 844), scale: 3),
    RuntimeEnvironment.Screen(size: CGSize(width: 1024, height: 768), scale: 1),
  ]

  @Test("tests with different screens run in turns without seeing each other", arguments: screens)
  func screens(screen: RuntimeEnvironment.Screen) async {
    let environment = RuntimeEnvironment(
      screen: screen, scheduler: RuntimeScheduling.SteppedScheduler())
    await environment.bind {
      for _ in 0..<20 {
        #expect(UIScreen.main.scale == screen.scale)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.makeKeyAndVisible()
        await Task.yield()
        #expect(UIApplication.shared.keyWindow === window)
        #expect(window.screen.bounds.size == screen.size)
        #expect(UIView().traitCollection.displayScale == screen.scale)
      }
    }
  }

  @Test("switching animations off in one environment leaves another one alone")
  func animations() {
    let (one, other) = (RuntimeEnvironment(), RuntimeEnvironment())
    one.bind { UIView.setAnimationsEnabled(false) }
    #expect(one.bind { UIView.areAnimationsEnabled } == false)
    #expect(other.bind { UIView.areAnimationsEnabled })
    #expect(one.withOwnApplication.bind { UIView.areAnimationsEnabled })
  }

  @Test("changing a copy of an environment leaves the original as it was, also while it is bound")
  func copies() {
    let original = RuntimeEnvironment()
    original.bind {
      var copy = RuntimeEnvironment.current
      copy.screen.scale = 3
      copy.traits.layoutDirection = .rightToLeft
      copy.locale = Locale(identifier: "de_DE")
      copy.assets.symbolNames = []
      copy.scheduler = RuntimeScheduling.SteppedScheduler()
      #expect(UIScreen.main.scale == 2 && copy.bind { UIScreen.main.scale } == 3)
      #expect(original.traits.layoutDirection == .leftToRight)
      #expect(original.locale.identifier == "en_US" && original.assets.symbolNames == nil)
      #expect(original.scheduler is RuntimeScheduling.LiveScheduler)
      #expect(copy.scheduler is RuntimeScheduling.SteppedScheduler)
      #expect(copy.locale.identifier == "de_DE")
    }
  }

  @Test("a window binds the environment that it was made in around layout")
  func binding() {
    final class Reader: UIView {
      var scale: CGFloat = 0
      override func layoutSubviews() { scale = UIScreen.main.scale }
    }
    let stage = Stage(scale: 3)
    let (now, later) = (Reader(), Reader())
    stage.window.addSubview(now)
    stage.window.layoutIfNeeded()
    #expect(now.scale == 3)
    stage.window.addSubview(later)
    stage.settle()
    #expect(later.scale == 3)
  }
}
