import ConformanceCases
import Foundation
import Testing
import UIKit

@testable import AsyncDisplayKit

@Suite("Layout inspectors equal Texture's") @MainActor
struct InspectorConformanceTests {
  @Test("every case: ranges, counts, directions and the members that were asked")
  func everyCase() throws {
    try ConformanceFile(name: "inspector").compare { value in
      let reports = ReportLog()
      let environment = RuntimeEnvironment(
        violationHandler: RuntimeViolation.Handler { reports.add($0) })
      let actual = environment.bind { InspectorReplay(value, reports: reports).result() }
      return difference("result", expected: value["expect"], actual: .object(actual))
    }
  }
}

/// Asks a real inspector on a real collection view.
@MainActor
private final class InspectorReplay {
  private let value: JSONValue
  private let reports: ReportLog
  private let node: ASCollectionNode
  private let delegate: CaseDelegate
  private let axes: AxesInspector
  private let inspector: any ASCollectionViewLayoutInspecting
  private var asked: [String: JSONValue] = [:]

  init(_ value: JSONValue, reports: ReportLog) {
    self.value = value
    self.reports = reports
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = value["horizontal"]?.bool == true ? .horizontal : .vertical
    if let size = value["itemSize"]?.size { layout.itemSize = size }
    if let size = value["header"]?.size { layout.headerReferenceSize = size }
    if let size = value["footer"]?.size { layout.footerReferenceSize = size }
    let isFlow = value["inspector"] == "flow"
    inspector =
      isFlow
      ? ASCollectionViewFlowLayoutInspector(flowLayout: layout) : ASCollectionViewLayoutInspector()
    let directions = value["scrollable"].map { ASScrollDirection(rawValue: UInt8($0.int)) }
    axes = AxesInspector(directions ?? inspector.scrollableDirections())
    delegate = CaseDelegate(value)
    node = ASCollectionNode(collectionViewLayout: layout)
    node.view.layoutInspector = axes
    if value["noDelegate"]?.bool != true { node.delegate = delegate }
    node.view.frame = value["bounds"]?.rect ?? .zero
    let inset = value["inset"]?.array.map(\.double) ?? [0, 0, 0, 0]
    node.view.contentInset = UIEdgeInsets(
      top: inset[0], left: inset[1], bottom: inset[2], right: inset[3])
  }

  func result() -> [String: JSONValue] {
    let path = IndexPath(item: 0, section: 0)
    let view = node.view
    var result = [
      "scrollable": JSONValue(Int(inspector.scrollableDirections().rawValue)),
      "item": range("item") { inspector.collectionView(view, constrainedSizeForNodeAt: path) },
    ]
    if value["inspector"] == "flow" { describeSupplementaries(into: &result) }
    if !asked.isEmpty { result["asked"] = .object(asked) }
    return result
  }

  private func describeSupplementaries(into result: inout [String: JSONValue]) {
    let path = IndexPath(item: 0, section: 0)
    for (name, element) in [("header", FlowSupplementary.header), ("footer", .footer)] {
      result[name] = range(name) {
        inspector.collectionView(
          node.view, constrainedSizeForSupplementaryNodeOfKind: element.kind, at: path)
      }
      let count = inspector.collectionView(
        node.view, supplementaryNodesOfKind: element.kind, inSection: 0)
      noteAsked(name + "Count")
      result[name + "Count"] = JSONValue(Int(count))
    }
  }

  private func range(_ name: String, _ question: () -> ASSizeRange) -> JSONValue {
    let before = reports.all.count
    let range = question()
    noteAsked(name)
    if reports.all.dropFirst(before).contains(where: { $0.code == .invalidSizeRange }) {
      return ["rule": "negativeRange", "n": [], "assert": true]
    }
    return JSONValue(
      lengths: range.min.width, range.min.height, range.max.width, range.max.height)
  }

  private func noteAsked(_ name: String) {
    if !delegate.asked.isEmpty { asked[name] = .array(delegate.asked.map(JSONValue.string)) }
    delegate.asked = []
  }
}

private final class AxesInspector: ASCollectionViewLayoutInspector {
  private let directions: ASScrollDirection

  init(_ directions: ASScrollDirection) {
    self.directions = directions
    super.init()
  }

  override func scrollableDirections() -> ASScrollDirection { directions }
}

/// Has the members that a case says, and lacks the others.
private final class CaseDelegate: NSObject, ASCollectionDelegateFlowLayout,
  UICollectionViewDelegateFlowLayout
{
  private let methods: Set<String>
  private let answers: JSONValue
  var asked: [String] = []

  init(_ value: JSONValue) {
    methods = Set(value["methods"]?.array.map(\.string) ?? [])
    answers = value["answers"] ?? .null
  }

  private func range(_ method: String, _ members: OptionalMemberAnswers, _ name: StaticString)
    -> ASSizeRange
  {
    guard methods.contains(method), let answer = answers[method]?.array.map(\.double) else {
      members.markUnimplemented(name)
      return ASSizeRangeZero
    }
    asked.append(method)
    return ASSizeRange(
      min: CGSize(width: answer[0], height: answer[1]),
      max: CGSize(width: answer[2], height: answer[3]))
  }

  private func size(_ method: String, _ members: OptionalMemberAnswers, _ name: StaticString)
    -> CGSize
  {
    guard methods.contains(method), let answer = answers[method] else {
      members.markUnimplemented(name)
      return .zero
    }
    asked.append(method)
    return answer.size
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, constrainedSizeForItemAt indexPath: IndexPath
  ) -> ASSizeRange { range("itemRange", collectionNode.optionalMembers, #function) }

  func collectionView(
    _ collectionView: ASCollectionView, constrainedSizeForNodeAt indexPath: IndexPath
  ) -> ASSizeRange { range("itemRangeOld", collectionView.optionalMembers, #function) }

  func collectionNode(
    _ collectionNode: ASCollectionNode, sizeRangeForHeaderInSection section: Int
  ) -> ASSizeRange { range("headerRange", collectionNode.optionalMembers, #function) }

  func collectionNode(
    _ collectionNode: ASCollectionNode, sizeRangeForFooterInSection section: Int
  ) -> ASSizeRange { range("footerRange", collectionNode.optionalMembers, #function) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { size("headerSize", collectionView.optionalMembers, #function) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { size("footerSize", collectionView.optionalMembers, #function) }
}
