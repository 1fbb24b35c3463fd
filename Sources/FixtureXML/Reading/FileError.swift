/// Why a file could not be read.
package struct FileError: Error, Equatable {
  /// One sentence without a full stop.
  package let message: String
}
