import UIKit

/// The methods of nodes for which Texture looks up whether a class overrides them.
///
/// Source: `ASDisplayNode.mm`, `GetASDisplayNodeMethodOverrides` and `+initialize`. Decided here: where the
/// overrides are not known, a class draws into a context and handles touches.
enum NodeMethodOverrides {
  private static let drawing = method(Drawing.self)
  private static let picture = method(Picture.self)
  private static let textPicture = MethodOverride(
    of: ASTextNode.self, plain: PlainText.self, overriding: PictureText.self)
  private static let touchesBegan = method(TouchesBegan.self)
  private static let touchesMoved = method(TouchesMoved.self)
  private static let touchesEnded = method(TouchesEnded.self)
  private static let touchesCancelled = method(TouchesCancelled.self)
  private static let optionalTouchesCancelled = method(OptionalTouchesCancelled.self)

  /// Returns whether a class draws into a context.
  static func draws(_ nodeClass: ASDisplayNode.Type) -> Bool {
    drawing.isOverridden(by: nodeClass, ifUnknown: true)
  }

  /// Returns whether a class returns the image that it displays.
  ///
  /// A class of second text nodes does not inherit the method of ``ASTextNode``, since Texture's ``ASTextNode2``
  /// is no subclass of it.
  static func returnsPicture(_ nodeClass: ASDisplayNode.Type) -> Bool {
    if let textClass = nodeClass as? ASTextNode.Type, textClass.isSecondClass {
      return textPicture.isOverridden(by: nodeClass, ifUnknown: false)
    }
    return picture.isOverridden(by: nodeClass, ifUnknown: false)
  }

  /// Returns whether a class handles touches that begin.
  static func handlesTouchesBegan(_ nodeClass: ASDisplayNode.Type) -> Bool {
    touchesBegan.isOverridden(by: nodeClass, ifUnknown: true)
  }

  /// Returns whether a class handles touches that move.
  static func handlesTouchesMoved(_ nodeClass: ASDisplayNode.Type) -> Bool {
    touchesMoved.isOverridden(by: nodeClass, ifUnknown: true)
  }

  /// Returns whether a class handles touches that end.
  static func handlesTouchesEnded(_ nodeClass: ASDisplayNode.Type) -> Bool {
    touchesEnded.isOverridden(by: nodeClass, ifUnknown: true)
  }

  /// Returns whether a class handles touches that are canceled, in either form of the method.
  static func handlesTouchesCancelled(_ nodeClass: ASDisplayNode.Type) -> Bool {
    touchesCancelled.isOverridden(by: nodeClass, ifUnknown: true)
      || optionalTouchesCancelled.isOverridden(by: nodeClass, ifUnknown: true)
  }

  private static func method(_ overriding: ASDisplayNode.Type) -> MethodOverride {
    MethodOverride(of: ASDisplayNode.self, plain: Plain.self, overriding: overriding)
  }

  private final class Plain: ASDisplayNode {}

  private final class Drawing: ASDisplayNode {
    override class func draw(
      _ bounds: CGRect, withParameters parameters: Any?, isCancelled isCancelledBlock: () -> Bool,
      isRasterizing: Bool
    ) {}
  }

  private final class Picture: ASDisplayNode {
    override class func display(
      withParameters parameters: Any?, isCancelled isCancelledBlock: () -> Bool
    ) -> UIImage? { nil }
  }

  private final class PlainText: ASTextNode {}

  private final class PictureText: ASTextNode {
    override class func display(
      withParameters parameters: Any?, isCancelled isCancelledBlock: () -> Bool
    ) -> UIImage? { nil }
  }

  private final class TouchesBegan: ASDisplayNode {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }

  private final class TouchesMoved: ASDisplayNode {
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }

  private final class TouchesEnded: ASDisplayNode {
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }

  private final class TouchesCancelled: ASDisplayNode {
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }

  private final class OptionalTouchesCancelled: ASDisplayNode {
    override func touchesCancelled(_ touches: Set<UITouch>?, with event: UIEvent?) {}
  }
}
