import Foundation
import Testing
import UIKit

@Suite("Members that files of public apps missed") @MainActor
struct MissedMemberTests {
  @Test("a constraint without items takes the place of one that is set later, and is not activated")
  func emptyConstraint() {
    let log = ViolationLog()
    log.environment.bind {
      let constraint = NSLayoutConstraint()
      constraint.constant = 4
      #expect(constraint.firstItem == nil && constraint.constant == 4)
      constraint.isActive = true
      #expect(!constraint.isActive)
    }
    #expect(log.codes == [.constraintWithoutCommonView])
  }

  @Test("user defaults take values by key")
  func userDefaults() throws {
    let defaults = try #require(UserDefaults(suiteName: "missed-member-tests"))
    defer { defaults.removePersistentDomain(forName: "missed-member-tests") }
    defaults.setValue(3, forKey: "count")
    #expect(defaults.value(forKey: "count") as? Int == 3 && defaults.integer(forKey: "count") == 3)
    defaults.setValue(nil, forKey: "count")
    #expect(defaults.value(forKey: "count") == nil)
  }

  @Test("background images are kept for their bar metrics, and reported as unused")
  func backgroundImages() {
    let log = ViolationLog()
    log.environment.bind {
      let image = UIImage()
      let bar = UISearchBar()
      bar.setBackgroundImage(image, for: .any, barMetrics: .compact)
      #expect(bar.backgroundImage(for: .any, barMetrics: .compact) === image)
      #expect(bar.backgroundImage(for: .any, barMetrics: .default) == nil)
      let item = UIBarButtonItem()
      item.setBackButtonBackgroundImage(image, for: .normal, barMetrics: .default)
      #expect(item.backButtonBackgroundImage(for: .normal, barMetrics: .default) === image)
      #expect(item.backgroundImage(for: .normal, barMetrics: .default) == nil)
    }
    #expect(
      log.all.map(\.subject) == [
        "UISearchBar.setBackgroundImage", "UIBarButtonItem.setBackButtonBackgroundImage",
      ])
  }

  @Test("there is no camera, and its settings are reported as unused")
  func camera() {
    let log = ViolationLog()
    log.environment.bind {
      #expect(!UIImagePickerController.isCameraDeviceAvailable(.front))
      let picker = UIImagePickerController()
      picker.cameraDevice = .front
      picker.cameraCaptureMode = .video
      picker.cameraFlashMode = .off
      picker.showsCameraControls = false
      picker.takePicture()
    }
    #expect(Set(log.codes) == [.unusedMember] && log.codes.count == 5)
  }

  @Test("an effect view without an effect has its content view, and bars have their older style")
  func emptyValues() {
    let view = UIVisualEffectView()
    #expect(view.effect == nil && view.subviews == [view.contentView])
    #expect(UIBarStyle(rawValue: 2) == .blackTranslucent)
    #expect(MAXFLOAT == .greatestFiniteMagnitude)
  }
}
