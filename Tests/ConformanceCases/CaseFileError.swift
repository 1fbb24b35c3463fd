/// A case file that cannot be read.
package struct CaseFileError: Error, Equatable {
  /// What is wrong with it.
  package let message: String

  /// Makes the error.
  package init(message: String) {
    self.message = message
  }
}
