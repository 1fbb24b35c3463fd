import Foundation

extension UIFont {
  /// The height above the baseline in points.
  ///
  /// 0.92 em: Helvetica's own 1577/2048 em and the 0.15 em that UIKit adds to it.
  public var ascender: CGFloat { pointSize * FontMetricsTable.ascender }

  /// The depth below the baseline in points, a negative number: Helvetica's 471/2048 em.
  public var descender: CGFloat { pointSize * FontMetricsTable.descender }

  /// The height of a line in points, 1.15 em, which is what UIKit gives Helvetica.
  public var lineHeight: CGFloat { pointSize * FontMetricsTable.lineHeight }

  /// The room between lines in points, 0 as for Helvetica in UIKit.
  public var leading: CGFloat { 0 }

  /// The height of capital letters in points.
  public var capHeight: CGFloat { pointSize * face.capHeight }

  /// The height of the letter x in points.
  public var xHeight: CGFloat { pointSize * face.xHeight }
}
