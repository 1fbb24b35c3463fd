import Foundation
import Testing
import UIKit

@testable import UIKit

@Suite("Spellings of ordinary apps")
@MainActor
struct AppSpellingTests {
  @Test("literals of images and colors find and make what initializers do")
  func literals() {
    var environment = ViolationLog().environment
    environment.assets.images["photo"] = UIImage(
      name: "photo", size: CGSize(width: 3, height: 4))
    environment.bind {
      let image: UIImage = #imageLiteral(resourceName: "photo")
      #expect(image.size == CGSize(width: 3, height: 4))
      #expect(UIImage(imageLiteralResourceName: "none").size == .zero)
    }
    let color = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 0.25)
    #expect(color == UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25))
  }

  @Test("cells, headers and footers are made without arguments")
  func cells() {
    #expect(UITableViewCell().reuseIdentifier == nil)
    let usual = UITableViewCell(style: .default, reuseIdentifier: nil)
    #expect(UITableViewCell().frame.size == usual.frame.size)
    let header = UITableViewHeaderFooterView()
    #expect(header.reuseIdentifier == nil && header.contentView.superview === header)
  }

  @Test("the brightness of the screen is kept by the environment, between 0 and 1")
  func brightness() {
    let (one, other) = (
      ViolationLog().environment.withOwnApplication, ViolationLog().environment.withOwnApplication
    )
    one.bind {
      let screen = UIScreen.main
      let posts = Locked(0)
      let listening = NotificationCenter.default.addObserver(
        forName: UIScreen.brightnessDidChangeNotification, object: screen, queue: nil
      ) { _ in posts.withLock { $0 += 1 } }
      #expect(screen.brightness == 0.5)
      screen.brightness = 0.75
      screen.brightness = 0.75
      #expect(UIScreen.main.brightness == 0.75 && posts.withLock { $0 } == 1)
      screen.brightness = 7
      #expect(UIScreen.main.brightness == 1)
      screen.brightness = -1
      #expect(UIScreen.main.brightness == 0)
      NotificationCenter.default.removeObserver(listening)
    }
    #expect(other.bind { UIScreen.main.brightness } == 0.5)
  }

  @Test("what a scroll view shows at once is its own size")
  func visibleSize() {
    let view = UIScrollView(frame: CGRect(x: 3, y: 4, width: 50, height: 60))
    view.contentSize = CGSize(width: 500, height: 600)
    view.contentInset.top = 10
    view.contentOffset.y = 40
    #expect(view.visibleSize == CGSize(width: 50, height: 60))
  }

  @Test("a view's mask is its layer's")
  func mask() {
    let (view, mask) = (UIView(), UIView())
    view.mask = mask
    #expect(view.mask === mask && view.layer.mask === mask.layer && mask.superview == nil)
    view.mask = nil
    #expect(view.layer.mask == nil)
  }

  @Test("a spring settles when a thousandth of its motion is left; without damping never")
  func settling() {
    let spring = CASpringAnimation(keyPath: "position")
    #expect(abs(spring.settlingDuration - log(1000) / 5) < 1e-9)
    spring.damping = 20
    #expect(abs(spring.settlingDuration - log(1000) / 10) < 1e-9)
    spring.damping = 25
    #expect(abs(spring.settlingDuration - log(1000) / 5) < 1e-9)
    spring.mass = 2
    #expect(abs(spring.settlingDuration - log(1000) / 6.25) < 1e-9)
    spring.damping = 0
    #expect(spring.settlingDuration == .infinity)
    (spring.damping, spring.mass) = (10, 0)
    #expect(spring.settlingDuration == .infinity)
    (spring.mass, spring.stiffness) = (1, 0)
    #expect(spring.settlingDuration == .infinity)
  }

  @Test("what an app sets for the status bar leaves it to the controllers")
  func statusBar() {
    ViolationLog().environment.withOwnApplication.bind {
      let application = UIApplication.shared
      let (style, isHidden) = (application.statusBarStyle, application.isStatusBarHidden)
      application.statusBarStyle = .lightContent
      application.isStatusBarHidden = true
      #expect(application.statusBarStyle == style && application.isStatusBarHidden == isHidden)
    }
  }

  @Test("the system's distance between views counts by its multiple, mirrored from right to left")
  func systemSpacing() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let (one, two) = (UIView(), UIView())
    for view in [one, two] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    func wish(_ constraint: NSLayoutConstraint) -> NSLayoutConstraint {
      constraint.priority = .defaultLow
      return constraint
    }
    NSLayoutConstraint.activate([
      one.leadingAnchor.constraint(equalToSystemSpacingAfter: root.leadingAnchor, multiplier: 2),
      one.topAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 0.5),
      one.widthAnchor.constraint(equalToConstant: 10),
      one.heightAnchor.constraint(equalToConstant: 10),
      two.widthAnchor.constraint(equalToConstant: 10),
      two.heightAnchor.constraint(equalToConstant: 10),
      two.leadingAnchor.constraint(
        greaterThanOrEqualToSystemSpacingAfter: one.trailingAnchor, multiplier: 1),
      two.leadingAnchor.constraint(
        lessThanOrEqualToSystemSpacingAfter: one.trailingAnchor, multiplier: 3),
      wish(two.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 20)),
      two.topAnchor.constraint(
        lessThanOrEqualToSystemSpacingBelow: one.bottomAnchor, multiplier: 1),
      two.topAnchor.constraint(
        greaterThanOrEqualToSystemSpacingBelow: one.bottomAnchor, multiplier: 0),
      wish(two.topAnchor.constraint(equalTo: one.bottomAnchor, constant: 5)),
    ])
    root.layoutIfNeeded()
    #expect(one.frame.origin == CGPoint(x: 16, y: 4))
    #expect(two.frame.origin == CGPoint(x: 46, y: 19))
    for view in [root, one, two] { view.semanticContentAttribute = .forceRightToLeft }
    root.layoutIfNeeded()
    #expect(one.frame.maxX == 184 && two.frame.maxX == 154)
  }

  @Test("a tab's badge keeps attributes by state, and an image is ready as it is")
  func smallThings() {
    let item = UITabBarItem(title: "tab", image: nil, tag: 0)
    item.setBadgeTextAttributes([.kern: 2], for: .selected)
    #expect(item.badgeTextAttributes(for: .selected)?[.kern] as? Int == 2)
    #expect(item.badgeTextAttributes(for: .normal) == nil)
    let image = UIImage(name: "photo", size: CGSize(width: 3, height: 4))
    var ready: UIImage?
    image.prepareForDisplay { ready = $0 }
    #expect(ready === image && image.preparingForDisplay() === image)
  }
}
