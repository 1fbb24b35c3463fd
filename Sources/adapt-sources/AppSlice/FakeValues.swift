import SwiftSyntax

/// The values that fakes return.
struct FakeValues {
  private static let literals = [
    "Bool": "false", "String": "\"\"", "Substring": "\"\"", "Character": "\" \"", "Int": "0",
    "Int8": "0", "Int16": "0", "Int32": "0", "Int64": "0", "UInt": "0", "UInt8": "0",
    "UInt16": "0", "UInt32": "0", "UInt64": "0", "Float": "0", "Double": "0", "CGFloat": "0",
    "TimeInterval": "0", "Decimal": "0", "NSNumber": "0", "CGSize": ".zero", "CGPoint": ".zero",
    "CGRect": ".zero", "UIEdgeInsets": ".zero", "ASSizeRange": "ASSizeRangeUnconstrained",
    "Date": "Date(timeIntervalSinceReferenceDate: 0)", "Data": "Data()", "UUID": "UUID()",
    "URL": "URL(fileURLWithPath: \"/\")",
    "URLRequest": "URLRequest(url: URL(fileURLWithPath: \"/\"))",
    "IndexPath": "IndexPath(item: 0, section: 0)", "IndexSet": "IndexSet()", "UIColor": ".clear",
    "CGColor": "UIColor.clear.cgColor", "UIFont": ".systemFont(ofSize: 17)",
    "DispatchQueue": ".main", "Locale": "Locale(identifier: \"en_US\")", "Calendar": ".current",
    "TimeZone": "TimeZone(secondsFromGMT: 0)!", "Any": "0", "AnyHashable": "0",
    "NSAttributedString": "NSAttributedString()", "NSString": "\"\"",
    "NSMutableAttributedString": "NSMutableAttributedString()",
    "AttributedString": "AttributedString()", "UserDefaults": ".standard",
    "NotificationCenter": ".default", "Bundle": ".main", "FileManager": ".default",
    "ASCellNodeBlock": "{ ASCellNode() } as ASCellNodeBlock",
    "ASCollectionNode": "ASCollectionNode(collectionViewLayout: UICollectionViewFlowLayout())",
    // A call of a function that returns `Never` ends the process, as in the app.
    "Never": "fatalError()", "StaticString": "\"\"", "UIApplication": ".shared",
    "UIStatusBarStyle": ".default", "UIBarStyle": ".default", "UIKeyboardAppearance": ".default",
    "UIBlurEffect": "UIBlurEffect(style: .light)", "Notification.Name": "Notification.Name(\"\")",
    "NSObject": "NSObject()", "UIImage": "UIImage()", "UIView": "UIView()",
    "UIViewController": "UIViewController()", "UIWindow": "UIWindow()",
    "Error": "CancellationError()", "Void": "()",
  ]
  private static let views = [
    "UILabel", "UIButton", "UIImageView", "UIScrollView", "UITextField", "UITextView", "UIControl",
    "UISwitch", "UIStackView", "UINavigationController", "UITabBarController",
    "UICollectionViewFlowLayout", "UIRefreshControl", "UIActivityIndicatorView", "UIBarButtonItem",
    "DateFormatter", "NumberFormatter", "JSONDecoder", "JSONEncoder", "OperationQueue", "NSLock",
    "ASCellNode", "ASDisplayNode", "ASTextNode", "ASImageNode", "ASNetworkImageNode",
    "ASButtonNode", "ASTableNode", "ASLayoutSpec", "CALayer", "CAGradientLayer", "CAShapeLayer",
    "NSMutableArray", "NSMutableDictionary",
  ]

  /// The names of types of the slice that have an initializer without arguments.
  var creatable: Set<String> = []
  /// The names of the faked classes among them, which are not inside of another type.
  var classes: Set<String> = []
  /// The names of types of other modules whose skeletons have an initializer without arguments.
  var missing: Set<String> = []
  /// The first cases of enumerations of the slice.
  var firstCases: [String: String] = [:]

  /// The names of members that the app adds to types of other modules.
  var ownMembers: Set<String> = []
  /// The results of functions whose names begin as those of types do.
  var functions: [String: TypeSyntax] = [:]

  /// Returns a type, or the result of the function that has its name.
  func resolved(_ type: TypeSyntax) -> TypeSyntax { functions[type.flatText] ?? type }

  // MARK: Literals

  /// The macros of the language for places in the source.
  private static let places: Set = [
    "file", "fileID", "filePath", "function", "line", "column",
  ]

  /// Returns a Boolean value that indicates whether an expression needs nothing of the app: a literal, or one that
  /// is made of literals and of members of known types.
  ///
  /// - Parameters:
  ///   - expression: The expression.
  ///   - type: The type that is written before it, whose members it may name without a base.
  /// - Returns: `true` for a literal.
  func isLiteral(_ expression: ExprSyntax, of type: TypeSyntax?) -> Bool {
    switch expression.kind {
    case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr,
      .binaryOperatorExpr:
      return true
    default: break
    }
    if let inner = expression.as(PrefixOperatorExprSyntax.self)?.expression {
      return isLiteral(inner, of: type)
    }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      return sequence.elements.allSatisfy { isLiteral($0, of: type) }
    }
    if let macro = expression.as(MacroExpansionExprSyntax.self) {
      return Self.places.contains(macro.macroName.text)
    }
    if let text = expression.as(StringLiteralExprSyntax.self) {
      return text.segments.allSatisfy { $0.is(StringSegmentSyntax.self) }
    }
    return isLiteralCollection(expression) || isKnownMember(expression, of: type)
  }

  private func isLiteralCollection(_ expression: ExprSyntax) -> Bool {
    if let array = expression.as(ArrayExprSyntax.self) {
      return array.elements.allSatisfy { isLiteral($0.expression, of: nil) }
    }
    if let tuple = expression.as(TupleExprSyntax.self) {
      return tuple.elements.allSatisfy { isLiteral($0.expression, of: nil) }
    }
    guard let dictionary = expression.as(DictionaryExprSyntax.self) else { return false }
    guard case .elements(let elements) = dictionary.content else { return true }
    return elements.allSatisfy { isLiteral($0.key, of: nil) && isLiteral($0.value, of: nil) }
  }

  /// Returns a Boolean value that indicates whether an expression names or calls members of known types alone.
  private func isKnownMember(_ expression: ExprSyntax, of type: TypeSyntax?) -> Bool {
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return call.trailingClosure == nil && isKnownMember(call.calledExpression, of: type)
        && call.arguments.allSatisfy { isLiteral($0.expression, of: nil) }
    }
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return name.first?.isUppercase == true && KnownNames.contains(name)
    }
    guard let access = expression.as(MemberAccessExprSyntax.self),
      !ownMembers.contains(access.declName.baseName.text.unescaped)
    else { return false }
    guard let base = access.base else {
      return type.map(isKnown) ?? false
    }
    return isKnownMember(base, of: nil)
  }

  private func isKnown(_ type: TypeSyntax) -> Bool {
    guard let member = type.as(MemberTypeSyntax.self) else {
      return KnownNames.contains(type.lastName)
    }
    return !ownMembers.contains(member.name.text.unescaped) && isKnown(member.baseType)
  }

  // MARK: Values

  /// Returns an expression of a type: its value, or a placeholder that the compiler reports at its line, for the
  /// person who completes the fake.
  func expression(of type: TypeSyntax) -> String {
    value(of: type) ?? "<#\(type.flatText.replacingWord("@escaping ", with: ""))#>"
  }

  /// Returns an expression of a type, or `nil` if no value can be made.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - call: A statement for the body of a closure, or an empty text.
  /// - Returns: The expression, or `nil`.
  func value(of type: TypeSyntax, calling call: String = "") -> String? {
    if type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return "nil"
    }
    if type.is(ArrayTypeSyntax.self) { return "[]" }
    if type.is(DictionaryTypeSyntax.self) { return "[:]" }
    if let function = type.as(FunctionTypeSyntax.self) { return closure(function, call) }
    if let attributed = type.as(AttributedTypeSyntax.self) {
      return value(of: attributed.baseType, calling: call)
    }
    if let some = type.as(SomeOrAnyTypeSyntax.self) { return value(of: some.constraint) }
    if let tuple = type.as(TupleTypeSyntax.self) { return self.tuple(tuple) }
    if let metatype = type.as(MetatypeTypeSyntax.self) {
      return metatype.baseType.flatText + ".self"
    }
    return named(type)
  }

  private func tuple(_ tuple: TupleTypeSyntax) -> String? {
    if tuple.elements.isEmpty { return "()" }
    let values = tuple.elements.compactMap { element in
      value(of: element.type).map { (element.firstName.map { $0.text + ": " } ?? "") + $0 }
    }
    guard values.count == tuple.elements.count else { return nil }
    return "(\(values.joined(separator: ", ")))"
  }

  private func closure(_ function: FunctionTypeSyntax, _ call: String) -> String? {
    let names = Array(repeating: "_", count: function.parameters.count).joined(separator: ", ")
    let head = names.isEmpty ? "" : "\(names) in "
    let result = function.returnClause.type
    if ["Void", "()"].contains(result.trimmedDescription) {
      let body = call.isEmpty ? "" : "\(call) "
      return names.isEmpty && body.isEmpty ? "{}" : "{ \(head)\(body)}"
    }
    let begin = call.isEmpty ? "" : "\(call); return "
    return value(of: result).map { "{ \(head)\(begin)\($0) }" }
  }

  private func named(_ type: TypeSyntax) -> String? {
    var text = type.flatText
    for module in ImportRewriter.toolchain where text.hasPrefix(module + ".") {
      text.removeFirst(module.count + 1)
    }
    if let value = Self.literals[text] { return value }
    if Self.views.contains(text) { return "\(text)()" }
    let generic = type.as(IdentifierTypeSyntax.self)
    if let generic, generic.genericArgumentClause != nil {
      switch generic.name.text {
      case "Array", "Set", "ContiguousArray": return "[]"
      case "Dictionary": return "[:]"
      case "Optional": return "nil"
      case "BehaviorRelay", "BehaviorSubject", "CurrentValueSubject":
        guard case .type(let inner)? = generic.genericArgumentClause?.arguments.first?.argument
        else { break }
        let label = generic.name.text.hasPrefix("Behavior") ? "value: " : ""
        return value(of: inner).map { "\(text)(\(label)\($0))" }
      default: break
      }
    }
    if let name = generic?.name.text, missing.contains(name) { return "\(name)()" }
    if let outer = type.as(MemberTypeSyntax.self)?.baseType.flatText, missing.contains(outer) {
      return "\(text)()"
    }
    if let name = firstCases[text] { return ".\(name)" }
    return creatable.contains(text) ? "\(text)()" : nil
  }
}
