import Testing
import UIKit

@Suite("Members that public apps name") @MainActor
struct AppSpellingTests {
  private let stage = Stage()

  private final class Delegate: UIResponder, UIApplicationDelegate {}

  @Test("a missing image is reported by its name, an image of the environment is not")
  func missingImage() {
    var environment = stage.environment
    environment.assets.images["star"] = UIImage()
    environment.bind {
      #expect(UIImage(named: "star") != nil && UIImage(named: "moon") == nil)
    }
    #expect(stage.log.codes == [.missingImage])
    #expect(stage.log.all.first?.remedy.contains("assets.images[\"moon\"]") == true)
  }

  @Test("the main function of an app starts nothing and says so")
  func applicationMain() {
    stage.environment.bind { Delegate.main() }
    #expect(stage.log.codes == [.applicationMain])
  }

  @Test("a color without components is clear")
  func emptyColor() {
    var alpha: CGFloat = 1
    _ = UIColor().getRed(nil, green: nil, blue: nil, alpha: &alpha)
    #expect(alpha == 0)
  }

  @Test("modes of an emitter are stored and reported as unused")
  func emitter() {
    stage.environment.bind {
      let emitter = CAEmitterLayer()
      emitter.emitterMode = .outline
      emitter.renderMode = .additive
      #expect(emitter.emitterMode == .outline && emitter.renderMode == .additive)
    }
    #expect(stage.log.codes == [.unusedMember, .unusedMember])
  }

  @Test("alert actions and navigation items have identifiers for tests")
  func identifiers() {
    let (action, item) = (UIAlertAction(title: "A", style: .default), UINavigationItem(title: "B"))
    #expect(action.accessibilityIdentifier == nil && item.accessibilityIdentifier == nil)
    action.accessibilityIdentifier = "action"
    item.accessibilityIdentifier = "item"
    #expect(action.accessibilityIdentifier == "action" && item.accessibilityIdentifier == "item")
  }

  @Test("a selector of an editing command is the responder's")
  func editingCommand() {
    let copy = Selector("copy:", UIResponder.copy(_:))
    #expect(UIView().responds(to: copy) && NSStringFromSelector(copy) == "copy:")
  }
}
