import Foundation

extension UICollectionViewFlowLayout {
  /// What section insets are measured from.
  public enum SectionInsetReference: Int, Hashable, Sendable {
    /// The content inset.
    case fromContentInset
    /// The safe area.
    case fromSafeArea
    /// The layout margins.
    case fromLayoutMargins
  }

  /// Which spacing is which when a layout scrolls horizontally and sizes differ (rule F14).
  public enum VariedColumnSpacing: Hashable, Sendable {
    /// Line spacing lies between columns and interitem spacing within one, as documented.
    case documented
    /// The two are exchanged.
    ///
    /// - Quirk: rdar 47732322 and Apple's forum thread 766161 report this of UIKit.
    case exchanged
  }

  /// The estimate that asks cells for their sizes; it has no effect, as self-sizing is off.
  public static var automaticSize: CGSize { CGSize(width: 1e-5, height: 1e-5) }
}
