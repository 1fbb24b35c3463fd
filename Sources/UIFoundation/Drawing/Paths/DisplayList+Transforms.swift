import Foundation

extension RuntimeDrawing.DisplayList {
  /// Returns the same drawing in transformed coordinates.
  ///
  /// A translation changes the coordinates of each operation. Any other transform is recorded as an
  /// operation of its own, so that text, images, and line widths are transformed with the paths.
  package func applying(_ transform: CGAffineTransform) -> RuntimeDrawing.DisplayList {
    guard !transform.isIdentity, !isEmpty else { return self }
    guard transform.isTranslation else {
      return RuntimeDrawing.DisplayList([.transformed(self, transform)])
    }
    return RuntimeDrawing.DisplayList(operations.map { $0.moved(by: transform) })
  }
}

extension RuntimeDrawing.DisplayList.Operation {
  /// Returns the operation with its coordinates translated.
  func moved(by shift: CGAffineTransform) -> RuntimeDrawing.DisplayList.Operation {
    switch self {
    case .fill(let path, let color, let rule, let blend):
      return .fill(path.applying(shift), color: color, rule: rule, blend: blend)
    case .stroke(let path, let color, let style, let blend):
      return .stroke(path.applying(shift), color: color, style: style, blend: blend)
    case .image(let image, let rect, let alpha, let blend):
      return .image(image, rect: rect.applying(shift), alpha: alpha, blend: blend)
    case .text(var run):
      run.origin = run.origin.applying(shift)
      return .text(run)
    case .gradient(let gradient, let from, let to, let options):
      return .gradient(
        gradient, from: from.applying(shift), to: to.applying(shift), options: options)
    case .radialGradient(let gradient, let from, let to, let options):
      return .radialGradient(
        gradient, from: from.moved(by: shift), to: to.moved(by: shift), options: options)
    case .shadowed(let list, let shadow): return .shadowed(list.applying(shift), shadow)
    case .clear(let rect): return .clear(rect.applying(shift))
    case .masked(let list, let mask, let rect):
      return .masked(list.applying(shift), mask: mask, rect: rect.applying(shift))
    case .group(let list, let clip, let alpha):
      return .group(list.applying(shift), clip: clip?.applying(shift), alpha: alpha)
    case .transformed(let list, let transform):
      return .transformed(list, transform.concatenating(shift))
    case .blended(let list, let mode): return .blended(list.applying(shift), mode)
    }
  }
}

extension RuntimeDrawing.DisplayList.Circle {
  fileprivate func moved(by shift: CGAffineTransform) -> RuntimeDrawing.DisplayList.Circle {
    RuntimeDrawing.DisplayList.Circle(center: center.applying(shift), radius: radius)
  }
}

extension CGAffineTransform {
  /// A Boolean value that indicates whether the transform neither scales, rotates nor shears.
  package var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// A Boolean value that indicates whether the transform maps the plane onto a line or a point.
  package var isSingular: Bool {
    let determinant = a * d - b * c
    return determinant == 0 || !determinant.isFinite
  }
}
