import UIKit

/// What an absolute layout reads of a child's style; Texture: `ASAbsoluteLayoutElement`. Any one thread.
public protocol ASAbsoluteLayoutElement: AnyObject {
  /// Where the child stands, in points.
  var layoutPosition: CGPoint { get set }
}

extension ASLayoutElementStyle: ASAbsoluteLayoutElement {}
