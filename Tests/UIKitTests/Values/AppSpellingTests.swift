import Foundation
import Testing
import UIKit

@testable import UIKit

@Suite("Spellings of ordinary apps")
@MainActor
struct AppSpellingTests {
  @Test("literals of images and colours find and make what initialisers do")
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
}
