import AsyncDisplayKit
import Foundation

/// The steps by which the size of an item or a supplementary element was determined.
///
/// The steps are in the order in which Texture calls: the layout inspector, the delegate, the
/// layout, the viewport; then the node is measured, and the layout places it. Source:
/// `ASCollectionView.mm`, `-dataController:constrainedSizeForNodeAtIndexPath:`;
/// `ASCollectionViewFlowLayoutInspector.mm`, `-collectionView:constrainedSizeForNodeAtIndexPath:`.
public struct SizingTrace: Hashable, Sendable {
  /// The element, such as `item 0.3` or `header 1.0`.
  public let element: String
  /// The steps of the derivation.
  public let steps: [SizingStep]
  /// The range in which the element's node was measured, in points, or `nil` for a UIKit cell.
  public let range: ASSizeRange?
  /// The object that determined the range, or the size of a UIKit cell.
  public let source: String
  /// The measured size of the node, in points, or `nil` for a UIKit cell.
  public let measuredSize: CGSize?
  /// The frame in the container's content, in points.
  public let frame: CGRect
}

extension SizingTrace {
  /// Creates a trace from the steps that determined the range, and adds the steps of measuring and
  /// placing.
  init(
    named element: String, _ questions: [SizingStep], source: String, node: ASCellNode?,
    range: ASSizeRange, frame: CGRect, placedBy layout: AnyObject
  ) {
    let size = node?.calculatedSize
    let measuring = node.map { node in
      SizingStep(
        asker: "data controller", asked: "\(type(of: node))",
        question: "layoutThatFits(\(CanonicalNumber.text(range)))",
        answer: .size(node.calculatedSize))
    }
    let placing = SizingStep(
      asker: "view", asked: "\(type(of: layout))", question: "place", answer: .frame(frame))
    self.init(
      element: element, steps: questions + [measuring, placing].compactMap(\.self),
      range: node == nil ? nil : range, source: source, measuredSize: size, frame: frame)
  }

  /// The constraint and its source in one phrase, as printed in differences and failures.
  public var constraint: String {
    guard let range else { return "the size from \(source)" }
    return "\(CanonicalNumber.text(range)) from \(source)"
  }

  /// The trace as a tree with one child per step. Its text is the same on every machine.
  public var tree: CanonicalTree {
    var properties = [CanonicalTree.Property]()
    if let range { properties.append(.init("range", CanonicalNumber.text(range))) }
    properties.append(.init("from", source))
    if let measuredSize {
      let size = CanonicalNumber.text([measuredSize.width, measuredSize.height])
      properties.append(.init("measured", size))
    }
    properties.append(.init("frame", CanonicalNumber.text(frame)))
    let children = steps.map { step in
      CanonicalTree(
        "\(step.asker) asks \(step.asked)",
        properties: [.init("for", step.question), .init("answer", step.answer.description)])
    }
    return CanonicalTree(element, properties: properties, children: children)
  }
}

extension SizingTrace: CustomStringConvertible {
  /// The canonical text of the trace.
  public var description: String { tree.text }
}

/// One step in the derivation of an element's size: a call and its answer.
public struct SizingStep: Hashable, Sendable, CustomStringConvertible {
  /// The class of the caller.
  public let asker: String
  /// The class of the called object.
  public let asked: String
  /// The called member, as declared in Swift.
  public let question: String
  /// The value that the call returned.
  public let answer: SizingAnswer

  /// A sentence with the caller, the called object, the member and the answer.
  public var description: String { "\(asker) asks \(asked) for \(question): \(answer)" }
}

/// The answers to a call for a size.
public enum SizingAnswer: Hashable, Sendable {
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

extension SizingAnswer: CustomStringConvertible {
  /// The answer as canonical text, such as `range 0 0 375 max`.
  public var description: String {
    switch self {
    case .missing: "missing"
    case .range(let range): "range \(CanonicalNumber.text(range))"
    case .ignored(let range): "range \(CanonicalNumber.text(range)) counts as none"
    case .size(let size): "size \(CanonicalNumber.text([size.width, size.height]))"
    case .frame(let frame): "frame \(CanonicalNumber.text(frame))"
    }
  }
}
