/// A three-dimensional transform: a four-by-four matrix that is multiplied by a row vector.
public struct CATransform3D: Hashable, Sendable {
  /// The element in row 1, column 1 of the matrix.
  public var m11: CGFloat = 0
  /// The element in row 1, column 2 of the matrix.
  public var m12: CGFloat = 0
  /// The element in row 1, column 3 of the matrix.
  public var m13: CGFloat = 0
  /// The element in row 1, column 4 of the matrix.
  public var m14: CGFloat = 0
  /// The element in row 2, column 1 of the matrix.
  public var m21: CGFloat = 0
  /// The element in row 2, column 2 of the matrix.
  public var m22: CGFloat = 0
  /// The element in row 2, column 3 of the matrix.
  public var m23: CGFloat = 0
  /// The element in row 2, column 4 of the matrix.
  public var m24: CGFloat = 0
  /// The element in row 3, column 1 of the matrix.
  public var m31: CGFloat = 0
  /// The element in row 3, column 2 of the matrix.
  public var m32: CGFloat = 0
  /// The element in row 3, column 3 of the matrix.
  public var m33: CGFloat = 0
  /// The element in row 3, column 4 of the matrix.
  public var m34: CGFloat = 0
  /// The element in row 4, column 1 of the matrix.
  public var m41: CGFloat = 0
  /// The element in row 4, column 2 of the matrix.
  public var m42: CGFloat = 0
  /// The element in row 4, column 3 of the matrix.
  public var m43: CGFloat = 0
  /// The element in row 4, column 4 of the matrix.
  public var m44: CGFloat = 0

  /// Creates a matrix of zeros.
  public init() {}

  /// Creates a matrix from four rows of four numbers.
  package init(rows: [[CGFloat]]) {
    self.init()
    (m11, m12, m13, m14) = (rows[0][0], rows[0][1], rows[0][2], rows[0][3])
    (m21, m22, m23, m24) = (rows[1][0], rows[1][1], rows[1][2], rows[1][3])
    (m31, m32, m33, m34) = (rows[2][0], rows[2][1], rows[2][2], rows[2][3])
    (m41, m42, m43, m44) = (rows[3][0], rows[3][1], rows[3][2], rows[3][3])
  }

  package var rows: [[CGFloat]] {
    [
      [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
    ]
  }

  /// The affine transform that results from ignoring the z axis.
  package var affine: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }
}

/// The identity transform.
public let CATransform3DIdentity = CATransform3DMakeScale(1, 1, 1)

/// Returns a Boolean value that indicates whether a transform is the identity transform.
public func CATransform3DIsIdentity(_ transform: CATransform3D) -> Bool {
  transform == CATransform3DIdentity
}

/// Returns a Boolean value that indicates whether two transforms have equal matrices.
public func CATransform3DEqualToTransform(_ one: CATransform3D, _ other: CATransform3D) -> Bool {
  one == other
}

/// Returns a translation, in points.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var transform = CATransform3DIdentity
  (transform.m41, transform.m42, transform.m43) = (tx, ty, tz)
  return transform
}

/// Returns a scaling about the origin.
public func CATransform3DMakeScale(
  _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  var transform = CATransform3D()
  (transform.m11, transform.m22, transform.m33, transform.m44) = (sx, sy, sz, 1)
  return transform
}

/// Returns a rotation by an angle in radians about an axis, or the identity transform when the axis
/// is zero.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (s, c) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
  let t = 1 - c
  return CATransform3D(rows: [
    [t * x * x + c, t * x * y + s * z, t * x * z - s * y, 0],
    [t * x * y - s * z, t * y * y + c, t * y * z + s * x, 0],
    [t * x * z + s * y, t * y * z - s * x, t * z * z + c, 0],
    [0, 0, 0, 1],
  ])
}

/// Returns the transform that applies the first transform and then the second.
public func CATransform3DConcat(_ one: CATransform3D, _ other: CATransform3D) -> CATransform3D {
  let (left, right) = (one.rows, other.rows)
  return CATransform3D(
    rows: left.map { row in
      (0..<4).map { column in
        row[0] * right[0][column] + row[1] * right[1][column] + row[2] * right[2][column]
          + row[3] * right[3][column]
      }
    })
}

/// Returns the transform that translates by points before it applies another transform.
public func CATransform3DTranslate(
  _ transform: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), transform)
}

/// Returns the transform that scales before it applies another transform.
public func CATransform3DScale(
  _ transform: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), transform)
}

/// Returns the transform that rotates by an angle in radians before it applies another transform.
public func CATransform3DRotate(
  _ transform: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), transform)
}

/// Returns the three-dimensional form of an affine transform.
public func CATransform3DMakeAffineTransform(_ affine: CGAffineTransform) -> CATransform3D {
  CATransform3D(rows: [
    [affine.a, affine.b, 0, 0], [affine.c, affine.d, 0, 0], [0, 0, 1, 0],
    [affine.tx, affine.ty, 0, 1],
  ])
}

/// Returns a Boolean value that indicates whether a transform equals an affine transform.
public func CATransform3DIsAffine(_ transform: CATransform3D) -> Bool {
  transform == CATransform3DMakeAffineTransform(transform.affine)
}

/// Returns the affine transform of a three-dimensional one, ignoring the z axis.
public func CATransform3DGetAffineTransform(_ transform: CATransform3D) -> CGAffineTransform {
  transform.affine
}

/// Returns the inverse of a transform, or the transform itself when it has no inverse.
public func CATransform3DInvert(_ transform: CATransform3D) -> CATransform3D {
  var left = transform.rows
  var right = CATransform3DIdentity.rows
  for column in 0..<4 {
    let pivot = (column..<4).max { abs(left[$0][column]) < abs(left[$1][column]) } ?? column
    guard left[pivot][column] != 0 else { return transform }
    left.swapAt(column, pivot)
    right.swapAt(column, pivot)
    let divisor = left[column][column]
    left[column] = left[column].map { $0 / divisor }
    right[column] = right[column].map { $0 / divisor }
    for row in 0..<4 where row != column {
      let factor = left[row][column]
      left[row] = zip(left[row], left[column]).map { $0 - factor * $1 }
      right[row] = zip(right[row], right[column]).map { $0 - factor * $1 }
    }
  }
  return CATransform3D(rows: right)
}
