import SwiftSyntax

/// The class of another module at the root of a faked class.
struct FakeSuperclass {
  private let name: String
  /// The types in the place of generic parameters.
  private let arguments: [String]

  /// The call of an initializer of a class between, which the slice takes.
  private let ownCall: String?

  /// Creates the value for a class without generic arguments.
  init(_ name: String) {
    self.name = name
    ownCall = nil
    arguments = []
  }

  /// Creates the value for a faked class, or for none.
  init(of type: AppType?, in index: AppIndex, _ ownCall: String?) {
    let lineage = type.map(index.lineage) ?? []
    name = lineage.last ?? ""
    self.ownCall = ownCall
    let types = lineage.compactMap { index.type($0, near: type?.file ?? 0)?.declaration }
    let stated = types.compactMap { $0.as(ClassDeclSyntax.self)?.inheritanceClause }
      .compactMap { $0.inheritedTypes.first?.type.as(IdentifierTypeSyntax.self) }
    let clause = stated.last { [name] in $0.name.text == name }?.genericArgumentClause
    let texts = clause?.arguments.map { $0.argument.trimmedDescription } ?? []
    arguments = texts.filter { KnownNames.contains($0) || index.types[$0] != nil }
  }

  private var isView: Bool {
    name.hasPrefix("UI") && !name.hasSuffix("Controller") && !name.hasSuffix("Item")
  }

  private var isController: Bool {
    name.hasSuffix("ViewController")
      || ["UINavigationController", "UITabBarController"].contains(name)
  }

  /// A Boolean value that indicates whether a fake with initializers of its own can be created without arguments.
  var isCreatable: Bool {
    name == "ASDKViewController" || name == "UIViewController" || name == "UIView"
      || (name.hasPrefix("AS") && name.hasSuffix("Node") && !Self.withLayout.contains(name))
  }

  private static let withLayout: Set = ["ASCollectionNode", "ASPagerNode"]

  /// The call of the superclass's initializer.
  var call: String {
    if let ownCall { return ownCall }
    return switch name {
    case "ASDKViewController": "super.init()"
    case "ASViewController": "super.init(node: \(node))"
    case "UITableViewCell": "super.init(style: .default, reuseIdentifier: nil)"
    case _ where isController: "super.init(nibName: nil, bundle: nil)"
    case _ where Self.withLayout.contains(name):
      "super.init(collectionViewLayout: UICollectionViewFlowLayout())"
    default: isView ? "super.init(frame: .zero)" : "super.init()"
    }
  }

  /// The root node of a controller.
  private var node: String {
    guard let type = arguments.first else { return "<#node#>" }
    return Self.withLayout.contains(type)
      ? "\(type)(collectionViewLayout: UICollectionViewFlowLayout())" : "\(type)()"
  }

  /// Returns the initializers of the superclass that a class with initializers does not inherit, besides those that it
  /// has.
  func otherInitializers(besides own: [InitializerDeclSyntax]) -> [String] {
    let labels = own.map { $0.signature.parameterClause.parameters.map(\.firstName.text) }
    return designated.filter { initializer in
      !labels.contains(initializer.labels) && (ownCall == nil || initializer.labels == ["coder"])
    }.map(\.text)
  }

  private var designated: [(labels: [String], text: String)] {
    let plain = ([String](), "override init() { super.init() }")
    let coder = (["coder"], "required init?(coder: NSCoder) { super.init(coder: coder) }")
    switch name {
    case "": return [([], "init() {}")]
    case "NSObject": return [plain]
    case "ASDKViewController": return [plain, coder]
    case "ASViewController": return [coder]
    case "UITableViewCell":
      let style =
        "override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { super.init(style: style, "
        + "reuseIdentifier: reuseIdentifier) }"
      return [(["style", "reuseIdentifier"], style), coder]
    case "UIStackView", "UIActivityIndicatorView":
      return [
        (["frame"], "override init(frame: CGRect) { super.init(frame: frame) }"),
        (["coder"], "required init(coder: NSCoder) { super.init(coder: coder) }"),
      ]
    case "UIViewController":
      let nib =
        "override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }"
      return [(["nibName", "bundle"], nib), coder]
    case "UIView", "UICollectionViewCell", "UICollectionReusableView":
      return [(["frame"], "override init(frame: CGRect) { super.init(frame: frame) }"), coder]
    case _ where name.hasPrefix("UI") || isController: return [coder]
    case _ where isCreatable: return [plain]
    default: return []
    }
  }
}
