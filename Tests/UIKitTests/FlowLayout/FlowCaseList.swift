import Foundation
import UIKit

@testable import UIKitCore

/// A collection view with a flow layout that shows one case of the file.
///
/// As delegate it implements what the case lists: the other members decline as if they were missing.
@MainActor
final class FlowCaseList: UICollectionViewDelegateFlowLayout, UICollectionViewDataSource {
  let layout = UICollectionViewFlowLayout()
  let view: UICollectionView
  private let flowCase: FlowCase

  init(_ flowCase: FlowCase) {
    self.flowCase = flowCase
    let values = flowCase.layout
    layout.scrollDirection = flowCase.axis == .vertical ? .vertical : .horizontal
    layout.itemSize = CGSize(numbers: values.itemSize)
    layout.minimumLineSpacing = values.lineSpacing
    layout.minimumInteritemSpacing = values.interitemSpacing
    layout.sectionInset = UIEdgeInsets(numbers: values.inset)
    layout.headerReferenceSize = CGSize(numbers: values.header)
    layout.footerReferenceSize = CGSize(numbers: values.footer)
    let frame = CGRect(origin: .zero, size: CGSize(numbers: flowCase.bounds))
    view = ViolationLog().environment.bind { [layout] in
      UICollectionView(frame: frame, collectionViewLayout: layout)
    }
    view.dataSource = self
    view.delegate = self
  }

  func frame(of element: FlowElement) -> CGRect? {
    guard let kind = element.kind else {
      return view.layoutAttributesForItem(at: element.indexPath)?.frame
    }
    return view.layoutAttributesForSupplementaryElement(ofKind: kind, at: element.indexPath)?.frame
  }

  private func answer<Answer>(
    _ answer: Answer?, or neutral: Answer, _ member: StaticString = #function
  ) -> Answer {
    guard let answer else {
      view.optionalMembers.markUnimplemented(member)
      return neutral
    }
    return answer
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { flowCase.sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { flowCase.sections[section].count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { UICollectionViewCell(frame: .zero) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let sizes = flowCase.sections[indexPath.section].sizes
    return answer(sizes.map { CGSize(numbers: $0[indexPath.item]) }, or: .zero)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    answer(flowCase.sections[section].inset.map(UIEdgeInsets.init(numbers:)), or: .zero)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    answer(flowCase.sections[section].lineSpacing, or: 0)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    answer(flowCase.sections[section].interitemSpacing, or: 0)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    answer(flowCase.sections[section].header.map(CGSize.init(numbers:)), or: .zero)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    answer(flowCase.sections[section].footer.map(CGSize.init(numbers:)), or: .zero)
  }
}
