import Foundation
import Synchronization
import UIKit

/// What cells may share: everything in it is constant.
class FixedTheme {
  let name = "fixed"
  let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  let font = UIFont.systemFont(ofSize: 12)
  let color = UIColor.red
  let sizes = ["title": [17.0, 20]]
  let text = NSAttributedString(string: "fixed")
  let format: @Sendable (Int) -> String = { "\($0)" }
  let parent: FixedTheme?

  init(parent: FixedTheme? = nil) {
    self.parent = parent
  }
}

/// A constant subclass.
final class FixedSubTheme: FixedTheme {
  let depth = 2
}

/// What cells may not share, each for another reason.
enum ChangingTheme {
  final class WithVariable { var name = "changing" }
  final class WithWeak { weak var parent: FixedTheme? }
  final class WithLazy { lazy var name = "late" }
  final class WithLock { let name = Locked("locked") }
  final class WithMutex { let name = Mutex("locked") }
  final class WithMutableText { let text = NSMutableAttributedString(string: "changing") }
  final class WithClosure {
    let next: () -> Int
    init() {
      var count = 0
      next = {
        count += 1
        return count
      }
    }
  }
  final class WithVariableInside { let inside = [WithVariable()] }
  final class WithInheritedVariable: Base {}
  class Base { var name = "base" }
}
