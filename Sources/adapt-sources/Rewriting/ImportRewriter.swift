import SwiftSyntax

/// The imports of a file: those of modules that are not here go, those of a part of a module become imports of the
/// module, and UIKit and Texture are added where they are used without their names.
struct ImportRewriter {
  /// The modules of the toolchain on Linux.
  static let toolchain: Set = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML",
    "FoundationInternationalization", "Dispatch", "Synchronization", "Observation", "RegexBuilder",
    "Distributed", "Cxx", "Glibc", "_Concurrency", "_StringProcessing", "XCTest", "Testing",
    "UIKit", "QuartzCore", "CoreGraphics", "AsyncDisplayKit",
  ]
  /// The beginnings of names of UIKit and Core Animation, and of those that Foundation alone has on a device, and UIKit
  /// here.
  private static let names = SpellingSearch([
    "CGAffineTransform", "CGColor", "CGContext", "CGPath", "CGImage", "CACurrentMediaTime",
    "CALayer",
    "CATransform3D", "CADisplayLink", "CAMediaTiming", "CAAnimation", "CABasicAnimation",
    "CAKeyframeAnimation", "CASpringAnimation", "CATransaction", "CATransition", "CAShapeLayer",
    "CAGradientLayer", "UITable", "UICollection", "UIButton", "UIBar", "UILabel", "UIText",
    "UIStack", "UIScroll", "UIControl", "UISwitch", "UISlider", "UISegmented", "UIGesture", "UITap",
    "UIPan", "UILongPress", "UISwipe", "UIPinch", "UINavigation", "UITab", "UIPage", "UISplit",
    "UISearch", "UIAlert", "UIAction", "UIMenu", "UIWindow", "UIResponder", "UIScene", "UIEvent",
    "UITouch", "UIBezier", "UIGraphics", "UIPicker", "UIDatePicker", "UIProgress", "UIRefresh",
    "UIPasteboard", "UIVisualEffect", "UIBlurEffect", "UITrait", "UIUserInterface", "UIInterface",
    "UIOffset", "UIRect", "UILayout", "UIKeyboard", "UIPopover", "UIPresentation", "UIContext",
    "UIFeedback", "UIImpact", "UINotificationFeedback", "UIAccessibility", "UINib", "UIStoryboard",
    "UIToolbar", "UIActivity", "UIView", "UIImage", "UIColor", "UIFont", "UIEdgeInsets",
    "UIScreen", "UIDevice", "UIApplication", "NSParagraphStyle", "NSMutableParagraphStyle",
    "NSTextAttachment", "NSShadow", ".font", ".foregroundColor", ".paragraphStyle", "URLSession",
    "URLRequest", "URLResponse", "HTTPCookie", "URLCache", "URLProtocol", "#selector", "perform(",
    "addObserver(", "objc_sync", "autoreleasepool", "NSUserActivity", ": Selector",
  ])

  /// The beginnings of names of Foundation, which the header of an app's framework may import for all files.
  private static let foundationNames = SpellingSearch([
    "NSObject", "NSString", "NSNumber", "NSAttributedString", "NSError", "URL", "UUID", "Date(",
    ": Date", "Data(", ": Data", "IndexPath", "IndexSet", "TimeInterval", "UserDefaults",
    "DispatchQueue", "NotificationCenter", "Notification.Name", "Bundle.", "JSONDecoder",
    "JSONEncoder", "DateFormatter", "NumberFormatter", "Timer", "Locale", "Calendar", "CGFloat",
    "CGSize", "CGRect", "CGPoint", "NSHomeDirectory", "NSTemporaryDirectory", "FileManager",
  ])

  /// The beginnings of Texture's names, which an app's bridging header may import for all files.
  private static let textureNames = SpellingSearch([
    "ASDisplayNode", "ASCellNode", "ASTableNode", "ASCollectionNode", "ASPagerNode", "ASScrollNode",
    "ASViewController", "ASDKViewController", "ASTextNode", "ASImageNode", "ASNetworkImageNode",
    "ASButtonNode", "ASControlNode", "ASEditableTextNode", "ASVideoNode", "ASMapNode",
    "ASLayoutSpec", "ASStackLayoutSpec", "ASInsetLayoutSpec", "ASRelativeLayoutSpec",
    "ASCenterLayoutSpec", "ASRatioLayoutSpec", "ASOverlayLayoutSpec", "ASBackgroundLayoutSpec",
    "ASAbsoluteLayoutSpec", "ASWrapperLayoutSpec", "ASSizeRange", "ASDimension", "ASBatchContext",
  ])

  let available: Set<String>

  /// The edits of a file, and the modules whose imports went, by their offsets.
  struct Result {
    var edits: [TextEdit] = []
    var removed: [(module: String, offset: Int)] = []
    /// The module that the first line imports, if the file has names of it without an import.
    var missing: String?
  }

  /// Returns a Boolean value that indicates whether the edits of a file need its syntax tree.
  func needsTree(_ lines: ImportLines) -> Bool {
    !lines.isPlain || (lines.mayBeNested && !lines.modules.allSatisfy(isHere))
  }

  /// Returns the edits of the imports of a file without a syntax tree.
  func rewrite(_ lines: ImportLines, in source: SourceFile) -> Result {
    var result = Result(missing: Self.missing(besides: lines.modules, in: source.bytes))
    for statement in lines.statements where !isHere(statement.module) {
      result.edits.append(source.blank(statement.range))
      result.removed.append((statement.module, statement.range.lowerBound))
    }
    return result
  }

  private func isHere(_ module: String) -> Bool {
    Self.toolchain.contains(module) || available.contains(module)
  }

  /// Returns the module of names that a file has without importing it.
  private static func missing(besides modules: Set<String>, in bytes: [UInt8]) -> String? {
    guard !modules.contains("AsyncDisplayKit") else { return nil }
    if textureNames.isFound(in: bytes) { return "AsyncDisplayKit" }
    if !modules.contains("UIKit"), names.isFound(in: bytes) { return "UIKit" }
    return modules.isDisjoint(with: toolchain) && foundationNames.isFound(in: bytes)
      ? "Foundation" : nil
  }

  /// Returns the edits of the imports of a file with a syntax tree.
  func rewrite(_ file: ParsedFile) -> Result {
    let collector = ImportCollector()
    collector.walk(file.tree)
    var result = Result()
    for declaration in collector.imports {
      guard let module = declaration.path.first?.name.text.unescaped else { continue }
      if isHere(module) {
        result.edits += reduce(declaration, of: module, in: file.source)
      } else if !declaration.isGuarded(by: module) {
        result.edits.append(file.source.blank(declaration.byteRange))
        result.removed.append((module, declaration.byteRange.lowerBound))
      }
    }
    let modules = Set(collector.imports.compactMap { $0.path.first?.name.text.unescaped })
    result.missing = Self.missing(besides: modules, in: file.source.bytes)
    return result
  }

  /// Returns the edits that make the import of a declaration or of a submodule one of the module: the modules here
  /// have no submodules, and declare some types as another kind.
  private func reduce(
    _ declaration: ImportDeclSyntax, of module: String, in source: SourceFile
  ) -> [TextEdit] {
    guard Self.toolchain.contains(module), let first = declaration.path.first else { return [] }
    let name = first.name.byteRange
    let rest = name.upperBound..<declaration.path.byteRange.upperBound
    return [declaration.importKindSpecifier?.byteRange, rest.isEmpty ? nil : rest]
      .compactMap { $0 }.map(source.blank)
  }
}

extension ImportDeclSyntax {
  /// Returns a Boolean value that indicates whether the import is compiled only if the module can be imported.
  fileprivate func isGuarded(by module: String) -> Bool {
    ancestors.compactMap { $0.as(IfConfigClauseSyntax.self)?.condition?.flatText }
      .contains { $0.contains("canImport(\(module))") && !$0.contains("!canImport(\(module))") }
  }
}

private final class ImportCollector: SyntaxVisitor {
  private(set) var imports: [ImportDeclSyntax] = []

  init() {
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    imports.append(node)
    return .skipChildren
  }

  // Bodies and members import nothing.
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
