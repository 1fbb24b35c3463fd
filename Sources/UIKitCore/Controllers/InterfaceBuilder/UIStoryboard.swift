import Foundation

/// A storyboard of an app. Nothing is read from it: each use is the violation `interface-builder-file`.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  private let name: String

  /// Creates a reference to a storyboard of a bundle.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Returns `nil`, and reports the violation `interface-builder-file`.
  open func instantiateInitialViewController() -> UIViewController? {
    InterfaceFile.storyboard(name, nil).report()
    return nil
  }

  /// Returns an empty view controller, and reports the violation `interface-builder-file`.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    InterfaceFile.storyboard(name, identifier).report()
    return UIViewController()
  }
}

extension UIViewController {
  /// The storyboard of the controller, which is always `nil`: no controller comes from one here.
  public var storyboard: UIStoryboard? { nil }
}

/// A file of Interface Builder that an app uses.
enum InterfaceFile {
  case nib(String)
  case storyboard(String, String?)

  private var text: String {
    switch self {
    case .nib(let name): "the nib '\(name)'"
    case .storyboard(let name, let controller?): "'\(controller)' of the storyboard '\(name)'"
    case .storyboard(let name, nil): "the first controller of the storyboard '\(name)'"
    }
  }

  /// Reports the use of the file.
  func report() {
    let subject = if case .nib = self { "UINib" } else { "UIStoryboard" }
    RuntimeEnvironment.current.report(
      RuntimeViolation(
        .interfaceBuilderFile, severity: .violation, subject: subject,
        message: "The app uses \(text), and this runtime reads no files of Interface Builder.",
        remedy: "Make the views or the controller in code, or fake the type that loads them."))
  }
}

extension RuntimeViolation.Code {
  /// An app used a nib or a storyboard, from which nothing is read here.
  public static let interfaceBuilderFile = Self(rawValue: "interface-builder-file")
}
