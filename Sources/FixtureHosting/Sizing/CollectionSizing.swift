import AsyncDisplayKit
import Foundation
import UIKit

/// The derivation of an element's size in a collection node or pager node.
@MainActor
struct CollectionSizing {
  let view: ASCollectionView
  let collectionNode: ASCollectionNode
  let element: ASCollectionElement

  private var origin: SizingOrigin { element.sizingOrigin }
  private var range: ASSizeRange { element.constrainedSize }
  private var nodeName: String { "\(type(of: collectionNode))" }
  private var layoutName: String { "\(type(of: view.collectionViewLayout))" }
  private var inspectorName: String {
    view.layoutInspector.map { "\(type(of: $0))" } ?? "no inspector"
  }
  private var delegateName: String? { collectionNode.delegate.map { "\(type(of: $0))" } }

  /// The object that determined the size, and the member that it returned the size from.
  var source: String {
    switch origin {
    case .axisDefault, .axisDefaultForUnconstrained:
      "the default of \(inspectorName): \(viewport)"
    case .itemSize, .layoutReferenceSize, .plainCellItemSize: "\(layoutName).\(member)"
    case .page: "the page size of \(nodeName)"
    case .inspector: "\(inspectorName).\(member)"
    case .layoutDelegate: "the layout delegate \(layoutDelegateName)"
    case .unknown, .rowWidth, .rowDelegate: "an unknown source"
    default: "\(delegateName ?? "no delegate").\(member)"
    }
  }

  /// Returns the steps that determined the range, in Texture's order. Source: as in ``FixtureSizingTrace``.
  func steps(size: CGSize) -> [FixtureSizingStep] {
    switch origin {
    case .unknown, .rowWidth, .rowDelegate: return []
    case .layoutDelegate:
      return [
        FixtureSizingStep(
          asker: nodeName, asked: layoutDelegateName, question: "calculateLayout(with:)",
          answer: .size(size))
      ]
    case .plainCellDelegate, .plainCellRange, .plainCellItemSize: return plainSteps(size: size)
    case .inspector: return [inspectorStep]
    default: return [inspectorStep] + delegateSteps + defaultSteps
    }
  }

  private var isSupplementary: Bool { element.supplementaryElementKind != nil }

  private var inspectorStep: FixtureSizingStep {
    FixtureSizingStep(
      asker: nodeName, asked: inspectorName, question: inspectorQuestion, answer: .range(range))
  }

  private var inspectorQuestion: String {
    isSupplementary
      ? "collectionView(_:constrainedSizeForSupplementaryNodeOfKind:at:)"
      : "collectionView(_:constrainedSizeForNodeAt:)"
  }

  /// The steps that called the delegate's methods, up to the one that returned a size.
  private var delegateSteps: [FixtureSizingStep] {
    if origin == .page {
      return [step(nodeName, "page size", .range(range))]
    }
    guard let delegateName else { return [] }
    var steps: [FixtureSizingStep] = []
    for (member, answering) in delegateMembers {
      steps.append(step(delegateName, member, origin == answering ? .range(range) : .missing))
      if origin == answering { break }
    }
    if origin == .axisDefaultForUnconstrained {
      return [step(delegateName, "the size range of an item", .ignored(ASSizeRangeUnconstrained))]
    }
    return steps
  }

  private var delegateMembers: [(String, SizingOrigin)] {
    guard isSupplementary else {
      return [
        ("collectionNode(_:constrainedSizeForItemAt:)", .nodeDelegate),
        ("collectionView(_:constrainedSizeForNodeAt:)", .viewDelegate),
      ]
    }
    return [
      ("collectionNode(_:sizeRangeFor\(side)InSection:)", .sectionDelegate),
      ("collectionView(_:layout:referenceSizeFor\(side)InSection:)", .sectionReferenceSize),
    ]
  }

  private var side: String {
    element.supplementaryElementKind == UICollectionView.elementKindSectionFooter
      ? "Footer" : "Header"
  }

  /// The steps for the layout's own size and the viewport, if the delegate returns no size.
  private var defaultSteps: [FixtureSizingStep] {
    switch origin {
    case .itemSize: return [step(layoutName, member, .size(range.max))]
    case .layoutReferenceSize: return [step(layoutName, member, .size(referenceSize))]
    case .axisDefault, .axisDefaultForUnconstrained:
      return [step("\(type(of: view))", viewport, .range(range))]
    default: return []
    }
  }

  private func plainSteps(size: CGSize) -> [FixtureSizingStep] {
    let plainMembers: [(String, String, SizingOrigin)] = [
      (
        delegateName ?? "no delegate", "collectionView(_:layout:sizeForItemAt:)", .plainCellDelegate
      ),
      (
        delegateName ?? "no delegate", "collectionNode(_:constrainedSizeForItemAt:)",
        .plainCellRange
      ),
      (layoutName, "itemSize", .plainCellItemSize),
    ]
    let end = plainMembers.firstIndex { $0.2 == origin } ?? 0
    return plainMembers[...end].map { asked, member, answering in
      FixtureSizingStep(
        asker: nodeName, asked: asked, question: member,
        answer: origin == answering ? .size(size) : .missing)
    }
  }

  private func step(_ asked: String, _ question: String, _ answer: FixtureSizingAnswer)
    -> FixtureSizingStep
  {
    FixtureSizingStep(asker: inspectorName, asked: asked, question: question, answer: answer)
  }

  private var member: String {
    switch origin {
    case .inspector: inspectorQuestion
    case .nodeDelegate, .plainCellRange: "collectionNode(_:constrainedSizeForItemAt:)"
    case .viewDelegate: "collectionView(_:constrainedSizeForNodeAt:)"
    case .sectionDelegate: "collectionNode(_:sizeRangeFor\(side)InSection:)"
    case .sectionReferenceSize: "collectionView(_:layout:referenceSizeFor\(side)InSection:)"
    case .layoutReferenceSize: side.lowercased() + "ReferenceSize"
    case .plainCellDelegate: "collectionView(_:layout:sizeForItemAt:)"
    default: "itemSize"
    }
  }

  private var referenceSize: CGSize {
    guard let layout = view.collectionViewLayout as? UICollectionViewFlowLayout else {
      return .zero
    }
    return side == "Footer" ? layout.footerReferenceSize : layout.headerReferenceSize
  }

  private var viewport: String {
    let geometry = view.inspectionGeometry
    let inset = geometry.contentInset
    let size = FixtureNumber.text([geometry.viewport.width, geometry.viewport.height])
    let insets = FixtureNumber.text([inset.top, inset.left, inset.bottom, inset.right])
    return "viewport \(size) less content inset \(insets)"
  }

  private var layoutDelegateName: String {
    (view.collectionViewLayout as? ASCollectionLayout).map { "\(type(of: $0.layoutDelegate))" }
      ?? layoutName
  }
}
