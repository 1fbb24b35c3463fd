import SwiftSyntax

/// The imports of a file: those of modules that are not here go, and UIKit is added where it is used without its
/// name.
struct ImportRewriter {
  /// The modules of the toolchain on Linux.
  static let toolchain: Set = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML",
    "FoundationInternationalization", "Dispatch", "Synchronization", "Observation", "RegexBuilder",
    "Distributed", "Cxx", "Glibc", "_Concurrency", "_StringProcessing", "XCTest", "Testing",
    "UIKit", "QuartzCore", "CoreGraphics", "AsyncDisplayKit",
  ]
  /// Modules that export UIKit here.
  private static let exporters: Set = ["UIKit", "AsyncDisplayKit"]
  /// The beginnings of names that Foundation alone has on a device, and UIKit here.
  private static let names = SpellingSearch([
    "CGAffineTransform", "CGColor", "CGContext", "CGPath", "CGImage", "CACurrentMediaTime",
    "CALayer",
    "CATransform3D", "CADisplayLink", "UIView", "UIImage", "UIColor", "UIFont", "UIEdgeInsets",
    "UIScreen", "UIDevice", "UIApplication", "NSParagraphStyle", "NSMutableParagraphStyle",
    "NSTextAttachment", "NSShadow", ".font", ".foregroundColor", ".paragraphStyle", "URLSession",
    "URLRequest", "URLResponse", "HTTPCookie", "URLCache", "URLProtocol", "#selector", "perform(",
    "addObserver(", "objc_sync", "autoreleasepool",
  ])

  let available: Set<String>

  /// The edits of a file, and the modules whose imports went, by their offsets.
  struct Result {
    var edits: [TextEdit] = []
    var removed: [(module: String, offset: Int)] = []
    var needsUIKit = false
  }

  /// Returns a Boolean value that indicates whether a file may import a module that is not here, or lacks one.
  func mayNeedEdits(_ bytes: [UInt8]) -> Bool {
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    var modules: Set<String> = []
    for line in lines {
      let words = line.split {
        $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\r")
      }
      guard let keyword = words.firstIndex(where: { $0.elementsEqual("import".utf8) }),
        keyword + 1 < words.count, keyword < 3
      else { continue }
      for word in words[(keyword + 1)...] {
        let text = String(decoding: word, as: UTF8.self)
        modules.insert(text.split(separator: ".").first.map(String.init) ?? text)
      }
    }
    let isKnown = modules.allSatisfy { Self.toolchain.contains($0) || available.contains($0) }
    return !isKnown || (modules.isDisjoint(with: Self.exporters) && Self.names.isFound(in: bytes))
  }

  /// Returns the edits of a file's imports.
  func rewrite(_ file: ParsedFile) -> Result {
    let collector = ImportCollector()
    collector.walk(file.tree)
    var result = Result()
    for declaration in collector.imports {
      guard let module = declaration.path.first?.name.text.unescaped,
        !Self.toolchain.contains(module), !available.contains(module),
        !declaration.ancestors.contains(where: { $0.is(IfConfigClauseSyntax.self) })
      else { continue }
      result.edits.append(file.source.blank(declaration.byteRange))
      result.removed.append((module, declaration.byteRange.lowerBound))
    }
    let modules = Set(collector.imports.compactMap { $0.path.first?.name.text })
    result.needsUIKit =
      modules.isDisjoint(with: Self.exporters) && Self.names.isFound(in: file.source.bytes)
    return result
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
