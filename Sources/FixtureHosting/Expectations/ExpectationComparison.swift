import AsyncDisplayKit
import FixtureSupport
import Foundation
import UIKit

/// The comparison of a settled host's container with one assertion of a fixture.
@MainActor
struct ExpectationComparison {
  let host: FixtureHost<any FixtureContainer>
  let tolerance: Double
  let violations: [String]
  let advisories: [String]

  /// Returns the mismatches between the container and an assertion.
  func mismatches(with stated: FixtureStatedAssertion) -> [FixtureMismatch] {
    if case .inside(let element, let node, let assertion) = stated.assertion {
      return mismatches(
        inside: node, of: element, with: FixtureStatedAssertion(assertion, at: stated.position))
    }
    return mismatches(with: stated.assertion).map { mismatch in
      var mismatch = mismatch
      mismatch.position = stated.position
      mismatch.trace = trace(of: stated.assertion)
      return mismatch
    }
  }

  private func mismatches(with assertion: FixtureAssertion) -> [FixtureMismatch] {
    switch assertion {
    case .frame(let element, let expected): frame(of: element, expected)
    case .size(let element, let expected): size(of: element, expected)
    case .nodeFrame(let element, let name, let expected): nodeFrame(name, of: element, expected)
    case .nodeProperty(let element, let name, let property, let expected):
      nodeProperty(property, of: name, in: element, expected)
    case .absent(let element, let name): isAbsent(name, in: element)
    case .cell(let element, let name): cellClass(of: element, name)
    case .interfaceState(let element, let state): interfaceState(of: element, state)
    case .selected(let expected): selected(expected)
    case .contentOffset(let expected): contentOffset(expected)
    case .batchCount(let expected):
      compare("number of batches", "\(host.begunBatchCount)", "\(expected)")
    case .plainItems(let expected):
      items("plain items", host.items.filter { $0.kind == .plain }.map(\.indexPath), expected)
    case .visible(let expected):
      items("visible items", host.visibleItems.map(\.indexPath), expected)
    case .contentSize(let expected): contentSize(expected)
    case .supplementaryCount(let kind, let expected):
      compare("number of \(kind)s", "\(host.supplementaries(ofKind: kind).count)", "\(expected)")
    case .itemCount(let section, let expected):
      compare(
        "number of items in section \(section)", "\(host.itemCount(inSection: section))",
        "\(expected)")
    case .sectionCount(let expected):
      compare("number of sections", "\(host.sectionCount)", "\(expected)")
    case .currentPage(let expected): currentPage(expected)
    case .calls(let expected): calls(expected)
    case .title(let element, let expected): title(of: element, expected)
    case .sectionIndex(let expected): sectionIndex(expected)
    case .violation(let code):
      // A fixture may state an advisory as a violation.
      reports(
        "violations", violations.filter { !advisories.contains($0) } + advisories, code)
    case .advisory(let code): reports("advisories", advisories, code)
    case .recorded(let assertion): mismatches(with: assertion).map { $0.expecting("?") }
    case .thrash, .threadSafe, .inside: []
    }
  }

  /// Returns the mismatches between a list inside of a cell and an assertion.
  private func mismatches(
    inside name: String, of element: FixtureElement, with stated: FixtureStatedAssertion
  ) -> [FixtureMismatch] {
    guard let list = host.list(name, in: element) else {
      var mismatch = mismatch("\(name) of \(element)", "no list", "a list").withoutValue()
      mismatch.position = stated.position
      return [mismatch]
    }
    let comparison = ExpectationComparison(
      host: list, tolerance: tolerance, violations: violations, advisories: advisories)
    return comparison.mismatches(with: stated).map { $0.inside("\(name) of \(element)") }
  }

  private func frame(of element: FixtureElement, _ expected: FixtureExpectedRect)
    -> [FixtureMismatch]
  {
    guard let actual = frame(of: element) else {
      return absent("frame of \(element)", "\(expected)", element)
    }
    guard !expected.matches(actual, tolerance: tolerance) else { return [] }
    let found = mismatch(
      "frame of \(element)", numbers(of: actual), "\(expected)", constraint(of: element))
    return [found.comparing(host.windowRect(actual), host.windowRect(expected.filled(by: actual)))]
  }

  private func size(of element: FixtureElement, _ expected: FixtureExpectedSize)
    -> [FixtureMismatch]
  {
    guard let actual = frame(of: element)?.size else {
      return absent("size of \(element)", "\(expected)", element)
    }
    guard !expected.matches(actual, tolerance: tolerance) else { return [] }
    let numbers: [Double] = [actual.width, actual.height]
    let found = mismatch("size of \(element)", numbers, "\(expected)", constraint(of: element))
    guard let frame = frame(of: element) else { return [found] }
    let wanted = CGRect(origin: frame.origin, size: expected.filled(by: actual))
    return [found.comparing(host.windowRect(frame), host.windowRect(wanted))]
  }

  private func nodeFrame(
    _ name: String, of element: FixtureElement, _ expected: FixtureExpectedRect
  ) -> [FixtureMismatch] {
    let subject = "frame of \(name) in \(element)"
    guard let cell = node(of: element) else { return absent(subject, "\(expected)", element) }
    guard let child = NamedSubnode.find(name, in: cell) else {
      return [mismatch(subject, "absent", "\(expected)").withoutValue()]
    }
    let placed = host.bind { () -> CGRect? in
      cell.layoutIfNeeded()
      guard child.supernodesIncludingSelf.contains(where: { $0 === cell }) else { return nil }
      return cell.convert(child.bounds, from: child)
    }
    guard let actual = placed else {
      return [mismatch(name, "not in the layout of \(element)", "\(expected)").withoutValue()]
    }
    guard !expected.matches(actual, tolerance: tolerance) else { return [] }
    let found = mismatch(
      subject, numbers(of: actual), "\(expected)",
      FixtureNumber.text(child.constrainedSizeForCalculatedLayout))
    guard let outer = frame(of: element).map(host.windowRect) else { return [found] }
    let wanted = expected.filled(by: actual)
    return [
      found.comparing(
        actual.offsetBy(dx: outer.minX, dy: outer.minY),
        wanted.offsetBy(dx: outer.minX, dy: outer.minY))
    ]
  }

  private func contentSize(_ expected: FixtureExpectedSize) -> [FixtureMismatch] {
    let actual = host.contentSize
    guard !expected.matches(actual, tolerance: tolerance) else { return [] }
    return [mismatch("content size", [actual.width, actual.height], "\(expected)")]
  }

  /// Returns mismatches unless the expected calls occur in order. Other calls may occur between
  /// them.
  private func calls(_ expected: [String]) -> [FixtureMismatch] {
    var rest = expected[...]
    for call in host.calls where call.description == rest.first {
      rest.removeFirst()
    }
    guard let missing = rest.first else { return [] }
    let calls = host.calls.map(\.description)
    return [
      mismatch("calls", list(calls), "\(missing) in its place")
        .recording(calls.joined(separator: "; "))
    ]
  }

  private func currentPage(_ expected: Int) -> [FixtureMismatch] {
    guard let page = host.currentPage else {
      return [mismatch("current page", "none", "\(expected)").withoutValue()]
    }
    return compare("current page", "\(page)", "\(expected)")
  }

  /// Returns a mismatch unless a code is among the reported ones, of which the first is recorded.
  private func reports(_ subject: String, _ codes: [String], _ expected: String)
    -> [FixtureMismatch]
  {
    guard !codes.contains(expected) else { return [] }
    var found: [String] = []
    for code in codes where !found.contains(code) { found.append(code) }
    return [mismatch(subject, list(found), expected).recording(found.first)]
  }

  private func frame(of element: FixtureElement) -> CGRect? {
    switch element {
    case .item(let indexPath): host.frame(at: indexPath)
    case .supplementary(let kind, let indexPath): host.supplementary(kind, indexPath)?.frame
    }
  }

  func node(of element: FixtureElement) -> ASCellNode? { host.node(of: element) }

  /// Returns a mismatch unless the items are the expected ones, in any order.
  func items(_ subject: String, _ actual: [IndexPath], _ expected: FixtureIndexPaths)
    -> [FixtureMismatch]
  {
    guard Set(actual) != Set(expected.indexPaths) else { return [] }
    let text = FixtureIndexPaths(actual).description
    let wanted = expected.indexPaths.isEmpty ? "none" : expected.description
    return [mismatch(subject, text.isEmpty ? "none" : text, wanted).recording(text)]
  }

  func compare(_ subject: String, _ actual: String, _ expected: String)
    -> [FixtureMismatch]
  {
    actual == expected ? [] : [mismatch(subject, actual, expected)]
  }

  func absent(_ subject: String, _ expected: String, _ element: FixtureElement)
    -> [FixtureMismatch]
  {
    let actual = reasonOfAbsence(element).map { "absent: \($0)" } ?? "absent"
    return [mismatch(subject, actual, expected).withoutValue()]
  }

  /// Returns why a header or footer of a flow layout is not shown, or `nil` for other elements.
  ///
  /// A kind without a size is left out. Source: `ASCollectionViewFlowLayoutInspector.mm`,
  /// `-collectionView:supplementaryNodesOfKind:inSection:`.
  private func reasonOfAbsence(_ element: FixtureElement) -> String? {
    guard case .supplementary(let kind, let indexPath) = element,
      host.supplementary(kind, indexPath) == nil, let section = indexPath.first,
      section < host.sectionCount,
      let node = host.containerNode as? ASCollectionNode,
      let layout = host.bind({ node.view.collectionViewLayout }) as? UICollectionViewFlowLayout,
      kind == "header" || kind == "footer"
    else { return nil }
    let member = kind == "header" ? "Header" : "Footer"
    let side = layout.scrollDirection == .horizontal ? "width" : "height"
    return "a flow layout shows a \(kind) only where sizeRangeFor\(member)InSection or "
      + "\(kind)ReferenceSize gives it a \(side)"
  }

  /// Returns the constraint that determined an element's size, and its source.
  private func constraint(of element: FixtureElement) -> String? {
    switch element {
    case .item(let indexPath): host.sizingTrace(at: indexPath)?.constraint
    case .supplementary(let kind, let indexPath):
      host.supplementary(kind, indexPath).flatMap(host.sizingTrace)?.constraint
    }
  }

  /// Returns the steps that determined the size of the element that an assertion is about.
  private func trace(of assertion: FixtureAssertion) -> String? {
    switch assertion.element {
    case .item(let indexPath): host.sizingTrace(at: indexPath)?.description
    case .supplementary(let kind, let indexPath):
      host.supplementary(kind, indexPath).flatMap(host.sizingTrace)?.description
    case nil: nil
    }
  }

  func mismatch(
    _ subject: String, _ actual: String, _ expected: String, _ constraint: String? = nil
  ) -> FixtureMismatch {
    FixtureMismatch(
      subject: subject, expected: expected, actual: actual, constraint: constraint,
      position: FixturePosition("", 1, 1))
  }

  /// Returns the mismatch of numbers, which are printed so that they differ and recorded so that they hold.
  func mismatch(
    _ subject: String, _ numbers: [Double], _ expected: String, _ constraint: String? = nil
  ) -> FixtureMismatch {
    let shown = RecordedNumbers.shown(numbers, expected: expected, tolerance: tolerance)
    return mismatch(subject, shown, expected, constraint)
      .recording(RecordedNumbers(numbers, tolerance: tolerance).text)
  }

  private func list(_ texts: [String]) -> String {
    texts.isEmpty ? "none" : texts.joined(separator: ", ")
  }

  private func numbers(of rect: CGRect) -> [Double] {
    [rect.minX, rect.minY, rect.width, rect.height]
  }
}

/// One difference between a container and its fixture.
public struct FixtureMismatch: Hashable, Sendable, CustomStringConvertible {
  /// The element and property that were checked.
  public private(set) var subject: String
  /// The value that the fixture states.
  public private(set) var expected: String
  /// The value that the container has.
  public let actual: String
  /// The constraint that determined the value, if the element was measured.
  public let constraint: String?
  /// The position of the assertion in the fixture.
  public internal(set) var position: FixturePosition
  /// The actual frame in the window, in points, if the mismatch is about a frame or a size.
  package private(set) var actualFrame: CGRect?
  /// The expected frame in the window, in points.
  package private(set) var expectedFrame: CGRect?
  /// The actual value as a fixture spells it, or `nil` if there is no value that a fixture could state.
  package private(set) var recordedValue: String?
  /// The text of the sizing trace of the element, if it has one.
  package internal(set) var trace: String?

  init(
    subject: String, expected: String, actual: String, constraint: String?,
    position: FixturePosition
  ) {
    self.subject = subject
    self.expected = expected
    self.actual = actual
    self.constraint = constraint
    self.position = position
    recordedValue = actual
  }

  /// Returns the mismatch with another expected value.
  func expecting(_ expected: String) -> FixtureMismatch {
    var copy = self
    copy.expected = expected
    return copy
  }

  /// Returns the mismatch with the spelling of the actual value in a fixture.
  func recording(_ value: String?) -> FixtureMismatch {
    var copy = self
    copy.recordedValue = value
    return copy
  }

  /// Returns the mismatch of a list inside of a cell, which is named behind the subject.
  func inside(_ list: String) -> FixtureMismatch {
    var copy = self
    copy.subject = "\(subject) in \(list)"
    return copy
  }

  /// Returns the mismatch of an element that has no value.
  func withoutValue() -> FixtureMismatch { recording(nil) }

  /// Returns the mismatch with the actual and the expected frame, for a picture that compares them.
  func comparing(_ actual: CGRect, _ expected: CGRect) -> FixtureMismatch {
    var copy = self
    (copy.actualFrame, copy.expectedFrame) = (actual, expected)
    return copy
  }

  /// A description with the subject, both values and the constraint.
  public var description: String {
    let behind = constraint.map { "; measured in \($0)" } ?? ""
    return "\(subject) is \(actual), expected \(expected)\(behind)"
  }
}

/// The search for a subnode of a cell node by its name in the fixture.
enum NamedSubnode {
  /// Returns the node in the stored property with a name, or else the subnode with that debug name.
  ///
  /// A name such as `tag.1` is that of an element of an array: the second node that an `each` repeats.
  static func find(_ name: String, in cell: ASCellNode) -> ASDisplayNode? {
    let parts = name.split(separator: ".", maxSplits: 1)
    let index = parts.count == 2 ? Int(parts[1]) : nil
    let property = index == nil ? name : String(parts[0])
    var mirror: Mirror? = Mirror(reflecting: cell)
    while let level = mirror {
      let value = level.children.first { $0.label == property }?.value
      if index == nil, let node = value as? ASDisplayNode { return node }
      if let index, let nodes = value as? [ASDisplayNode] {
        return nodes.indices.contains(index) ? nodes[index] : nil
      }
      mirror = level.superclassMirror
    }
    return descendant(of: cell) { $0.debugName == name }
  }

  /// Returns the names of the stored properties that contain nodes. A superclass's property does
  /// not replace that of the class.
  static func names(in node: ASDisplayNode) -> [ObjectIdentifier: String] {
    var names: [ObjectIdentifier: String] = [:]
    var mirror: Mirror? = Mirror(reflecting: node)
    while let level = mirror, level.subjectType != ASCellNode.self,
      level.subjectType != ASDisplayNode.self
    {
      for case (let label?, let value) in level.children {
        let name = label.hasPrefix("$__lazy_storage_$_") ? String(label.dropFirst(18)) : label
        if let child = value as? ASDisplayNode {
          names[ObjectIdentifier(child)] = names[ObjectIdentifier(child)] ?? name
          continue
        }
        for (index, child) in (value as? [ASDisplayNode] ?? []).enumerated() {
          names[ObjectIdentifier(child)] = names[ObjectIdentifier(child)] ?? "\(name).\(index)"
        }
      }
      mirror = level.superclassMirror
    }
    return names
  }

  private static func descendant(
    of node: ASDisplayNode, where matches: (ASDisplayNode) -> Bool
  ) -> ASDisplayNode? {
    for child in node.subnodes {
      if matches(child) { return child }
      if let found = descendant(of: child, where: matches) { return found }
    }
    return nil
  }
}
