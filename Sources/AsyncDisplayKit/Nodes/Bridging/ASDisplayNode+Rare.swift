import UIKit

// Bridged properties that few nodes set: any thread until the node is loaded, then the main thread.
extension ASDisplayNode {
  /// The contents, drawn or set, or `nil` if there are none. Bridged to the view or layer.
  ///
  /// Source: `ASDisplayNode+UIViewBridge.mm`, `-contents` and `-setContents:`.
  public final var contents: Any? {
    get { rare(\.contents, default: nil) { $0.contents } }
    set { setRare { $0.contents = .some(newValue) } }
  }

  /// The displayed part of the contents, in unit coordinates. The default is all. Bridged to the
  /// view or layer.
  public final var contentsRect: CGRect {
    get { rare(\.contentsRect, default: Self.wholeContents) { $0.contentsRect } }
    set { setRare { $0.contentsRect = newValue } }
  }

  /// The stretched part of the contents, in unit coordinates. The default is all. Bridged to the
  /// view or layer.
  public final var contentsCenter: CGRect {
    get { rare(\.contentsCenter, default: Self.wholeContents) { $0.contentsCenter } }
    set { setRare { $0.contentsCenter = newValue } }
  }

  /// The scale of a rasterized layer, in pixels per point. The default is 1. Bridged to the view or
  /// layer.
  public final var rasterizationScale: CGFloat {
    get { rare(\.rasterizationScale, default: 1) { $0.rasterizationScale } }
    set { setRare { $0.rasterizationScale = newValue } }
  }

  /// The transform of the subnodes. Bridged to the view or layer.
  public final var subnodeTransform: CATransform3D {
    get { rare(\.sublayerTransform, default: CATransform3DIdentity) { $0.sublayerTransform } }
    set { setRare { $0.sublayerTransform = newValue } }
  }

  /// A Boolean value that indicates whether opacity applies to the node and its subnodes as a
  /// group. The default is `true`. Bridged to the view or layer.
  public final var allowsGroupOpacity: Bool {
    get { rare(\.allowsGroupOpacity, default: true) { $0.allowsGroupOpacity } }
    set { setRare { $0.allowsGroupOpacity = newValue } }
  }

  /// A Boolean value that indicates whether edges are antialiased. The default is `false`. Bridged
  /// to the view or layer.
  public final var allowsEdgeAntialiasing: Bool {
    get { rare(\.allowsEdgeAntialiasing, default: false) { $0.allowsEdgeAntialiasing } }
    set { setRare { $0.allowsEdgeAntialiasing = newValue } }
  }

  /// The edges that are antialiased. The default is all edges. Bridged to the view or layer.
  public final var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get {
      rare(
        \.edgeAntialiasingMask,
        default: [
          .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
        ]
      ) { $0.edgeAntialiasingMask }
    }
    set { setRare { $0.edgeAntialiasingMask = newValue } }
  }

  /// The actions of the layer by event name. The default is `nil`. Bridged to the view or layer.
  public final var actions: [String: any CAAction]? {
    get { rare(\.actions, default: nil) { $0.actions } }
    set { setRare { $0.actions = newValue } }
  }

  /// The scaling of the contents, as a Core Animation gravity. Bridged to the view or layer.
  ///
  /// ``contentMode`` sets the same value; the last one that is set applies.
  public final var contentsGravity: String {
    get { rare(\.contentsGravity, default: .resize) { $0.contentsGravity }.rawValue }
    set { setRare { $0.contentsGravity = CALayerContentsGravity(rawValue: newValue) } }
  }

  /// A Boolean value that indicates whether the view receives touches exclusively. The default is
  /// `false`. Bridged to the view or layer.
  public final var isExclusiveTouch: Bool {
    get { rareOfView(\.isExclusiveTouch, default: false) { $0.isExclusiveTouch } }
    set { setRare { $0.isExclusiveTouch = newValue } }
  }

  /// A Boolean value that indicates whether subviews are resized by their autoresizing masks. The
  /// default is `true`. Bridged to the view or layer.
  public final var autoresizesSubviews: Bool {
    get { rareOfView(\.autoresizesSubviews, default: true) { $0.autoresizesSubviews } }
    set { setRare { $0.autoresizesSubviews = newValue } }
  }

  private static var wholeContents: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

  final func rare<Value>(
    _ field: KeyPath<RareBackingValues, Value?>, default defaultValue: Value,
    _ loaded: @MainActor (CALayer) -> Value, member: String = #function
  ) -> Value {
    bridged(
      { $0.rare?[keyPath: field] ?? defaultValue }, defaultValue, layer: loaded,
      member: member)
  }

  private final func rareOfView(
    _ field: KeyPath<RareBackingValues, Bool?>, default defaultValue: Bool,
    _ loaded: @MainActor (UIView) -> Bool, member: String = #function
  ) -> Bool {
    bridged(
      { $0.rare?[keyPath: field] ?? defaultValue }, default: defaultValue, view: loaded,
      layer: { _ in defaultValue }, member: member)
  }

  final func setRare(_ change: (inout RareBackingValues) -> Void) {
    setBridged(.rare) { state in
      var values = state.rare ?? RareBackingValues()
      change(&values)
      state.rare = values
    }
  }
}
