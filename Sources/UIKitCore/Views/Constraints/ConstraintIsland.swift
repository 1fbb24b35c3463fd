/// The views below a view of known size whose frames are solved together from their constraints.
///
/// A view that translates its autoresizing mask into constraints has a known frame and ends the
/// island: its subviews form an island of their own.
@MainActor struct ConstraintIsland {
  private struct Rectangle {
    var left: LinearExpression
    var top: LinearExpression
    var width: LinearExpression
    var height: LinearExpression

    /// Returns the rectangle expanded by insets.
    func expanded(by insets: UIEdgeInsets) -> Rectangle {
      func number(_ value: CGFloat) -> LinearExpression {
        LinearExpression(constant: Double(value))
      }
      return Rectangle(
        left: left - number(insets.left), top: top - number(insets.top),
        width: width + number(insets.left + insets.right),
        height: height + number(insets.top + insets.bottom))
    }
  }

  private let root: UIView
  private var views: [UIView] = []
  private var guides: [UILayoutGuide] = []
  /// The content layout guides of scroll views that constraints refer to.
  private var contentGuides: [UILayoutGuide] = []
  private var constraints: [NSLayoutConstraint] = []
  /// The rectangles that constraints align: of a view, the alignment rectangle, which may be
  /// smaller than its frame.
  private var rectangles: [ObjectIdentifier: Rectangle] = [:]
  private var variableCount = 0
  private var relations: [LexicographicSolver.Relation] = []
  private var sources: [NSLayoutConstraint?] = []
  private let fitsRoot: Bool

  /// Collects the island below a view, or returns `nil` when it contains no constraint.
  ///
  /// - Parameters:
  ///   - root: The view whose bounds are known.
  ///   - fitsRoot: A Boolean value that indicates whether the size of the root is solved, too.
  init?(below root: UIView, fitsRoot: Bool = false) {
    self.root = root
    self.fitsRoot = fitsRoot
    collect(root)
    guard !constraints.isEmpty else { return nil }
    for constraint in constraints {
      noteContent(of: constraint.first, constraint.second)
      if let second = constraint.second { noteContent(of: second, constraint.first) }
    }
  }

  private mutating func noteContent(of term: ConstraintTerm, _ other: ConstraintTerm?) {
    guard let guide = term.item(against: other) as? UILayoutGuide,
      guide.source == .scrollContent, !contentGuides.contains(guide)
    else { return }
    contentGuides.append(guide)
  }

  private mutating func collect(_ view: UIView) {
    constraints += view.storedConstraints?.constraints ?? []
    guides += view.storedConstraints?.guides ?? []
    for subview in view.subviews where subview.followsConstraints {
      views.append(subview)
      collect(subview)
    }
  }

  // MARK: Setting up

  private mutating func newVariable() -> LinearExpression {
    defer { variableCount += 1 }
    return LinearExpression(variable: variableCount)
  }

  private mutating func newRectangle() -> Rectangle {
    Rectangle(
      left: newVariable(), top: newVariable(), width: newVariable(), height: newVariable())
  }

  private mutating func setUp(widths: [ObjectIdentifier: CGFloat]) {
    rectangles = [:]
    variableCount = 0
    relations = []
    sources = []
    let aligned = root.alignmentRect(forFrame: root.bounds)
    var own = Rectangle(
      left: constant(aligned.minX), top: constant(aligned.minY),
      width: constant(aligned.width), height: constant(aligned.height))
    if fitsRoot { (own.width, own.height) = (newVariable(), newVariable()) }
    rectangles[ObjectIdentifier(root)] = own
    for item in views as [AnyObject] + guides + contentGuides {
      rectangles[ObjectIdentifier(item)] = newRectangle()
    }
    for guide in contentGuides { relateContent(guide) }
    if fitsRoot { relateIntrinsicSize(of: root, width: nil) }
    for view in views {
      relateIntrinsicSize(of: view, width: widths[ObjectIdentifier(view)])
      relateSizeToZero(rectangles[ObjectIdentifier(view)])
    }
    for constraint in constraints { relate(constraint) }
  }

  private func constant(_ value: CGFloat) -> LinearExpression {
    LinearExpression(constant: Double(value))
  }

  private mutating func add(
    _ expression: LinearExpression, _ relation: NSLayoutConstraint.Relation, _ level: Float,
    source: NSLayoutConstraint? = nil
  ) {
    relations.append(
      LexicographicSolver.Relation(expression: expression, relation: relation, level: level))
    sources.append(source)
  }

  /// Ties a scroll view's content to its offset. A length that nothing else determines stays
  /// unchanged.
  private mutating func relateContent(_ guide: UILayoutGuide) {
    guard let view = guide.owningView as? UIScrollView, let outer = frameRectangle(of: view),
      let content = rectangles[ObjectIdentifier(guide)]
    else { return }
    let required = UILayoutPriority.required.rawValue
    add(content.left - (outer.left - constant(view.bounds.minX)), .equal, required)
    add(content.top - (outer.top - constant(view.bounds.minY)), .equal, required)
    relateSizeToZero(content)
    add(content.width - constant(view.contentSize.width), .equal, Self.weakest)
    add(content.height - constant(view.contentSize.height), .equal, Self.weakest)
  }

  /// A priority lower than every priority that a constraint can have.
  private static let weakest: Float = 0.5

  private mutating func relateSizeToZero(_ rectangle: Rectangle?) {
    guard let rectangle else { return }
    add(rectangle.width, .greaterThanOrEqual, UILayoutPriority.required.rawValue)
    add(rectangle.height, .greaterThanOrEqual, UILayoutPriority.required.rawValue)
  }

  /// Adds the relations of a view's intrinsic size.
  ///
  /// Rule: UIKit's documentation of content hugging and compression resistance: a view is at most
  /// its intrinsic size at the one priority and at least that size at the other.
  private mutating func relateIntrinsicSize(of view: UIView, width: CGFloat?) {
    guard let rectangle = rectangles[ObjectIdentifier(view)] else { return }
    let size = view.intrinsicSize(within: width)
    let sides: [(LinearExpression, CGFloat, NSLayoutConstraint.Axis)] = [
      (rectangle.width, size.width, .horizontal), (rectangle.height, size.height, .vertical),
    ]
    for (side, length, axis) in sides where length >= 0 {
      let excess = side - constant(length)
      add(excess, .lessThanOrEqual, view.contentHuggingPriority(for: axis).rawValue)
      add(
        excess, .greaterThanOrEqual,
        view.contentCompressionResistancePriority(for: axis).rawValue)
    }
  }

  /// Adds the relation of a constraint.
  ///
  /// Rule: UIKit's documentation of leading and trailing: in a right-to-left layout, the coordinate
  /// is mirrored, so that constants and inequalities are negated.
  private mutating func relate(_ constraint: NSLayoutConstraint) {
    guard !tiesArrangedViewsAlone(constraint) else { return }
    guard let first = expression(constraint.first, against: constraint.second) else { return }
    let isMirrored = constraint.first.isMirrored || constraint.second?.isMirrored ?? false
    var right = constant(isMirrored ? -constraint.constant : constraint.constant)
    if let second = constraint.second {
      guard let other = expression(second, against: constraint.first) else { return }
      right = right + Double(constraint.multiplier) * other
    }
    let relation = isMirrored ? constraint.relation.mirrored : constraint.relation
    add(first - right, relation, constraint.priority.rawValue, source: constraint)
  }

  /// Returns a Boolean value that indicates whether a constraint relates only arranged views of
  /// stacks.
  ///
  /// Such views have their frames from the stack, so that the constraint has no effect here.
  private func tiesArrangedViewsAlone(_ constraint: NSLayoutConstraint) -> Bool {
    let views = [constraint.first.item, constraint.second?.item].compactMap { $0 as? UIView }
    return !views.isEmpty && views.allSatisfy { $0.isArranged && $0 !== root }
  }

  // MARK: Terms

  private func expression(_ term: ConstraintTerm, against other: ConstraintTerm?)
    -> LinearExpression?
  {
    guard let item = term.item(against: other), let rectangle = rectangle(of: item) else {
      return nil
    }
    let isFlipped = term.isMirrored
    switch term.attribute {
    case .notAnAttribute: return nil
    case .left: return rectangle.left
    case .right: return rectangle.left + rectangle.width
    case .leading: return isFlipped ? rectangle.left + rectangle.width : rectangle.left
    case .trailing: return isFlipped ? rectangle.left : rectangle.left + rectangle.width
    case .top: return rectangle.top
    case .bottom: return rectangle.top + rectangle.height
    case .width: return rectangle.width
    case .height: return rectangle.height
    case .centerX: return rectangle.left + 0.5 * rectangle.width
    case .centerY: return rectangle.top + 0.5 * rectangle.height
    case .firstBaseline: return baseline(.first, of: item) ?? rectangle.top + rectangle.height
    case .lastBaseline: return baseline(.last, of: item) ?? rectangle.top + rectangle.height
    }
  }

  /// Returns the baseline of a line of a view, or of the view that it designates, or `nil` without
  /// text.
  private func baseline(_ line: BaselineLine, of item: AnyObject) -> LinearExpression? {
    guard let view = item as? UIView else { return nil }
    if let own = (view as? any BaselineText)?.ownBaseline(of: line),
      let frame = frameRectangle(of: view)
    {
      return frame.top + Double(own.share) * frame.height + constant(own.offset)
    }
    return view.view(named: line).flatMap { baseline(line, of: $0) }
  }

  /// Returns the rectangle of a view's frame. Constraints align a part of it.
  private func frameRectangle(of view: UIView) -> Rectangle? {
    rectangle(of: view)?.expanded(by: view.alignmentInsets)
  }

  /// Returns the rectangle of an item in the root's coordinate space, or `nil` for an item outside
  /// of the island.
  private func rectangle(of item: any ConstraintItem) -> Rectangle? {
    if let known = rectangles[ObjectIdentifier(item)] { return known }
    if let guide = item as? UILayoutGuide {
      guard let view = guide.owningView, let outer = frameRectangle(of: view) else { return nil }
      let (frame, bounds) = (guide.layoutFrame, view.bounds)
      return Rectangle(
        left: outer.left + constant(frame.minX - bounds.minX),
        top: outer.top + constant(frame.minY - bounds.minY),
        width: outer.width - constant(bounds.width - frame.width),
        height: outer.height - constant(bounds.height - frame.height))
    }
    guard let view = item as? UIView, let superview = view.superview,
      let outer = frameRectangle(of: superview)
    else { return nil }
    let (frame, bounds) = (view.alignmentRect(forFrame: view.frame), superview.bounds)
    return Rectangle(
      left: outer.left + constant(frame.minX - bounds.minX),
      top: outer.top + constant(frame.minY - bounds.minY),
      width: constant(frame.width), height: constant(frame.height))
  }

  // MARK: Solving

  /// Solves the relations, and solves them again with the heights of wrapped text at the resulting
  /// widths.
  private mutating func solution() -> [Double] {
    setUp(widths: [:])
    var (values, missed) = solve()
    var widths: [ObjectIdentifier: CGFloat] = [:]
    for view in views where view.wrapsWithinWidth {
      guard let rectangle = rectangles[ObjectIdentifier(view)] else { continue }
      widths[ObjectIdentifier(view)] = CGFloat(rectangle.width.value(values))
    }
    if !widths.isEmpty {
      setUp(widths: widths)
      (values, missed) = solve()
    }
    report(missed)
    return values
  }

  private func solve() -> (values: [Double], missed: [Int]) {
    var solver = LexicographicSolver(variableCount: variableCount, relations: relations)
    return solver.solve()
  }

  private func report(_ missed: [Int]) {
    let broken = missed.filter { relations[$0].level >= UILayoutPriority.required.rawValue }
    guard !broken.isEmpty else { return }
    let names = broken.compactMap { sources[$0]?.identifier }.joined(separator: ", ")
    root.environment.report(
      RuntimeViolation(
        .unsatisfiableConstraints, subject: "\(type(of: root))",
        message: "\(broken.count) required constraints cannot be satisfied simultaneously"
          + (names.isEmpty ? "." : ": \(names)."),
        remedy: "Remove one of them, or give it a priority below required.",
        numbers: [broken.count]))
  }

  /// Sets the frames of all views and guides of the island, rounded to pixels.
  mutating func layOut() {
    let values = solution()
    let scale = root.traitCollection.displayScale
    var origins: [ObjectIdentifier: CGPoint] = [ObjectIdentifier(root): root.bounds.origin]
    for view in views {
      let rect = view.frame(forAlignmentRect: rect(of: view, values, scale))
      origins[ObjectIdentifier(view)] = rect.origin
      guard let superview = view.superview else { continue }
      let outer = origins[ObjectIdentifier(superview)] ?? .zero
      view.frame = rect.offsetBy(
        dx: superview.bounds.minX - outer.x, dy: superview.bounds.minY - outer.y)
    }
    for guide in guides {
      guard let owner = guide.owningView else { continue }
      let outer = origins[ObjectIdentifier(owner)] ?? .zero
      guide.solvedFrame = rect(of: guide, values, scale).offsetBy(
        dx: owner.bounds.minX - outer.x, dy: owner.bounds.minY - outer.y)
    }
    for guide in contentGuides {
      (guide.owningView as? UIScrollView)?.contentSize = rect(of: guide, values, scale).size
    }
  }

  private func rect(of item: AnyObject, _ values: [Double], _ scale: CGFloat) -> CGRect {
    guard let rectangle = rectangles[ObjectIdentifier(item)] else { return .zero }
    func edge(_ expression: LinearExpression) -> CGFloat {
      CGFloat(expression.value(values)).roundedToPixel(scale: scale)
    }
    let (left, top) = (edge(rectangle.left), edge(rectangle.top))
    return CGRect(
      x: left, y: top, width: edge(rectangle.left + rectangle.width) - left,
      height: edge(rectangle.top + rectangle.height) - top)
  }

  /// Returns the size of the root that fits its constraints best, for a target size with
  /// priorities.
  mutating func fittingSize(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    setUp(widths: [:])
    let insets = root.alignmentInsets
    let wish = { (island: inout ConstraintIsland) in
      guard let aligned = island.rectangles[ObjectIdentifier(island.root)] else { return }
      let own = aligned.expanded(by: insets)
      island.relateSizeToZero(own)
      island.add(own.width - island.constant(target.width), .equal, horizontal.rawValue)
      island.add(own.height - island.constant(target.height), .equal, vertical.rawValue)
    }
    wish(&self)
    var values = solve().values
    var widths: [ObjectIdentifier: CGFloat] = [:]
    for view in views where view.wrapsWithinWidth {
      guard let rectangle = rectangles[ObjectIdentifier(view)] else { continue }
      widths[ObjectIdentifier(view)] = CGFloat(rectangle.width.value(values))
    }
    if !widths.isEmpty {
      setUp(widths: widths)
      wish(&self)
      values = solve().values
    }
    guard let own = rectangles[ObjectIdentifier(root)]?.expanded(by: insets) else { return .zero }
    let scale = root.traitCollection.displayScale
    return CGSize(
      width: CGFloat(own.width.value(values)).roundedToPixel(scale: scale),
      height: CGFloat(own.height.value(values)).roundedToPixel(scale: scale))
  }
}
