import UIKit

extension CGImage {
  /// What was drawn, if the image was.
  var list: RuntimeDrawing.DisplayList? {
    if case .drawing(let list) = source { list } else { nil }
  }
}

extension UIImage {
  /// What was drawn, if the image was.
  var displayList: RuntimeDrawing.DisplayList? { cgImage?.list }
}

extension RuntimeDrawing.DisplayList {
  /// The boxes around everything that was filled.
  var filledBoxes: [CGRect] {
    operations.compactMap { operation in
      if case .fill(let path, _, _, _) = operation { path.boundingBox } else { nil }
    }
  }
}
