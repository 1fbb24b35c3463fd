import UIKit

extension ASMapNode {
  /// The block that returns the image of an annotation in a snapshot, and sets the offset of its center. Not used by
  /// the runtime, which reports `unused-member`.
  ///
  /// Any thread. The pointer is that of `ASMapNode.h`; the runtime never calls the block, so none is made here.
  public final var imageForStaticMapAnnotationBlock:
    ((any MKAnnotation, UnsafeMutablePointer<CGPoint>) -> UIImage?)?
  {
    get {
      withNodeLock { annotationImageBlock }
        as? (any MKAnnotation, UnsafeMutablePointer<CGPoint>) -> UIImage?
    }
    set {
      reportUnused("ASMapNode", if: newValue != nil)
      withNodeLock { annotationImageBlock = newValue }
    }
  }
}
