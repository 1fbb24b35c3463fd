import Testing

@testable import adapt_sources

@Suite("Imports of an app's files")
struct ImportTests {
  private static let reduced = [
    AdaptationCase("import UIKit.UIView", "import UIKit       "),
    AdaptationCase("import class UIKit.UIView", "import       UIKit       "),
    AdaptationCase("import struct Foundation.Date", "import        Foundation     "),
    AdaptationCase(
      "import UIKit.UIGestureRecognizerSubclass", "import UIKit                            "),
    AdaptationCase(
      "import func Foundation.NSLog; let a = 1", "import      Foundation      ; let a = 1"),
    AdaptationCase(
      "@preconcurrency import enum UIKit.A.B", "@preconcurrency import      UIKit    "),
    AdaptationCase("@_exported import UIKit", "@_exported import UIKit"),
    AdaptationCase("@testable import Own", "@testable import Own"),
    AdaptationCase("import class Own.C", "import class Own.C"),
    AdaptationCase("public import UIKit", "public import UIKit"),
  ]

  @Test("an import of a part of a module here is one of the module", arguments: reduced)
  func reduction(item: AdaptationCase) {
    let adapted = AdaptedText(item.source, available: ["Own"])
    #expect(adapted.body == item.adapted && adapted.messages.isEmpty)
  }

  private static let removed = [
    ("import SnapKit", "SnapKit"), ("@testable import Shop", "Shop"),
    ("@_exported import RxSwift", "RxSwift"), ("@preconcurrency import Realm", "Realm"),
    ("@_implementationOnly import Realm", "Realm"), ("internal import Realm", "Realm"),
    ("import class Realm.Object", "Realm"), ("import Darwin.C", "Darwin"),
    ("@_spi(Beta) @testable import Shop", "Shop"), ("import UIKit; import Shop", "Shop"),
    ("  import Shop  // a shop", "Shop"), ("#if DEBUG\nimport FLEX\n#endif", "FLEX"),
    ("#if canImport(AppKit)\nimport AppKit\n#else\nimport Shop\n#endif", "Shop"),
    ("#if !canImport(Shop)\nimport Shop\n#endif", "Shop"),
  ]

  @Test("an import of a module that is not here goes, and is listed", arguments: removed)
  func removal(source: String, module: String) {
    let adapted = AdaptedText(source)
    #expect(!adapted.body.contains("import \(module)") && !adapted.body.contains("Realm.Object"))
    #expect(adapted.body.utf8.count == source.utf8.count)
    #expect(adapted.messages.count == 1)
    #expect(
      adapted.messages.first?.hasSuffix(
        "note: module '\(module)' is not here, and its import is left out") == true)
  }

  @Test(
    "a file without imports that uses UIKit's names imports it on the first line",
    arguments: [
      "extension CAMediaTimingFunction {}", "extension UITableView {}", "let b: UIButton",
      "let c: UICollectionViewCell", "let g = CAGradientLayer()", "let t: UITapGestureRecognizer",
    ])
  func withoutImports(text: String) {
    #expect(AdaptedText(text).texts[0].hasPrefix("import UIKit\n#sourceLocation"))
  }

  @Test(
    "a file that uses Texture by a bridging header imports it on the first line",
    arguments: [
      ("import UIKit\nclass C: ASCellNode {}", true), ("class C: ASDKViewController<N> {}", true),
      ("import AsyncDisplayKit\nclass C: ASCellNode {}", false), ("class C: Node {}", false),
    ])
  func bridgedTexture(text: String, isAdded: Bool) {
    let copy = AdaptedText(text).texts[0]
    #expect(copy.hasPrefix("import AsyncDisplayKit\n#sourceLocation") == isAdded)
  }
}
