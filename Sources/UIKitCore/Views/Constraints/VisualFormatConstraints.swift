import Foundation

/// A factory for the constraints of a visual format with named views.
@MainActor struct VisualFormatConstraints {
  let format: VisualFormat
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]

  /// The distance that a dash between two views denotes, in points.
  ///
  /// Rule: UIKit's documentation calls it the standard space; it is 8 points between siblings.
  private static let standardSpace: CGFloat = 8

  /// An error for a name of the format that is neither a view nor a metric.
  struct UnknownName: Error {
    let name: String
  }

  /// Returns the constraints in the order of the format: lengths and distances first, then
  /// alignments.
  func constraints() throws(UnknownName) -> [NSLayoutConstraint] {
    var made: [NSLayoutConstraint] = []
    for (index, element) in format.elements.enumerated() {
      if index > 0 { made += try distances(before: index) }
      if case .view(let name, let lengths) = element {
        made += try constraints(lengths, of: try view(name))
      }
    }
    return made + (try alignments())
  }

  private func view(_ name: String) throws(UnknownName) -> UIView {
    guard let view = views[name] as? UIView else { throw UnknownName(name: name) }
    return view
  }

  private func number(_ name: String) throws(UnknownName) -> CGFloat {
    if let number = Double(name) { return CGFloat(number) }
    switch metrics[name] {
    case let number as CGFloat: return number
    case let number as Double: return CGFloat(number)
    case let number as Float: return CGFloat(number)
    case let number as Int: return CGFloat(number)
    case let number as NSNumber: return CGFloat(number.doubleValue)
    default: throw UnknownName(name: name)
    }
  }

  private func constant(_ object: VisualFormat.Object) throws(UnknownName) -> CGFloat {
    switch object {
    case .number(let number): CGFloat(number)
    case .name(let name): try number(name)
    }
  }

  private func prioritized(
    _ constraint: NSLayoutConstraint, _ predicate: VisualFormat.Predicate
  ) throws(UnknownName) -> NSLayoutConstraint {
    if let priority = predicate.priority {
      constraint.priority = UILayoutPriority(rawValue: Float(try number(priority)))
    }
    return constraint
  }

  private func constraints(
    _ lengths: [VisualFormat.Predicate], of view: UIView
  ) throws(UnknownName) -> [NSLayoutConstraint] {
    let length = format.isVertical ? NSLayoutConstraint.Attribute.height : .width
    var made: [NSLayoutConstraint] = []
    for predicate in lengths {
      var other: UIView?
      if case .name(let name) = predicate.object { other = views[name] as? UIView }
      let constraint = NSLayoutConstraint(
        item: view, attribute: length, relatedBy: predicate.relation, toItem: other,
        attribute: other == nil ? .notAnAttribute : length, multiplier: 1,
        constant: other == nil ? try constant(predicate.object) : 0)
      made.append(try prioritized(constraint, predicate))
    }
    return made
  }

  // MARK: Distances

  /// The attributes of the edges at which the format begins and ends.
  private var edges: (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
    if format.isVertical { return (.top, .bottom) }
    if options.contains(.directionLeftToRight) { return (.left, .right) }
    return options.contains(.directionRightToLeft) ? (.right, .left) : (.leading, .trailing)
  }

  private func distances(before index: Int) throws(UnknownName) -> [NSLayoutConstraint] {
    let link = format.links[index - 1]
    let (first, second) = (format.elements[index - 1], format.elements[index])
    let atSuperview = first == .superview || second == .superview
    let predicates: [VisualFormat.Predicate] =
      switch link {
      case .flush: [.init(object: .number(0))]
      case .standard: [.init(object: .number(atSuperview ? 0 : Double(Self.standardSpace)))]
      case .distances(let distances): distances
      }
    var made: [NSLayoutConstraint] = []
    for predicate in predicates {
      // A dash at the superview denotes its margin.
      let constraint = try distance(
        predicate, first, second, insideMargins: atSuperview && link == .standard)
      made.append(try prioritized(constraint, predicate))
    }
    return made
  }

  private func distance(
    _ predicate: VisualFormat.Predicate, _ first: VisualFormat.Element,
    _ second: VisualFormat.Element, insideMargins: Bool
  ) throws(UnknownName) -> NSLayoutConstraint {
    let constant = try constant(predicate.object)
    // Distances follow the direction of the format, coordinates grow from left to right.
    let isReversed = edges.start == .right
    let later = try item(second, beside: first, insideMargins: insideMargins)
    let former = try item(first, beside: second, insideMargins: insideMargins)
    let (laterEdge, formerEdge) = (edge(of: second, at: 1), edge(of: first, at: 0))
    return NSLayoutConstraint(
      item: isReversed ? former : later, attribute: isReversed ? formerEdge : laterEdge,
      relatedBy: predicate.relation, toItem: isReversed ? later : former,
      attribute: isReversed ? laterEdge : formerEdge, multiplier: 1, constant: constant)
  }

  private func edge(
    of element: VisualFormat.Element, at side: Int
  ) -> NSLayoutConstraint.Attribute {
    let isStart = (element == .superview) == (side == 0)
    return isStart ? edges.start : edges.end
  }

  private func item(
    _ element: VisualFormat.Element, beside other: VisualFormat.Element, insideMargins: Bool
  ) throws(UnknownName) -> Any {
    if case .view(let name, _) = element { return try view(name) }
    guard case .view(let name, _) = other, let superview = try view(name).superview else {
      throw UnknownName(name: "|")
    }
    return insideMargins ? superview.layoutMarginsGuide : superview
  }

  private func alignments() throws(UnknownName) -> [NSLayoutConstraint] {
    var named: [UIView] = []
    for case .view(let name, _) in format.elements { named.append(try view(name)) }
    var made: [NSLayoutConstraint] = []
    for attribute in options.alignments {
      for (first, second) in zip(named, named.dropFirst()) {
        made.append(
          NSLayoutConstraint(
            item: second, attribute: attribute, relatedBy: .equal, toItem: first,
            attribute: attribute, multiplier: 1, constant: 0))
      }
    }
    return made
  }
}
