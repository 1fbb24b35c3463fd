/// The stable name of a kind of problem, which diagnostics print in brackets.
///
/// `CodeCatalog` has the explanation and the severity of every code.
package enum DiagnosticCode: String, Sendable, Hashable, CaseIterable, CustomStringConvertible {
  // Codes of files that cannot be read, and of limits that are checked before XML is parsed.
  case unsupportedEncoding = "unsupported-encoding"
  case nulByte = "nul-byte"
  case invalidUTF8 = "invalid-utf8"
  case doctype
  case tooManyAttributes = "too-many-attributes"
  case attributeTooLong = "attribute-too-long"
  case tagTooLong = "tag-too-long"
  case commentTooLong = "comment-too-long"
  case textTooLong = "text-too-long"
  case tooDeep = "too-deep"
  case omittedDiagnostics = "omitted-diagnostics"
  case tooManyBindings = "too-many-bindings"
  case tooManyRows = "too-many-rows"
  case tooManyElements = "too-many-elements"
  case fileTooLarge = "file-too-large"
  case notWellFormed = "not-well-formed"
  case mismatchedTag = "mismatched-tag"
  case repeatedAttribute = "repeated-attribute"
  case undefinedEntity = "undefined-entity"
  case unexpectedEnd = "unexpected-end"
  case unreadableFile = "unreadable-file"
  case wrongNamespace = "wrong-namespace"
  case wrongRoot = "wrong-root"

  // Codes of elements, attributes, values and names that the fixture language does not have.
  case unknownElement = "unknown-element"
  case misplacedElement = "misplaced-element"
  case missingElement = "missing-element"
  case unexpectedText = "unexpected-text"
  case unknownAttribute = "unknown-attribute"
  case missingAttribute = "missing-attribute"
  case conflictingAttributes = "conflicting-attributes"
  case prefixedAttribute = "prefixed-attribute"
  case invalidValue = "invalid-value"
  case unknownCase = "unknown-case"
  case outOfRange = "out-of-range"
  case invalidRange = "invalid-range"
  case invalidName = "invalid-name"
  case reservedName = "reserved-name"
  case duplicateName = "duplicate-name"
  case duplicateType = "duplicate-type"
  case duplicateKey = "duplicate-key"
  case invalidArguments = "invalid-arguments"
  case invalidStep = "invalid-step"
  case ambiguousExpectation = "ambiguous-expectation"

  // Codes of names and bindings that refer to something else.
  case unknownType = "unknown-type"
  case unknownModel = "unknown-model"
  case unknownField = "unknown-field"
  case unknownMember = "unknown-member"
  case unknownCell = "unknown-cell"
  case unknownImage = "unknown-image"
  case unknownMutation = "unknown-mutation"
  case unknownNode = "unknown-node"
  case unknownContext = "unknown-context"
  case unknownDevice = "unknown-device"
  case unknownProperty = "unknown-property"
  case unknownCall = "unknown-call"
  case unknownViolation = "unknown-violation"
  case unknownModule = "unknown-module"
  case unknownFont = "unknown-font"
  case wrongCellKind = "wrong-cell-kind"
  case plainInTable = "plain-in-table"
  case modelMismatch = "model-mismatch"
  case missingModel = "missing-model"
  case missingField = "missing-field"
  case bindingType = "binding-type"
  case bindingSyntax = "binding-syntax"
  case optionalBinding = "optional-binding"
  case wholeModelBinding = "whole-model-binding"
  case modelTooLarge = "model-too-large"
  case modelCycle = "model-cycle"
  case includeCycle = "include-cycle"
  case includeTooDeep = "include-too-deep"
  case includeAccess = "include-access"
  case outsidePackage = "outside-package"
  case absolutePath = "absolute-path"
  case notData = "not-data"
  case notFixture = "not-fixture"
  case undeclaredInput = "undeclared-input"

  // Codes of font files.
  case fontFolderMissing = "font-folder-missing"
  case fontFolderEmpty = "font-folder-empty"
  case fontFileDamaged = "font-file-damaged"
  case fontFileTooLarge = "font-file-too-large"
  case fontNameDuplicate = "font-name-duplicate"

  // Codes of data files, and of the rows, mutations and expectations of containers.
  case invalidXPath = "invalid-xpath"
  case xpathLimit = "xpath-limit"
  case unexpandedEntity = "unexpanded-entity"
  case unexpandedInclude = "unexpanded-include"
  case undeclaredPrefix = "undeclared-prefix"
  case dataNotWellFormed = "data-not-well-formed"
  case dataTooLarge = "data-too-large"
  case noMatches = "no-matches"
  case unmatchedNamespace = "unmatched-namespace"
  case unconvertibleData = "unconvertible-data"
  case unreachableRule = "unreachable-rule"
  case missingCell = "missing-cell"
  case missingInterop = "missing-interop"
  case unreachableIndex = "unreachable-index"
  case unreachableStep = "unreachable-step"
  case invalidMutation = "invalid-mutation"
  case duplicateTuning = "duplicate-tuning"
  case duplicateSupplementary = "duplicate-supplementary"
  case unplacedSupplementary = "unplaced-supplementary"

  /// The usual severity of a diagnostic with the code.
  package var severity: Severity {
    let severities = CodeCatalog.explanation(of: rawValue)?.severities ?? []
    return severities.lazy.compactMap { Severity(rawValue: $0.rawValue) }.first ?? .error
  }

  /// The code as printed.
  package var description: String { rawValue }
}
