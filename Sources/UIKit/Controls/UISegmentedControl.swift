import Foundation

/// A row of buttons of which one at most is chosen, 32 points high.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// The position that means that nothing is chosen.
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

    /// A segment shows the image of its action, or else the title.
    @MainActor init(_ action: UIAction) {
      self.init(title: action.image == nil ? action.title : nil, image: action.image)
      self.action = action
      isEnabled = !action.attributes.contains(.disabled)
    }
  }

  /// What an image between two segments is for.
  private struct DividerPlace: Hashable {
    var left: UIControl.State
    var right: UIControl.State
    var metrics: UIBarMetrics
  }

  /// What an image behind a segment is for.
  private struct BackgroundPlace: Hashable {
    var state: UIControl.State
    var metrics: UIBarMetrics
  }

  private var segments: [Item] = []
  private var chosen = UISegmentedControl.noSegment
  /// A Boolean value that indicates whether a choice is forgotten at once. The default is `false`.
  open var isMomentary = false

  /// The color of the chosen segment; `nil` is the system's.
  open var selectedSegmentTintColor: UIColor?
  /// A Boolean value that indicates whether segments are as wide as their titles, not all as wide
  /// as the widest. The default is `false`.
  open var apportionsSegmentWidthsByContent = false {
    didSet { invalidateIntrinsicContentSize() }
  }
  private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  private var backgrounds: [BackgroundPlace: UIImage] = [:]
  private var dividers: [DividerPlace: UIImage] = [:]
  private var displacements: [ContentPlace: UIOffset] = [:]

  /// Sets how far contents of segments are moved, in points; nothing draws it here.
  open func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment,
    barMetrics: UIBarMetrics
  ) {
    let place = ContentPlace(segment: leftCenterRightOrAlone, metrics: barMetrics)
    displacements[place] = adjustment
  }

  /// How far contents of segments are moved, in points: as all are where none was set for these.
  open func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) -> UIOffset {
    displacements[ContentPlace(segment: leftCenterRightOrAlone, metrics: barMetrics)]
      ?? displacements[ContentPlace(segment: .any, metrics: barMetrics)] ?? .zero
  }

  /// Sets the image behind segments in a state.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    backgrounds[BackgroundPlace(state: state, metrics: barMetrics)] = backgroundImage
  }

  /// The image behind segments in a state: that of the default metrics where none was set for others.
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    backgrounds[BackgroundPlace(state: state, metrics: barMetrics)]
      ?? backgrounds[BackgroundPlace(state: state, metrics: .default)]
  }

  /// Sets the image between two segments in states.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {
    let place = DividerPlace(left: leftState, right: rightState, metrics: barMetrics)
    dividers[place] = dividerImage
  }

  /// The image between two segments in states: that of the default metrics where none was set for others.
  open func dividerImage(
    forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? {
    let place = DividerPlace(left: leftState, right: rightState, metrics: barMetrics)
    return dividers[place]
      ?? dividers[DividerPlace(left: leftState, right: rightState, metrics: .default)]
  }

  /// Sets a segment's width in points; 0, the default, is as wide as its content asks for.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].width = max(0, width)
    invalidateIntrinsicContentSize()
  }

  /// The width that was set for a segment, in points; 0 is as wide as its content asks for.
  open func widthForSegment(at segment: Int) -> CGFloat {
    segments.indices.contains(segment) ? segments[segment].width : 0
  }

  /// Sets how far a segment's content is moved, in points; nothing draws it here.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].offset = offset
  }

  /// How far a segment's content is moved, in points.
  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    segments.indices.contains(segment) ? segments[segment].offset : .zero
  }

  /// Sets the attributes of titles in a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state] = attributes
    invalidateIntrinsicContentSize()
  }

  /// Returns the attributes of titles in a state; `nil` when none were set for it.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }

  /// Creates a control with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control of titles, images and actions.
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

  /// Creates a control of size zero; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// The position of the chosen segment; setting it sends no event, other positions mean none.
  open var selectedSegmentIndex: Int {
    get { chosen }
    set { chosen = segments.indices.contains(newValue) ? newValue : Self.noSegment }
  }

  /// Inserts a segment with a title; a position past the end counts as the end.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Item(title: title), at: segment)
  }

  /// Inserts a segment with an image; a position past the end counts as the end.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Item(image: image), at: segment)
  }

  /// Inserts a segment with the title and the image of an action, which choosing it runs.
  ///
  /// A segment with an action of that identifier goes; a position past the end counts as the end.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    let former = segmentIndex(identifiedBy: action.identifier)
    if former != NSNotFound { removeSegment(at: former, animated: animated) }
    insert(Item(action), at: segment)
  }

  /// Gives a segment the title, the image and the action of an action.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment] = Item(action)
    invalidateIntrinsicContentSize()
  }

  /// The action that choosing a segment runs; `nil` without one.
  open func actionForSegment(at segment: Int) -> UIAction? {
    segments.indices.contains(segment) ? segments[segment].action : nil
  }

  /// The position of the segment with an action of an identifier, `NSNotFound` without one.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }

  private func insert(_ segment: Item, at index: Int) {
    let index = min(max(index, 0), segments.count)
    segments.insert(segment, at: index)
    if chosen >= index { chosen += 1 }
    invalidateIntrinsicContentSize()
  }

  /// Removes a segment; the choice follows its segment.
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

  /// Sets a segment's title.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].title = title
    invalidateIntrinsicContentSize()
  }

  /// A segment's title.
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }

  /// Sets a segment's image.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].image = image
    invalidateIntrinsicContentSize()
  }

  /// A segment's image.
  open func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment].image : nil
  }

  /// Lets a segment be chosen or not.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].isEnabled = enabled
  }

  /// Returns a Boolean value that indicates whether a segment may be chosen.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }

  /// The segments' widths together; 32 points high.
  ///
  /// A segment without a width of its own is as wide as the widest content, or its own where
  /// ``apportionsSegmentWidthsByContent`` says so, with 12 points at each side. Titles have the font of the
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

  /// The control's own size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Taps a segment. A driven step: when the choice changes, the segment's action runs, and then
  /// `valueChanged` is sent.
  public func tapSegment(at segment: Int) {
    guard isEnabled, isEnabledForSegment(at: segment), segment != chosen else { return }
    chosen = segment
    if let action = segments[segment].action { environment.bind { sendAction(action) } }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if isMomentary { chosen = Self.noSegment }
  }
}

extension UISegmentedControl {
  /// Which segments are meant, by where they stand.
  public enum Segment: Int, Hashable, Sendable {
    /// All.
    case any
    /// The first of several.
    case left
    /// Those between the first and the last.
    case center
    /// The last of several.
    case right
    /// A single one.
    case alone
  }

  /// What a displacement of content is for.
  struct ContentPlace: Hashable {
    var segment: Segment
    var metrics: UIBarMetrics
  }
}
