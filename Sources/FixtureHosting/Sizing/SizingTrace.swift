import AsyncDisplayKit
import Foundation

/// Where the size of an item or a supplementary element comes from.
///
/// The steps are in the order in which Texture asks: the layout inspector, the delegate, the layout,
/// the viewport; then the node is measured, and the layout places it.
public struct SizingTrace: Hashable, Sendable {
  /// The element, such as `item 0.3` or `header 1.0`.
  public let element: String
  /// Who asked whom for what.
  public let steps: [SizingStep]
  /// The range that the element's node was measured in, in points; nil for a UIKit cell.
  public let range: ASSizeRange?
  /// The one whose answer became the range, or the size of a UIKit cell.
  public let source: String
  /// The size that the node has, in points; nil for a UIKit cell.
  public let measuredSize: CGSize?
  /// The frame in the container's content, in points.
  public let frame: CGRect
}

extension SizingTrace {
  /// Adds to the questions for the range how the node was measured and where the element was placed.
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

  /// The constraint and its source in one phrase, as differences and failures tell it.
  public var constraint: String {
    guard let range else { return "the size from \(source)" }
    return "\(CanonicalNumber.text(range)) from \(source)"
  }

  /// The trace as a tree, whose text is the same on every machine; one child a step.
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

/// One question on the way to the size of an element: who asked whom for what, and the answer.
public struct SizingStep: Hashable, Sendable, CustomStringConvertible {
  /// The class of the one who asked.
  public let asker: String
  /// The class of the one who was asked.
  public let asked: String
  /// The member that was asked for, as Swift spells it.
  public let question: String
  /// The answer.
  public let answer: SizingAnswer

  /// One line with all four.
  public var description: String { "\(asker) asks \(asked) for \(question): \(answer)" }
}

/// What somebody answered who was asked for a size.
public enum SizingAnswer: Hashable, Sendable {
  /// The member is missing, so that the next one in line is asked.
  case missing
  /// A range of sizes, in points.
  case range(ASSizeRange)
  /// A range that counts as no answer, in points.
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
