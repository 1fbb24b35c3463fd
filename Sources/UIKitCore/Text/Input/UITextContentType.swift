import Foundation

/// The semantic meaning of a text input, by which the system suggests text.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The raw value of the meaning, the same string as in UIKit.
  public let rawValue: String

  /// Creates a meaning from its raw value.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A person's full name.
  public static let name = UITextContentType(rawValue: "name")
  /// The prefix or title of a name, such as "Dr.".
  public static let namePrefix = UITextContentType(rawValue: "name-prefix")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A middle name.
  public static let middleName = UITextContentType(rawValue: "middle-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// The suffix of a name, such as "Jr.".
  public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A job title.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// The name of an organization.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A location, including an address.
  public static let location = UITextContentType(rawValue: "location")
  /// A complete street address.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The first line of a street address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The second line of a street address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// The city of an address.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// The state of an address.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// The city and the state of an address.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// A sublocality of an address, such as a district.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// The name of a country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An email address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A URL.
  public static let URL = UITextContentType(rawValue: "url")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A one-time code for signing in.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}

/// The rules for passwords that the system generates for an input.
public final class UITextInputPasswordRules: NSObject, Sendable {
  /// The rules in Apple's password-rules language.
  public let passwordRulesDescriptor: String

  /// Creates rules from text in Apple's password-rules language.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }

  /// Returns a Boolean value that indicates whether other rules have the same text.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextInputPasswordRules)?.passwordRulesDescriptor == passwordRulesDescriptor
  }

  /// A hash of the rules' text.
  public override var hash: Int { passwordRulesDescriptor.hashValue }
}
