/// A view in sight and the element it stands for.
@MainActor
struct StagedElement {
  let key: ElementKey
  let view: UICollectionReusableView
}
