/// A graphics context that records drawing as a display list. Use a context on one thread at a
/// time.
///
/// Coordinates are in points, with the origin at the top left, as in UIKit's contexts. The display
/// list contains paths and positions with the current transform applied.
public final class CGContext {
  package struct State {
    var transform = CGAffineTransform.identity
    var fill = CGColor(gray: 0, alpha: 1)
    var stroke = CGColor(gray: 0, alpha: 1)
    package var style = RuntimeDrawing.DisplayList.StrokeStyle()
    var alpha: CGFloat = 1
    var blend = CGBlendMode.normal
    var interpolation = CGInterpolationQuality.default
    package var shadow: RuntimeDrawing.DisplayList.Shadow?
    /// The number of groups that were opened since the state was last saved.
    var openGroups = 0
  }

  private struct Group {
    var operations: [RuntimeDrawing.DisplayList.Operation] = []
    var clip: CGPath?
    var alpha: CGFloat = 1
    var shadow: RuntimeDrawing.DisplayList.Shadow?
    var mask: (image: CGImage, rect: CGRect)?

    var operation: RuntimeDrawing.DisplayList.Operation {
      let list = RuntimeDrawing.DisplayList(operations)
      guard let mask else { return .group(list, clip: clip, alpha: alpha) }
      return .masked(list, mask: mask.image, rect: mask.rect)
    }
  }

  /// The size of the context, in points.
  package let size: CGSize
  /// The number of device pixels per point.
  package let scale: CGFloat
  package var state = State()
  private var saved: [State] = []
  private var groups = [Group()]
  var pathElements: [CGPath.Element] = []

  /// Creates an empty context with a size in points.
  package init(size: CGSize, scale: CGFloat) {
    self.size = size
    self.scale = scale
  }

  /// The recorded drawing. Groups that are still open are closed in the copy.
  public var displayList: RuntimeDrawing.DisplayList {
    var stack = groups
    while stack.count > 1 {
      let group = stack.removeLast()
      Self.close(group, into: &stack[stack.count - 1])
    }
    return RuntimeDrawing.DisplayList(stack[0].operations)
  }

  func record(_ operation: RuntimeDrawing.DisplayList.Operation) {
    groups[groups.count - 1].operations.append(Self.add(state.shadow, to: operation))
  }

  /// Returns an operation with a shadow, if there is one.
  ///
  /// Rule: Core Graphics' documentation of `setShadow(offset:blur:color:)`: every drawn object has
  /// the shadow. Clearing draws nothing.
  private static func add(
    _ shadow: RuntimeDrawing.DisplayList.Shadow?, to operation: RuntimeDrawing.DisplayList.Operation
  ) -> RuntimeDrawing.DisplayList.Operation {
    guard let shadow else { return operation }
    if case .clear = operation { return operation }
    return .shadowed(RuntimeDrawing.DisplayList([operation]), shadow)
  }

  private static func close(_ group: Group, into outer: inout Group) {
    guard !group.operations.isEmpty else { return }
    outer.operations.append(add(group.shadow, to: group.operation))
  }

  /// The number of groups that are open.
  var groupDepth: Int { groups.count }

  package func openGroup(
    clip: CGPath?, alpha: CGFloat = 1, shadow: RuntimeDrawing.DisplayList.Shadow? = nil
  ) {
    guard groups.count < RuntimeDrawing.DisplayList.maximumDepth else { return }
    groups.append(Group(clip: clip, alpha: alpha, shadow: shadow))
    state.openGroups += 1
  }

  /// Opens a group that is drawn through an image mask in a rectangle.
  func openGroup(mask: CGImage, rect: CGRect) {
    guard groups.count + mask.drawingDepth < RuntimeDrawing.DisplayList.maximumDepth else { return }
    groups.append(Group(mask: (mask, rect)))
    state.openGroups += 1
  }

  private func closeGroups(_ count: Int) {
    for _ in 0..<count where groups.count > 1 {
      let group = groups.removeLast()
      Self.close(group, into: &groups[groups.count - 1])
    }
  }

  /// Saves the current state: transform, colors, line style, and clip.
  public func saveGState() {
    saved.append(state)
    state.openGroups = 0
  }

  /// Restores the last saved state. Without one, it has no effect.
  public func restoreGState() {
    guard let former = saved.popLast() else { return }
    closeGroups(state.openGroups)
    state = former
  }

  /// Begins a transparency layer, which is composed as one with the current opacity and shadow.
  ///
  /// Rule: Core Graphics' documentation: inside of the layer, the opacity is 1 and there is no
  /// shadow.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
    saveGState()
    openGroup(clip: nil, alpha: state.alpha, shadow: state.shadow)
    state.alpha = 1
    state.shadow = nil
  }

  /// Begins a transparency layer as ``beginTransparencyLayer(auxiliaryInfo:)`` does, clipped to a
  /// rectangle.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  /// Ends the last transparency layer.
  public func endTransparencyLayer() {
    restoreGState()
  }

  /// The current transform from the context's current coordinates to its base coordinates.
  public var ctm: CGAffineTransform { state.transform }

  /// The width in pixels, at most 1,000,000,000,000.
  ///
  /// Decided here: no memory holds a greater bitmap, and here none is made.
  public var width: Int { pixels(size.width) }

  /// The height in pixels, at most 1,000,000,000,000.
  public var height: Int { pixels(size.height) }

  private func pixels(_ extent: CGFloat) -> Int {
    let count = (extent * scale).rounded(.up)
    return count > 0 ? Int(min(count, 1e12)) : 0
  }

  /// The smallest rectangle that contains the whole context, in the current coordinates. Clips are
  /// ignored.
  public var boundingBoxOfClipPath: CGRect {
    CGRect(origin: .zero, size: size).applying(state.transform.inverted())
  }
}
