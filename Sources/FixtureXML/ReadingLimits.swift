/// Resource limits for untrusted input. ``ReadingLimits/table`` states the reason of each.
package struct ReadingLimits: Sendable, Equatable {
  /// The greatest depth of nested elements.
  package var depth = 96
  /// The greatest number of attributes on one element.
  package var attributesPerElement = 512
  /// The greatest length of one tag, attributes included, in bytes.
  package var tagLength = 4 << 20
  /// The greatest length of one attribute's value, in bytes.
  package var attributeLength = 1 << 20
  /// The greatest length of a comment, a CDATA section or a processing instruction, in bytes.
  package var commentLength = 4 << 20
  /// The greatest length of the text inside one element, in bytes.
  package var textLength = 1 << 20
  /// The greatest length of text between two tags, in bytes.
  package var textRunLength = Int.max
  /// The greatest length of a document type declaration, in bytes.
  package var documentTypeLength = 128 << 10
  /// The greatest number of rows in one fixture, repeated and external ones included.
  package var rows = 1_000_000
  /// The greatest number of values that the repeats of a fixture make. A row counts as two, its model's
  /// fields and its attributes.
  package var repeatedValues = 2_000_000
  /// The greatest number of values that rows leave to the defaults of models with many fields.
  package var defaultedValues = 2_000_000
  /// The greatest number of bytes of text that the repeats of a fixture make, and that defaults make.
  package var repeatedText = 16 << 20
  /// The greatest number of sections in one container.
  package var sections = 100_000
  /// The greatest number of fields of a model, those of nested models included.
  package var fieldsPerModel = 1_024
  /// The greatest depth of models inside each other.
  package var modelDepth = 16
  /// The greatest number of bindings in one text.
  package var bindingsPerText = 100
  /// The greatest number of arguments of one hand-written initializer.
  package var argumentsPerInitializer = 128
  /// The greatest number of values that one condition compares with.
  package var valuesPerCondition = 100
  /// The greatest number of elements in one fixture that are not items.
  package var elements = 2_000_000
  /// The greatest number of elements in containers that are neither rows nor parts of them.
  package var containerElements = 100_000
  /// The greatest number of edits that are applied to check the mutations and steps of one fixture.
  package var appliedEdits = 500_000
  /// The greatest number of containers in one fixture.
  package var containers = 1_000
  /// The greatest number of elements in one fixture outside of containers.
  package var declaredElements = 25_000
  /// The greatest depth of includes.
  package var includeDepth = 32
  /// The greatest size of a fixture, in bytes.
  package var fixtureSize = 1 << 30
  /// The greatest size of a data file, in bytes.
  package var dataSize = 4 << 30
  /// The greatest number of bytes that the `items` of a fixture read of data files that others of them
  /// read already.
  package var rereadData = 64 << 20
  /// The greatest number of bytes of one match in a data file.
  package var matchLength = 2 << 20
  /// The greatest number of bytes to which the entities of a data file expand.
  package var entityText = 1 << 20
  /// The greatest number of bytes of memory for what paths name outside of rows, and for the entries of keys.
  package var keptData = 8 << 20
  /// The greatest depth of maps inside of each other.
  package var mapDepth = 8
  /// The greatest number of attributes with default values that a document type declares.
  package var defaultAttributes = 64
  /// The number of bytes of text that rows may take from a data file for each byte of the file.
  package var dataTextPerByte = 4
  /// The greatest number of names and symbols in an XPath expression.
  package var xpathTokens = 100
  /// The greatest number of `//` steps in a pattern.
  package var descendantSteps = 2
  /// The number of XPath operations on a data file, in addition to those for its bytes.
  package var xpathOperations = 1_500_000
  /// The number of XPath operations for each byte of a data file.
  package var xpathOperationsPerByte = 3
  /// The greatest sum of the sizes of matches over the operations of costly paths on a data file, in
  /// addition to that for its bytes.
  package var xpathWork = 400_000_000
  /// The sum of the sizes of matches over the operations of costly paths for each byte of a data file.
  package var xpathWorkPerByte = 100
  /// The greatest number of diagnostics that one file yields.
  package var diagnosticsPerFile = 1_000
  /// The greatest number of diagnostics that all files of a run yield.
  package var diagnosticsPerRun = 10_000

  /// Creates the default limits.
  package init() {}

  /// The limits for the markup of data files.
  var forData: ReadingLimits {
    var limits = self
    limits.depth = 250
    limits.attributesPerElement = 4_096
    limits.attributeLength = 4 << 20
    limits.textRunLength = 4 << 20
    return limits
  }
}
