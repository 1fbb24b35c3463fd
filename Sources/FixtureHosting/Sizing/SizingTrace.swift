import AsyncDisplayKit
import Foundation

/// The steps by which the size of an item or a supplementary element was determined.
///
/// The steps are in the order in which Texture calls: the layout inspector, the delegate, the
/// layout, the viewport; then the node is measured, and the layout places it. Source:
/// `ASCollectionView.mm`, `-dataController:constrainedSizeForNodeAtIndexPath:`;
/// `ASCollectionViewFlowLayoutInspector.mm`, `-collectionView:constrainedSizeForNodeAtIndexPath:`.
public struct FixtureSizingTrace: Hashable, Sendable {
  /// The element, such as `item 0.3` or `header 1.0`.
  public let element: String
  /// The steps of the derivation.
  public let steps: [FixtureSizingStep]
  /// The range in which the element's node was measured, in points, or `nil` for a UIKit cell.
  public let range: ASSizeRange?
  /// The object that determined the range, or the size of a UIKit cell.
  public let source: String
  /// The measured size of the node, in points, or `nil` for a UIKit cell.
  public let measuredSize: CGSize?
  /// The frame in the container's content, in points.
  public let frame: CGRect
}

extension FixtureSizingTrace {
  /// Creates a trace from the steps that determined the range, and adds the steps of measuring and
  /// placing.
  init(
    named element: String, _ questions: [FixtureSizingStep], source: String, node: ASCellNode?,
    range: ASSizeRange, frame: CGRect, placedBy layout: AnyObject
  ) {
    let size = node?.calculatedSize
    let measuring = node.map { node in
      FixtureSizingStep(
        asker: "data controller", asked: "\(type(of: node))",
        question: "layoutThatFits(\(FixtureNumber.text(range)))",
        answer: .size(node.calculatedSize))
    }
    let placing = FixtureSizingStep(
      asker: "view", asked: "\(type(of: layout))", question: "place", answer: .frame(frame))
    self.init(
      element: element, steps: questions + [measuring, placing].compactMap(\.self),
      range: node == nil ? nil : range, source: source, measuredSize: size, frame: frame)
  }

  /// The constraint and its source in one phrase, as printed in differences and failures.
  public var constraint: String {
    guard let range else { return "the size from \(source)" }
    return "\(FixtureNumber.text(range)) from \(source)"
  }

  /// The trace as a tree with one child per step. Its text is the same on every machine.
  public var tree: FixtureTree {
    var properties = [FixtureTree.Property]()
    if let range { properties.append(.init("range", FixtureNumber.text(range))) }
    properties.append(.init("from", source))
    if let measuredSize {
      let size = FixtureNumber.text([measuredSize.width, measuredSize.height])
      properties.append(.init("measured", size))
    }
    properties.append(.init("frame", FixtureNumber.text(frame)))
    let children = steps.map { step in
      FixtureTree(
        "\(step.asker) asks \(step.asked)",
        properties: [.init("for", step.question), .init("answer", step.answer.description)])
    }
    return FixtureTree(element, properties: properties, children: children)
  }
}

extension FixtureSizingTrace: CustomStringConvertible {
  /// The canonical text of the trace.
  public var description: String { tree.text }
}

/// One step in the derivation of an element's size: a call and its answer.
public struct FixtureSizingStep: Hashable, Sendable, CustomStringConvertible {
  /// The class of the caller.
  public let asker: String
  /// The class of the called object.
  public let asked: String
  /// The called member, as declared in Swift.
  public let question: String
  /// The value that the call returned.
  public let answer: FixtureSizingAnswer

  /// A sentence with the caller, the called object, the member and the answer.
  public var description: String { "\(asker) asks \(asked) for \(question): \(answer)" }
}

/// The answers to a call for a size.
public enum FixtureSizingAnswer: Hashable, Sendable {
  /// The member is not implemented, so that the next object is called.
  case missing
  /// A range of sizes, in points.
  case range(ASSizeRange)
  /// A range that is not used, in points.
  case ignored(ASSizeRange)
  /// A size, in points.
  case size(CGSize)
  /// A frame in the container's content, in points.
  case frame(CGRect)
}

extension FixtureSizingAnswer: CustomStringConvertible {
  /// The answer as canonical text, such as `range 0 0 375 max`.
  public var description: String {
    switch self {
    case .missing: "missing"
    case .range(let range): "range \(FixtureNumber.text(range))"
    case .ignored(let range): "range \(FixtureNumber.text(range)) counts as none"
    case .size(let size): "size \(FixtureNumber.text([size.width, size.height]))"
    case .frame(let frame): "frame \(FixtureNumber.text(frame))"
    }
  }
}
