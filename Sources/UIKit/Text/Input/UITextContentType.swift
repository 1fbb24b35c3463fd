import Foundation

/// The meaning of a text, so that the system can suggest it.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the meaning.
  public let rawValue: String

  /// Creates a meaning from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The meaning "name".
  public static let name = UITextContentType(rawValue: "name")
  /// The meaning "name prefix".
  public static let namePrefix = UITextContentType(rawValue: "name-prefix")
  /// The meaning "given name".
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// The meaning "middle name".
  public static let middleName = UITextContentType(rawValue: "middle-name")
  /// The meaning "family name".
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// The meaning "name suffix".
  public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
  /// The meaning "nickname".
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// The meaning "job title".
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// The meaning "organization name".
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// The meaning "location".
  public static let location = UITextContentType(rawValue: "location")
  /// The meaning "full street address".
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The meaning "street address line 1".
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The meaning "street address line 2".
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// The meaning "address city".
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// The meaning "address state".
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// The meaning "address city and state".
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// The meaning "sublocality".
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// The meaning "country name".
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// The meaning "postal code".
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// The meaning "telephone number".
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// The meaning "email address".
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// The meaning "url".
  public static let URL = UITextContentType(rawValue: "url")
  /// The meaning "credit card number".
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// The meaning "username".
  public static let username = UITextContentType(rawValue: "username")
  /// The meaning "password".
  public static let password = UITextContentType(rawValue: "password")
  /// The meaning "new password".
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// The meaning "one time code".
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}

/// The rules for passwords that the system generates.
public final class UITextInputPasswordRules: NSObject, Sendable {
  /// The rules in the system's language for them.
  public let passwordRulesDescriptor: String

  /// Makes rules of a text in the system's language for them.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }

  /// Tells whether other rules have the same text.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextInputPasswordRules)?.passwordRulesDescriptor == passwordRulesDescriptor
  }

  /// A hash of the text.
  public override var hash: Int { passwordRulesDescriptor.hashValue }
}
