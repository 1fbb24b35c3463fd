import AsyncDisplayKit
import Foundation
import UIKit

extension CALayer {
  /// A placeholder for the image of a network image node that has a URL and no image yet, or `nil`.
  var pendingImageDrawing: RuntimeDrawing.DisplayList? {
    guard contents == nil, !bounds.isEmpty,
      let node = displayNode as? ASNetworkImageNode, let url = node.url, node.image == nil
    else { return nil }
    let name = url.lastPathComponent.isEmpty ? url.absoluteString : url.lastPathComponent
    let image = UIImage(name: name, size: bounds.size)
    return RuntimeDrawing.DisplayList([.image(image, rect: bounds, alpha: 1, blend: .normal)])
  }

  /// A Boolean value that indicates whether the layer is that of a network image node without an image
  /// and without a URL, which shows nothing on a device.
  var lacksURL: Bool {
    guard contents == nil, !bounds.isEmpty, let node = displayNode as? ASNetworkImageNode
    else { return false }
    return node.url == nil && node.image == nil
  }

  /// The shadow that the layer shows, or `nil`.
  ///
  /// Source: Core Animation: a layer that masks to its bounds cuts its shadow off.
  var shownShadow: RuntimeDrawing.DisplayList.Shadow? {
    guard shadowOpacity > 0, !masksToBounds, let color = shadowColor else { return nil }
    let alpha = color.alpha * CGFloat(min(shadowOpacity, 1))
    guard let faded = color.copy(alpha: alpha) else { return nil }
    return RuntimeDrawing.DisplayList.Shadow(
      offset: shadowOffset, blur: shadowRadius * 2, color: faded)
  }

  /// A Boolean value that indicates whether clipping to the bounds can change the picture.
  var hasSomethingToClip: Bool {
    sublayers != nil || contents != nil || cornerRadius > 0
  }

  /// The reason why the layer is shown with a box: a property that pictures cannot show, or `nil`.
  var reasonForBox: String? {
    if filters?.isEmpty == false { return "filters" }
    if backgroundFilters?.isEmpty == false { return "background filters" }
    if compositingFilter != nil { return "compositing filter" }
    return self is CAEmitterLayer ? "particles" : nil
  }
}

extension SVGCanvas {
  /// Draws a dashed gray outline with a label, for an image that is not there.
  ///
  /// Decided here: a list of photos without URLs is an empty picture otherwise.
  ///
  /// - Parameters:
  ///   - rect: the bounds of the layer.
  ///   - outline: the outline of the layer.
  mutating func drawMissingImage(in rect: CGRect, outline: CGPath) {
    let gray = RGBA(0x8E, 0x8E, 0x93)
    beginShape(outline)
    body.append(" fill=\"none\" stroke-dasharray=\"4 3\"")
    body.attribute("stroke", gray)
    body.append("/>")
    let text = "no URL"
    let size = min(12, rect.height * 0.5, rect.width * 0.75 / CGFloat(text.count) / 0.55)
    guard size >= 3 else { return }
    label(text, at: CGPoint(x: rect.midX, y: rect.midY), size: size, color: gray)
  }

  /// Draws only the shadow of an outline, not the outline itself.
  mutating func drawShadow(_ shadow: RuntimeDrawing.DisplayList.Shadow, of path: CGPath) {
    let id = shadowFilter(shadow, around: path.boundingBox, keepsSource: false)
    group({ $0.body.append(" filter=\"url(#\(id))\"") }) { canvas in
      canvas.fill(path, .black, rule: .winding)
    }
  }
}

extension CAReplicatorLayer {
  /// One copy of a replicator layer's sublayers.
  struct Copy {
    let transform: CGAffineTransform
    let color: RGBA
  }

  /// The maximum number of copies that are drawn.
  private static let maximumCopies = 1000

  /// The copies of the sublayers, each transformed about the center relative to the previous one.
  ///
  /// Source: Core Animation's `instanceTransform`. Depth and delays are left out.
  var copies: [Copy] {
    let step = instanceTransform.affine
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    var power = CGAffineTransform.identity
    return (0..<max(0, min(instanceCount, Self.maximumCopies))).map { index in
      defer { power = power.concatenating(step) }
      let transform = CGAffineTransform(translationX: -middle.x, y: -middle.y)
        .concatenating(power)
        .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
      return Copy(transform: transform, color: color(ofCopy: index))
    }
  }
}
