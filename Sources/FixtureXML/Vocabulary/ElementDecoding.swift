import FixtureContract
import FixtureModel

/// The decoder of an element of the vocabulary.
///
/// The decoders dispatch from this column of the vocabulary table, so that a new element is one row
/// with its decoder. Elements that only one parent has, such as `case` or `map`, are read by the
/// decoder of that parent.
enum ElementDecoding: Sendable {
  /// The decoder of the parent reads the element.
  case byParent
  /// The text of the parent's documentation comment.
  case documentation
  /// A child of the root that is decoded when it ends, before the declarations.
  case preamble(@Sendable (FixtureAssembler, SourceElement) -> Void)
  /// A declaration, by the order in which declarations are decoded.
  case declaration(DeclarationDecoding)
  /// A container, whose sections and batches are streamed.
  case container(ContainerKind)
  /// A part of a container that is decoded before its data.
  case containerPart
  /// The layout of a collection.
  case layout(LayoutDecoding)
  /// A supplementary element of a kind; `nil` where the attribute `kind` names it.
  case supplementary(SupplementaryKind?)
  /// A title of a table's sections.
  case sectionTitle(SectionTitle.Kind)
  /// A rule that chooses cells.
  case cellRule(CellRuleKind)
  /// A section or a batch, whose items are streamed.
  case rowList(@Sendable (ContainerBuilder, SourceElement) -> Void)
  /// Rows inside a section or a batch, or sections inside a container.
  case repetition
  /// A row.
  case item
  /// A child of a row.
  case rowPart
  /// A child of a row in a repeat, whose value is different in each round.
  case variation
  /// Rows from an XML document.
  case externalRows
  /// Sections with their rows from an XML document.
  case externalSections
  /// A named batch of edits.
  case mutation
  /// An edit of items, or of sections.
  case edit(EditDecoding)
  /// An expectation.
  case expectation
  /// A test of a container without assertions of its own.
  case containerTest(@Sendable (ExpectationDecoder, SourceElement) -> FixtureAssertion)
  /// An assertion of an expectation.
  case assertion(@Sendable (AssertionDecoder, SourceElement) -> FixtureAssertion?)
  /// An element with several assertions of an expectation.
  case assertions(@Sendable (AssertionDecoder, SourceElement) -> [Assertion])
  /// A layout spec or a display node.
  case layoutElement
  /// A layout element once for each element of a list.
  case layoutRepetition
  /// A container node inside of a cell.
  case list(ContainerKind)
}

/// The decoder of a declaration, by the stage in which it runs.
///
/// Fields refer to enumerations and models, cells refer to both: so the stages run one after another.
enum DeclarationDecoding: Sendable {
  /// A list of images.
  case images
  /// An enumeration.
  case enumeration
  /// A model.
  case model
  /// A style.
  case style
  /// A cell or a view.
  case cell(@Sendable (inout DeclarationDecoder, CellDecoder, SourceElement) -> Void)
}

/// The decoder of a layout, and the kinds of supplementary elements that the layout shows.
struct LayoutDecoding: Sendable {
  /// The kinds of supplementary elements that a layout shows.
  enum Placement: Sendable {
    /// Headers only; the text names the layout in messages.
    case headers(String)
    /// Headers and footers; the text names the layout in messages.
    case headersAndFooters(String)
    /// All kinds: the layout is hand-written.
    case all
  }

  /// The use of stated sizes by a layout.
  enum Sizing: Sendable {
    /// The permission to state columns.
    enum Columns: Sendable { case allowed, invalid }

    /// Items have the sizes that their nodes take in stated ranges.
    case ranges(columns: Columns)
    /// The layout determines sizes; the text names it in messages.
    case own(String)
  }

  /// The kinds of supplementary elements that the layout shows.
  let placement: Placement
  /// The use of the sizes that `cells` states.
  let sizing: Sizing
  /// Decodes the layout; `nil` after an error was reported.
  let decode: @Sendable (LayoutChoiceDecoder, SourceElement) -> ContainerLayout?
}

/// The decoders of an edit.
struct EditDecoding: Sendable {
  /// Decodes an edit of items; `nil` after an error was reported.
  let items: @Sendable (MutationDecoder, SourceElement) -> EditOperation?
  /// Decodes an edit of sections; `nil` after an error was reported.
  let sections: @Sendable (MutationDecoder, SourceElement) -> EditOperation?
}

extension ElementSpec {
  /// The kind of a container, `nil` for other elements.
  var containerKind: ContainerKind? {
    if case .container(let kind) = decoding { kind } else { nil }
  }

  /// The decoder of a layout, `nil` for other elements.
  var layoutDecoding: LayoutDecoding? {
    if case .layout(let decoding) = decoding { decoding } else { nil }
  }

  /// A Boolean value that indicates whether the element repeats a layout element.
  var isLayoutRepetition: Bool {
    if case .layoutRepetition = decoding { true } else { false }
  }

  /// The kind of a container node inside of a cell, `nil` for other elements.
  var listKind: ContainerKind? {
    if case .list(let kind) = decoding { kind } else { nil }
  }

  /// A Boolean value that indicates whether the element is a row.
  var isItem: Bool {
    if case .item = decoding { true } else { false }
  }

  /// A Boolean value that indicates whether the element is a child of a row.
  var isRowPart: Bool {
    switch decoding {
    case .rowPart, .variation: true
    default: false
    }
  }

  /// A Boolean value that indicates whether the element's items are streamed.
  var isRowList: Bool {
    if case .rowList = decoding { true } else { false }
  }

  /// A Boolean value that indicates whether the element is documentation.
  var isDocumentation: Bool {
    if case .documentation = decoding { true } else { false }
  }

  /// A Boolean value that indicates whether the element is a test of a container.
  var isContainerTest: Bool {
    switch decoding {
    case .expectation, .containerTest: true
    default: false
    }
  }

  /// The place of a title of a table's sections, `nil` for other elements.
  var sectionTitleKind: SectionTitle.Kind? {
    if case .sectionTitle(let kind) = decoding { kind } else { nil }
  }

  /// A Boolean value that indicates whether the element is a supplementary element of a container.
  var isSupplementary: Bool {
    if case .supplementary = decoding { true } else { false }
  }
}
