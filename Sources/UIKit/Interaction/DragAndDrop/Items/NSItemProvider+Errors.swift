import Foundation

extension NSItemProvider {
  /// The domain of errors whose codes are ``ErrorCode``.
  public static let errorDomain = "NSItemProviderErrorDomain"

  /// Why nothing could be loaded.
  public enum ErrorCode: Int, Hashable, Sendable {
    /// Something else.
    case unknownError = -1
    /// No type that was registered will do.
    case itemUnavailableError = -1000
    /// What was made is of another class.
    case unexpectedValueClassError = -1100
    /// Nothing of the class can be made of the data.
    case unavailableCoercionError = -1200

    /// The error with the code.
    var error: NSError {
      NSError(
        domain: NSItemProvider.errorDomain, code: rawValue,
        userInfo: [NSLocalizedDescriptionKey: description])
    }

    private var description: String {
      switch self {
      case .unknownError: "The item could not be loaded."
      case .itemUnavailableError: "The provider has no representation of the type."
      case .unexpectedValueClassError: "The loaded item is of another class."
      case .unavailableCoercionError: "The data cannot be read as the class."
      }
    }
  }
}
