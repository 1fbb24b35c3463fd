/// The heights of bars without the safe area, in points.
///
/// Rule: public measurements; Apple documents none. A phone in landscape has lower bars unless its width is regular
/// (microsoft/fluentui-apple, pull request 1727, navigation bars of iOS 16; eggswift/ESTabBarController, issue 88,
/// tab bars of iOS 11; flutter/flutter, pull request 39258, tab bars of iOS 13). Toolbars change as navigation bars
/// do (openradar 20167526). Navigation bars and toolbars of iPads are higher since iOS 12 (Geoff Hackworth, "iPad
/// Navigation Bar and Toolbar Height Changes in iOS 12").
struct BarHeight {
  private let traits: UITraitCollection

  init(_ traits: UITraitCollection) { self.traits = traits }

  private var isLow: Bool {
    traits.verticalSizeClass == .compact && traits.horizontalSizeClass == .compact
  }

  /// The height of a navigation bar without a large title.
  var navigationBar: CGFloat {
    if isLow { return 32 }
    return traits.userInterfaceIdiom == .pad ? 50 : 44
  }

  /// The height of a toolbar.
  var toolbar: CGFloat { navigationBar }

  /// The height of a tab bar.
  var tabBar: CGFloat { isLow ? 32 : 49 }
}
