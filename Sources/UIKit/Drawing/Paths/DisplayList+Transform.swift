extension DisplayList {
  /// The same picture in transformed coordinates.
  package func applying(_ transform: CGAffineTransform) -> DisplayList {
    guard !transform.isIdentity else { return self }
    return DisplayList(operations.map { $0.applying(transform) })
  }
}

extension DisplayList.Operation {
  fileprivate func applying(_ transform: CGAffineTransform) -> DisplayList.Operation {
    switch self {
    case .fill(let path, let color, let rule, let blend):
      return .fill(path.applying(transform), color: color, rule: rule, blend: blend)
    case .stroke(let path, let color, let style, let blend):
      return .stroke(path.applying(transform), color: color, style: style, blend: blend)
    case .image(let image, let rect, let alpha, let blend):
      return .image(image, rect: rect.applying(transform), alpha: alpha, blend: blend)
    case .text(var run):
      run.origin = run.origin.applying(transform)
      return .text(run)
    case .gradient(let gradient, let from, let to):
      return .gradient(
        gradient, from: from.applying(transform), to: to.applying(transform))
    case .radialGradient(let gradient, let from, let to):
      return .radialGradient(
        gradient, from: from.applying(transform), to: to.applying(transform))
    case .shadowed(let list, let shadow): return .shadowed(list.applying(transform), shadow)
    case .clear(let rect): return .clear(rect.applying(transform))
    case .masked(let list, let mask, let rect):
      return .masked(list.applying(transform), mask: mask, rect: rect.applying(transform))
    case .group(let list, let clip, let alpha):
      return .group(
        list.applying(transform), clip: clip?.applying(transform), alpha: alpha)
    }
  }
}

extension DisplayList.Circle {
  /// The circle of the same area as what a transform makes of this one.
  func applying(_ transform: CGAffineTransform) -> DisplayList.Circle {
    let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    return DisplayList.Circle(center: center.applying(transform), radius: radius * scale)
  }
}
