import UIKit

/// The layers that cover the corners of a node with the corner rounding type `clipping`.
///
/// Each layer is one point wider and higher than the radius, and shows the background color outside of the
/// rounded corner. The background color counts when the corners are set, and when the interface style
/// changes. Source: `ASDisplayNode.mm`, `-_setClipCornerLayersVisible:`,
/// `-_updateClipCornerLayerContentsWithRadius:backgroundColor:` and `-_layoutClipCornersIfNeeded`.
@MainActor
struct ClippingCorners {
  /// The corners in the order of the bits of a mask: top left, top right, bottom left, bottom right.
  private var layers: [CALayer?] = [nil, nil, nil, nil]

  nonisolated init() {}

  private static var depth: CGFloat { 99999 }

  /// Creates the layers of the masked corners, and removes the other ones.
  mutating func show(_ mask: CACornerMask) {
    for index in layers.indices {
      let isMasked = mask.rawValue & (1 << UInt(index)) != 0
      guard isMasked != (layers[index] != nil) else { continue }
      layers[index]?.removeFromSuperlayer()
      layers[index] = isMasked ? CALayer() : nil
      layers[index]?.zPosition = Self.depth
    }
  }

  /// Draws the layers.
  ///
  /// Without a color, the corners are black, which is the fill color of a new context.
  func draw(
    radius: CGFloat, _ color: UIColor?, _ traits: ASPrimitiveTraitCollection, _ scale: CGFloat
  ) {
    let size = CGSize(width: radius + 1, height: radius + 1)
    for (index, layer) in layers.enumerated() {
      guard let layer else { continue }
      let (isRight, isBottom) = (index % 2 == 1, index > 1)
      let image = drawnImage(traits, size, scale) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.translateBy(x: isRight ? 1 - radius : 0, y: isBottom ? 1 - radius : 0)
        color?.setFill()
        context.addPath(Self.outside(radius).cgPath)
        context.fillPath(using: .evenOdd)
      }
      layer.contents = image?.cgImage
      layer.bounds = CGRect(origin: .zero, size: size)
      layer.anchorPoint = CGPoint(x: isRight ? 1 : 0, y: isBottom ? 1 : 0)
    }
  }

  private static func outside(_ radius: CGFloat) -> UIBezierPath {
    let side = radius * 2
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: side, height: side), cornerRadius: radius)
    path.append(UIBezierPath(rect: CGRect(x: -1, y: -1, width: side + 1, height: side + 1)))
    return path
  }

  /// Places the layers at the corners of the bounds' size, in front of the other sublayers.
  ///
  /// Layers that are in front already are not added again, which would invalidate the layout each time.
  func place(in layer: CALayer, _ size: CGSize) {
    for (index, corner) in layers.enumerated() {
      corner?.position = CGPoint(
        x: index % 2 == 1 ? size.width : 0, y: index > 1 ? size.height : 0)
    }
    let corners = layers.compactMap(\.self)
    let front = layer.sublayers?.suffix(corners.count) ?? []
    guard !front.elementsEqual(corners, by: ===) else { return }
    for corner in corners { layer.addSublayer(corner) }
  }
}

extension ASDisplayNode {
  /// Shows the layers of the masked corners if the node clips its corners, or removes them.
  @MainActor final func updateClippingCorners() {
    let rounding = cornerRounding
    ownDrawing.clippingCorners.show(rounding.type == .clipping ? rounding.corners : [])
    drawClippingCorners()
  }

  /// Draws and places the layers of clipped corners.
  @MainActor final func drawClippingCorners() {
    drawing?.clippingCorners.draw(
      radius: cornerRounding.radius, backgroundColor, traits, contentsScaleForDisplay)
    layoutClippingCorners()
  }

  /// Places the layers of clipped corners.
  @MainActor final func layoutClippingCorners() {
    guard let drawing, let loadedLayer else { return }
    drawing.clippingCorners.place(in: loadedLayer, bounds.size)
  }
}
