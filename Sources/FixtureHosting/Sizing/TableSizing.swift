import AsyncDisplayKit
import Foundation
import UIKit

/// The derivation of a row's size in a table node.
@MainActor
struct TableSizing {
  let view: ASTableView
  let tableNode: ASTableNode
  let element: ASCollectionElement

  private static let member = "tableNode(_:constrainedSizeForRowAt:)"

  private var delegateName: String? { tableNode.delegate.map { "\(type(of: $0))" } }
  private var tableWidth: String {
    "table width \(FixtureNumber.text(element.constrainedSize.max.width))"
  }

  /// The object that determined the size, and the member that it returned the size from.
  var source: String {
    element.sizingOrigin == .rowDelegate
      ? "\(tableWidth), heights of \(delegateName ?? "no delegate").\(Self.member)"
      : "\(tableWidth), any height"
  }

  /// Returns the steps that determined the range, in Texture's order.
  ///
  /// Source: `ASTableView.mm`, `-dataController:constrainedSizeForNodeAtIndexPath:`.
  func steps() -> [FixtureSizingStep] {
    let (nodeName, range) = ("\(type(of: tableNode))", element.constrainedSize)
    let delegateAnswer: FixtureSizingAnswer =
      element.sizingOrigin == .rowDelegate ? .range(range) : .missing
    let ofDelegate = delegateName.map { name in
      FixtureSizingStep(asker: nodeName, asked: name, question: Self.member, answer: delegateAnswer)
    }
    let ofView = FixtureSizingStep(
      asker: nodeName, asked: "\(type(of: view))", question: tableWidth, answer: .range(range))
    return [ofDelegate, ofView].compactMap(\.self)
  }
}
