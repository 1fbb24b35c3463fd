import Foundation

/// A row of segments of which at most one is selected, 32 points high.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// The index that means no selected segment.
  public static let noSegment = -1

  private struct Item {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    var isEnabled = true
    var width: CGFloat = 0
    var offset = CGSize.zero

    init(title: String? = nil, image: UIImage? = nil) {
      self.title = title
      self.image = image
    }

    /// Creates a segment with the image of an action, or its title when it has no image.
    @MainActor init(_ action: UIAction) {
      self.init(title: action.image == nil ? action.title : nil, image: action.image)
      self.action = action
      isEnabled = !action.attributes.contains(.disabled)
    }
  }

  /// The key of a divider image.
  private struct DividerPlace: Hashable {
    var left: UIControl.State
    var right: UIControl.State
    var metrics: UIBarMetrics
  }

  /// The key of a background image.
  private struct BackgroundPlace: Hashable {
    var state: UIControl.State
    var metrics: UIBarMetrics
  }

  private var segments: [Item] = []
  private var chosen = UISegmentedControl.noSegment
  /// A Boolean value that indicates whether a selection is reset immediately. The default is
  /// `false`.
  open var isMomentary = false

  /// The color of the selected segment, or `nil` for the system's.
  open var selectedSegmentTintColor: UIColor?
  /// A Boolean value that indicates whether the width of each segment fits its content. The default
  /// is `false`: all segments have the width of the widest.
  open var apportionsSegmentWidthsByContent = false {
    didSet { invalidateIntrinsicContentSize() }
  }
  private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  private var backgrounds: [BackgroundPlace: UIImage] = [:]
  private var dividers: [DividerPlace: UIImage] = [:]
  private var displacements: [ContentPlace: UIOffset] = [:]

  /// Sets the offset of segments' content, in points. It is not drawn here. Not used by the
  /// runtime, which reports `unused-member`.
  open func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment,
    barMetrics: UIBarMetrics
  ) {
    reportUnused(
      "UISegmentedControl", if: adjustment != .zero, member: "setContentPositionAdjustment")
    let place = ContentPlace(segment: leftCenterRightOrAlone, metrics: barMetrics)
    displacements[place] = adjustment
  }

  /// Returns the offset of segments' content, in points; otherwise the offset that was set for all
  /// segments.
  open func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) -> UIOffset {
    displacements[ContentPlace(segment: leftCenterRightOrAlone, metrics: barMetrics)]
      ?? displacements[ContentPlace(segment: .any, metrics: barMetrics)] ?? .zero
  }

  /// Sets the background image for a state and bar metrics. Not used by the runtime, which reports
  /// `unused-member`.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    reportUnused("UISegmentedControl", if: backgroundImage != nil, member: "setBackgroundImage")
    backgrounds[BackgroundPlace(state: state, metrics: barMetrics)] = backgroundImage
  }

  /// Returns the background image for a state and bar metrics; otherwise that of the default
  /// metrics.
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    backgrounds[BackgroundPlace(state: state, metrics: barMetrics)]
      ?? backgrounds[BackgroundPlace(state: state, metrics: .default)]
  }

  /// Sets the divider image between segments in two states for bar metrics. Not used by the
  /// runtime, which reports `unused-member`.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {
    reportUnused("UISegmentedControl", if: dividerImage != nil, member: "setDividerImage")
    let place = DividerPlace(left: leftState, right: rightState, metrics: barMetrics)
    dividers[place] = dividerImage
  }

  /// Returns the divider image between segments in two states; otherwise that of the default
  /// metrics.
  open func dividerImage(
    forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? {
    let place = DividerPlace(left: leftState, right: rightState, metrics: barMetrics)
    return dividers[place]
      ?? dividers[DividerPlace(left: leftState, right: rightState, metrics: .default)]
  }

  /// Sets the width of a segment in points. Zero, the default, fits the content.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].width = max(0, width)
    invalidateIntrinsicContentSize()
  }

  /// Returns the width that was set for a segment, in points. Zero fits the content.
  open func widthForSegment(at segment: Int) -> CGFloat {
    segments.indices.contains(segment) ? segments[segment].width : 0
  }

  /// Sets the offset of a segment's content, in points. It is not drawn here.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].offset = offset
  }

  /// Returns the offset of a segment's content, in points.
  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    segments.indices.contains(segment) ? segments[segment].offset : .zero
  }

  /// Sets the attributes of titles for a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state] = attributes
    invalidateIntrinsicContentSize()
  }

  /// Returns the attributes of titles for a state, or `nil` when none were set.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }

  /// Creates a control with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control with titles, images, and actions.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    for item in items ?? [] {
      let action = item as? UIAction
      segments.append(
        action.map { Item($0) } ?? Item(title: item as? String, image: item as? UIImage))
    }
    bounds.size = intrinsicContentSize
  }

  /// Creates a control with a frame in points and a segment for each action.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(items: actions)
    self.frame = frame
  }

  /// Creates a control of size zero. The contents of the archive are not decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// The index of the selected segment. Setting it sends no event; an invalid index means no
  /// selection.
  open var selectedSegmentIndex: Int {
    get { chosen }
    set { chosen = segments.indices.contains(newValue) ? newValue : Self.noSegment }
  }

  /// Inserts a segment with a title. An index beyond the count appends the segment.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Item(title: title), at: segment)
  }

  /// Inserts a segment with an image. An index beyond the count appends the segment.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Item(image: image), at: segment)
  }

  /// Inserts a segment with the title and the image of an action, which runs when the segment is
  /// selected.
  ///
  /// It replaces a segment with an action of the same identifier. A larger index than the count
  /// means the end.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    let former = segmentIndex(identifiedBy: action.identifier)
    if former != NSNotFound { removeSegment(at: former, animated: animated) }
    insert(Item(action), at: segment)
  }

  /// Sets the action of a segment, with its title and image.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment] = Item(action)
    invalidateIntrinsicContentSize()
  }

  /// Returns the action of a segment, or `nil`.
  open func actionForSegment(at segment: Int) -> UIAction? {
    segments.indices.contains(segment) ? segments[segment].action : nil
  }

  /// Returns the index of the segment with an action identifier, or `NSNotFound`.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }

  private func insert(_ segment: Item, at index: Int) {
    let index = min(max(index, 0), segments.count)
    segments.insert(segment, at: index)
    if chosen >= index { chosen += 1 }
    invalidateIntrinsicContentSize()
  }

  /// Removes a segment. The selection moves with its segment.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if chosen == segment { chosen = Self.noSegment }
    if chosen > segment { chosen -= 1 }
    invalidateIntrinsicContentSize()
  }

  /// Removes all segments.
  open func removeAllSegments() {
    segments = []
    chosen = Self.noSegment
  }

  /// Sets the title of a segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].title = title
    invalidateIntrinsicContentSize()
  }

  /// Returns the title of a segment.
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }

  /// Sets the image of a segment.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].image = image
    invalidateIntrinsicContentSize()
  }

  /// Returns the image of a segment.
  open func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment].image : nil
  }

  /// Enables or disables a segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].isEnabled = enabled
  }

  /// Returns a Boolean value that indicates whether a segment is enabled.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }

  /// The intrinsic size: the sum of the segments' widths, 32 points high.
  ///
  /// A segment without a set width has the width of the widest content, or of its own content with
  /// ``apportionsSegmentWidthsByContent``, plus 12 points on each side. Titles use the font of the
  /// attributes for the normal state.
  open override var intrinsicContentSize: CGSize {
    let contents = segments.map { contentWidth(of: $0) }
    let widest = contents.max() ?? 0
    let widths = zip(segments, contents).map { segment, content in
      guard segment.width == 0 else { return segment.width }
      return (apportionsSegmentWidthsByContent ? content : widest) + 24
    }
    return CGSize(width: widths.reduce(0, +), height: 32)
  }

  private func contentWidth(of segment: Item) -> CGFloat {
    let font = titleAttributes[.normal]?[.font] as? UIFont ?? .systemFont(ofSize: 13)
    let title = (segment.title ?? "").size(withAttributes: [.font: font]).width
    return max(title, segment.image?.size.width ?? 0)
      .ceiledToPixel(scale: traitCollection.displayScale)
  }

  /// Returns the intrinsic size of the control.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

extension UISegmentedControl {
  /// The segments to which an adjustment applies, by their position.
  public enum Segment: Int, Hashable, Sendable {
    /// All segments.
    case any
    /// The first of several segments.
    case left
    /// The segments between the first and the last.
    case center
    /// The last of several segments.
    case right
    /// A single segment.
    case alone
  }

  /// The key of an offset of content.
  struct ContentPlace: Hashable {
    var segment: Segment
    var metrics: UIBarMetrics
  }
}
