import FixtureModel

/// The generator of the stub class of a plain cell or of a plain supplementary view.
struct PlainViewGenerator {
  private let view: PlainView
  private let context: GenerationContext

  /// Creates the generator of a view.
  init(_ view: PlainView, in context: GenerationContext) {
    (self.view, self.context) = (view, context)
  }

  private var comment: DocComment {
    let kind = view.role == .cell ? "cell" : "view"
    return DocComment(
      "The plain \(kind) \(view.name).", documentation: view.documentation, at: view.position)
  }

  private var superclass: String {
    switch view.role {
    case .cell: "UICollectionViewCell"
    case .supplementary: "UICollectionReusableView"
    }
  }

  /// Writes the class; nothing for a hand-written one.
  func write(to writer: inout SwiftWriter) {
    guard view.className == nil else { return }
    writer.blank()
    writer.lines(comment.lines)
    writer.block(
      "@MainActor \(context.openAccess)class \(SwiftIdentifier.spelling(view.name)): \(superclass)"
    ) { writer in
      writer.line("/// Creates the view, as its reuse registration does.")
      writer.block("@MainActor \(context.access)override init(frame: CGRect)") { writer in
        writer.line("super.init(frame: frame)")
        NodeConfiguration(view.properties, of: "self", in: .cell).write(to: &writer)
      }
      writer.blank()
      writer.line("/// Not supported: generated cells are not archived.")
      writer.line("@available(*, unavailable)")
      writer.line("@MainActor \(context.access)required init?(coder: NSCoder) { nil }")
    }
  }
}
