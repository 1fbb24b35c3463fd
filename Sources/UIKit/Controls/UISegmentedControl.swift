import Foundation

/// A row of buttons of which one at most is chosen, 32 points high.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// The position that means that nothing is chosen.
  public static let noSegment = -1

  private struct Segment {
    var title: String?
    var image: UIImage?
    var isEnabled = true
  }

  private var segments: [Segment] = []
  private var chosen = UISegmentedControl.noSegment
  /// Whether a choice is forgotten at once; default no.
  open var isMomentary = false

  /// The colour of the chosen segment; nil is the system's.
  open var selectedSegmentTintColor: UIColor?
  /// Whether segments are as wide as their titles; kept as a value; default no.
  open var apportionsSegmentWidthsByContent = false
  private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// Sets the attributes of titles in a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state] = attributes
  }

  /// Answers the attributes of titles in a state; nil when none were set for it.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }

  /// Makes a control with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a control of titles and images.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    for item in items ?? [] {
      segments.append(Segment(title: item as? String, image: item as? UIImage))
    }
    bounds.size = intrinsicContentSize
  }

  /// Makes a control of size zero; archives are not read.
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
    insert(Segment(title: title), at: segment)
  }

  /// Inserts a segment with an image; a position past the end counts as the end.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }

  private func insert(_ segment: Segment, at index: Int) {
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
  }

  /// A segment's title.
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }

  /// Sets a segment's image.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].image = image
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

  /// Whether a segment may be chosen.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }

  /// As wide as the widest title, with 12 points at each side, for each segment; 32 points high.
  open override var intrinsicContentSize: CGSize {
    let widths = segments.map { segment -> CGFloat in
      let title = segment.title ?? ""
      let font = UIFont.systemFont(ofSize: 13)
      return max(title.size(withAttributes: [.font: font]).width, segment.image?.size.width ?? 0)
    }
    let widest = (widths.max() ?? 0).ceiledToPixel(scale: traitCollection.displayScale)
    return CGSize(width: (widest + 24) * CGFloat(segments.count), height: 32)
  }

  /// The control's own size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Taps a segment. A driven step: `valueChanged` is sent when the choice changes.
  public func tapSegment(at segment: Int) {
    guard isEnabled, isEnabledForSegment(at: segment), segment != chosen else { return }
    chosen = segment
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if isMomentary { chosen = Self.noSegment }
  }
}
