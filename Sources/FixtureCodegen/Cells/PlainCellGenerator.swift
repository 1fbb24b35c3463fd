import FixtureModel

/// The generator of the stub class of a plain cell or of a plain supplementary view.
struct PlainCellGenerator {
  private let name: String
  private let className: TypeReference?
  private let superclass: String
  private let comment: DocComment
  private let properties: [Property]
  private let context: GenerationContext

  /// Makes the generator of a plain cell.
  init(_ cell: PlainCell, in context: GenerationContext) {
    name = cell.name
    className = cell.className
    superclass = "UICollectionViewCell"
    comment = DocComment(
      "The plain cell \(cell.name).", documentation: cell.documentation, at: cell.position)
    properties = cell.properties
    self.context = context
  }

  /// Makes the generator of a plain supplementary view.
  init(_ view: ReusableView, in context: GenerationContext) {
    name = view.name
    className = view.className
    superclass = "UICollectionReusableView"
    comment = DocComment(
      "The plain view \(view.name).", documentation: view.documentation, at: view.position)
    properties = view.properties
    self.context = context
  }

  /// Writes the class; nothing for a hand-written one.
  func write(to writer: inout SwiftWriter) {
    guard className == nil else { return }
    writer.blank()
    writer.lines(comment.lines)
    writer.block(
      "@MainActor \(context.openAccess)class \(SwiftIdentifier.spelling(name)): \(superclass)"
    ) { writer in
      writer.line("/// Makes the view as reuse does.")
      writer.block("@MainActor \(context.access)override init(frame: CGRect)") { writer in
        writer.line("super.init(frame: frame)")
        NodeConfiguration(properties, of: "self", in: .cell).write(to: &writer)
      }
      writer.blank()
      writer.line("/// Archives do not hold generated cells.")
      writer.line("@available(*, unavailable)")
      writer.line("@MainActor \(context.access)required init?(coder: NSCoder) { nil }")
    }
  }
}
