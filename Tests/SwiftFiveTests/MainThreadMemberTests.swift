import Dispatch
import Foundation
import Testing
import UIKit

/// UIKit's members that Swift 5 code calls on another thread.
@Suite("Main-thread members on other threads")
struct MainThreadMemberTests {
  @Test("each member reports itself once and does nothing")
  func views() async {
    let codes = Locked<[String]>([])
    let environment = RuntimeEnvironment(
      scheduler: RuntimeScheduling.LiveScheduler(),
      violationHandler: RuntimeViolation.Handler { violation in
        codes.withLock { $0.append("\(violation.code) \(violation.subject)") }
      }
    ).withOwnApplication
    await withCheckedContinuation { done in
      DispatchQueue.global().async {
        // An app's Swift 5 code reaches the members through closures whose isolation the compiler does not see.
        environment.bind(unsafeBitCast(Self.calls, to: (() -> Void).self))
        done.resume()
      }
    }
    let members = [
      "UIView.init(frame:)", "UIView.addSubview(_:)", "UIView.frame", "UIView.layoutIfNeeded()",
      "UIView.removeFromSuperview()", "UIViewController.addChild(_:)",
    ]
    #expect(codes.withLock { $0 } == members.map { "main-thread-member-off-main \($0)" })
  }

  private static let calls: @MainActor () -> Void = {
    let (view, other) = (UIView(), UIView())
    view.addSubview(other)
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    view.layoutIfNeeded()
    view.removeFromSuperview()
    UIViewController().addChild(UIViewController())
  }
}
