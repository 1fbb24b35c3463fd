import SwiftParser
import SwiftSyntax

/// Writes skeletons of types that nothing here declares, from their uses in a slice.
struct MissingTypes {
  /// The names of the types.
  let names: [String]
  private var uses: [String: Use] = [:]
  private let isPublic: Bool
  /// The members that extensions of the app add to the types.
  private let extending: [String: Set<String>]
  /// The values of types of the slice.
  private let values: FakeValues
  private var access: String { isPublic ? "public " : "" }

  private struct Use {
    var isSuperclass = false
    var isConformance = false
    /// A Boolean value that indicates whether generic parameters or values of any type are constrained by it.
    var isConstraint = false
    var wrappers: Set<Wrapper> = []
    var arguments = 0
    var creations: Set<[Argument]> = []
    /// The members of the type itself, with the arguments of their calls.
    var typeMembers: [String: Set<[Argument]>] = [:]
    var typeProperties: Set<String> = []
    var members: [String: Set<[Argument]>] = [:]
    var properties: Set<String> = []
    /// What the places of properties say about their types.
    var propertyUses: [String: Set<PropertyUse>] = [:]
    /// The members whose result a call or another member follows.
    var chained: Set<String> = []
    /// The uses of the results of methods.
    var results: [String: Set<ResultUse>] = [:]
    /// The types that the places of the results of methods state, with `nil` for a place that states none.
    var resultTypes: [String: Set<String?>] = [:]
    /// The names of generic parameters that extensions constrain.
    var parameters: [String] = []
    /// The members that subclasses declare themselves.
    var declared: Set<String> = []
    /// The methods that subclasses override, by their names with labels.
    var overridden: [String: FunctionDeclSyntax] = [:]
    /// The types inside of the name, which is one of a module if it has any, with the members that they have.
    var nested: [String: Set<String>] = [:]
    /// A Boolean value that indicates whether values of the type are compared, or are part of values that are.
    var isCompared = false

    /// A Boolean value that indicates whether the type is a protocol: a class is created, inherited or has members.
    var isProtocol: Bool {
      isConformance
        || isConstraint && !isSuperclass && creations.isEmpty && typeMembers.isEmpty
          && typeProperties.isEmpty && arguments == 0 && parameters.isEmpty
    }

    /// The generic parameters, which extensions name or which are numbered.
    var generics: String {
      let numbered = (0..<arguments).dropFirst(parameters.count).map { "T\($0)" }
      let all = parameters + numbered
      return all.isEmpty ? "" : "<" + all.joined(separator: ", ") + ">"
    }

    /// A Boolean value that indicates whether the type has one generic parameter.
    var isGeneric: Bool { max(arguments, parameters.count) == 1 }

    /// The arguments of all calls.
    var allArguments: [Argument] {
      let calls = Array(members.values) + Array(typeMembers.values) + [creations]
      return calls.flatMap { $0.flatMap { $0 } }
    }

    /// The use without the members that views, nodes and controllers have.
    var withoutInheritedMembers: Use { without(KnownNames.inheritedMembers) }

    /// Returns the use without members that are declared elsewhere.
    func without(_ names: Set<String>) -> Use {
      var use = self
      use.properties.subtract(names)
      use.typeProperties.subtract(names)
      for name in names { (use.members[name], use.typeMembers[name]) = (nil, nil) }
      return use
    }
  }

  /// An argument of a call.
  struct Argument: Hashable {
    /// The label, or `_` for none.
    let label: String
    /// The number of parameters of a closure that does not state their types, or 0.
    var closureParameters = 0
    /// The literal that the argument is, whose type no value states.
    var literal: Literal?

    /// Returns the parameter with a number, whose type is generic.
    ///
    /// A closure of a type with one generic parameter gets a value of it, or an error by its name.
    func parameter(_ number: Int, of member: String, _ isGeneric: Bool) -> String {
      let name = label == "_" ? "_ a\(number)" : label
      if let literal { return "\(name): \(literal.type)" }
      guard closureParameters > 0 else { return "\(name): A\(number)" }
      let words = (member + label).lowercased()
      let isOfError = ["error", "catch", "recover", "failure"].contains { words.contains($0) }
      let value = isGeneric ? isOfError ? "any Error" : "T0" : "Any"
      let isOne = closureParameters == 1
      let types = Array(repeating: isOne ? value : "Any", count: closureParameters)
        .joined(separator: ", ")
      return "\(name): @escaping (\(types)) -> A\(number)"
    }
  }

  /// An argument without a type of its own.
  enum Literal: Hashable {
    /// `nil`.
    case none
    /// A key path without its root.
    case keyPath
    /// A member without its type, such as `.bold` or `.font(a, size: 2)`, with the arguments of its call.
    case option(String, [Argument]?)

    /// Returns the literal of an expression, or `nil` if the expression has a type.
    init?(_ expression: ExprSyntax) {
      if expression.is(NilLiteralExprSyntax.self) {
        self = .none
        return
      }
      if expression.as(KeyPathExprSyntax.self)?.root == nil, expression.is(KeyPathExprSyntax.self) {
        self = .keyPath
        return
      }
      let call = expression.as(FunctionCallExprSyntax.self)
      guard
        let member = (call?.calledExpression ?? expression).as(MemberAccessExprSyntax.self),
        member.base == nil, member.declName.baseName.text != "init"
      else { return nil }
      let arguments = call?.arguments.map {
        Argument(label: $0.label?.text.unescaped ?? "_", literal: Literal($0.expression))
      }
      self = .option(member.declName.baseName.text.unescaped, arguments)
    }

    /// The type of the parameter.
    var type: String {
      switch self {
      case .none: "Any?"
      case .keyPath: "AnyKeyPath"
      case .option: "Option"
      }
    }

    /// The options of an argument, with those of its own arguments.
    var options: [Literal] {
      guard case .option(_, let arguments) = self else { return [] }
      return [self] + (arguments ?? []).flatMap { $0.literal?.options ?? [] }
    }
  }

  /// A use as a property wrapper.
  struct Wrapper: Hashable {
    let labels: [String]
    /// A Boolean value that indicates whether the wrapped property has an initial value.
    let hasValue: Bool
  }

  /// Collects the uses in files.
  ///
  /// - Parameters:
  ///   - names: The names of the types.
  ///   - trees: The files.
  ///   - isPublic: Whether the skeletons are public, as public declarations of the files need.
  ///   - extending: The members that extensions of the app add to the types.
  ///   - values: The values of types of the slice.
  init(
    _ names: [String], in trees: [SourceFileSyntax], isPublic: Bool,
    besides extending: [String: Set<String>] = [:], values: FakeValues = FakeValues()
  ) {
    self.names = names
    self.values = values
    self.isPublic = isPublic
    self.extending = extending
    let wanted = Set(names)
    let found = trees.map { VariableTypes(wanted, $0) }
    let all = found.reduce(into: [:]) { $0.merge($1.types) { first, _ in first } }
    let results = found.reduce(into: [:]) { $0.merge($1.results) { first, _ in first } }
    let aliases = found.reduce(into: [:]) { $0.merge($1.aliases) { first, _ in first } }
    for (tree, own) in zip(trees, found) {
      let variables = all.merging(own.types) { _, own in own }
      let collector = UseCollector(wanted, tree, variables, results, aliases)
      for (name, change) in collector.changes { apply(change, to: name) }
    }
  }

  private mutating func apply(_ change: UseCollector.Change, to name: String) {
    var use = uses[name] ?? Use()
    switch change {
    case .superclass: use.isSuperclass = true
    case .conformance: use.isConformance = true
    case .constraint: use.isConstraint = true
    case .wrapper(let wrapper): use.wrappers.insert(wrapper)
    case .arguments(let count): use.arguments = max(use.arguments, count)
    case .creation(let arguments): use.creations.insert(arguments)
    case .typeCall(let member, let arguments):
      use.typeMembers[member, default: []].insert(arguments)
    case .typeProperty(let member): use.typeProperties.insert(member)
    case .call(let member, let arguments): use.members[member, default: []].insert(arguments)
    case .property(let member, let place):
      use.properties.insert(member)
      if let place { use.propertyUses[member, default: []].insert(place) }
    case .chain(let member): use.chained.insert(member)
    case .result(let member, let result): use.results[member, default: []].insert(result)
    case .resultType(let member, let type): use.resultTypes[member, default: []].insert(type)
    case .parameters(let names):
      use.parameters += names.filter { !use.parameters.contains($0) }
    case .overridden(let methods):
      for method in methods { use.overridden[MemberName(method).description] = method }
    case .declared(let names): use.declared.formUnion(names)
    case .nested(let type, let member):
      use.nested[type, default: []].formUnion([member].compactMap { $0 })
    case .compared: use.isCompared = true
    }
    uses[name] = use
  }

  /// The names of the types whose skeletons are classes, which can be created without arguments.
  var creatable: Set<String> {
    Set(names.filter { uses[$0].map { !$0.isProtocol && $0.wrappers.isEmpty } ?? true })
  }

  /// Returns the skeletons in the order of the names.
  var declarations: [FakeWriter.Declaration] {
    names.map { FakeWriter.Declaration(name: $0, text: text($0, uses[$0] ?? Use())) }
  }

  private func text(_ name: String, _ used: Use) -> String {
    var use = used.without((extending[name] ?? []).union(used.declared))
    if !use.wrappers.isEmpty { return wrapper(name, use.wrappers) }
    if use.isProtocol { return "\(access)protocol \(name) {}" }
    let generics = use.generics
    let superclass = KnownNames.absent[name] ?? Self.superclass(name, use)
    var lines = use.nested.sorted { $0.key < $1.key }.map(nested)
    lines += options(use)
    lines += use.parameters.map { parameter in
      let base = parameter.prefix(1).lowercased() + parameter.dropFirst()
      return "var \(base.escaped): \(parameter) { FixtureFake.result(of: \"\(name).\(base)\") }"
    }
    lines += staticMembers(name, generics, use)
    lines += initializers(name, use, isDerived: superclass != nil)
    if superclass == "NSObject" { lines += overridden(name, &use) }
    lines += members(name, generics, superclass == nil ? use : use.withoutInheritedMembers)
    var seen: Set<String> = []
    lines = lines.filter { seen.insert($0).inserted }
    let isCompared = use.isCompared && superclass == nil
    if isCompared {
      lines.append("static func == (a: \(name), b: \(name)) -> Bool { a === b }")
      lines.append(
        "func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }")
    }
    let inherited = superclass ?? (isCompared ? "Hashable" : nil)
    let head = "\(access)class \(name)\(generics)" + (inherited.map { ": " + $0 } ?? "")
    guard !lines.isEmpty else { return head + " {}" }
    return head + " {\n" + lines.map { "  " + withAccess($0) }.joined(separator: "\n") + "\n}"
  }

  private func nested(_ type: String, _ members: Set<String>) -> String {
    let properties = members.sorted().map {
      " \(access)static var \($0.escaped): \(type) { \(type)() }"
    }
    return "class \(type) { \(access)init() {}\(properties.map { ";" + $0 }.joined()) }"
  }

  /// Returns a member with the access of the type after its attribute.
  private func withAccess(_ member: String) -> String {
    let attribute = "@discardableResult "
    guard member.hasPrefix(attribute) else { return access + member }
    return attribute + access + member.dropFirst(attribute.count)
  }

  private func staticMembers(_ name: String, _ generics: String, _ use: Use) -> [String] {
    let singletons = ["shared", "default", "standard", "main", "instance", "sharedInstance"]
    return use.typeProperties.sorted().filter { use.typeMembers[$0] == nil }.map { member in
      generics.isEmpty && singletons.contains(member)
        ? "static let \(member.escaped) = \(name)()"
        : "static var \(member.escaped): \(name)\(generics) { \(name)() }"
    }
  }

  private func initializers(_ name: String, _ use: Use, isDerived: Bool) -> [String] {
    let calls = Self.sorted(use.creations).filter { !$0.isEmpty }.map { arguments in
      (isDerived ? "convenience " : "") + "init\(Self.generic(arguments)) { "
        + (isDerived ? "self.init(); " : "") + "\(Self.record(name, "init", arguments)) }"
    }
    return (isDerived ? [] : ["init() {}"]) + calls
  }

  private func members(_ name: String, _ generics: String, _ use: Use) -> [String] {
    let ofType = use.typeMembers.sorted { $0.key < $1.key }.flatMap { member, calls in
      Self.sorted(calls).map {
        "@discardableResult static func \(member.escaped)\(Self.generic($0, of: member)) -> \(name)\(generics) "
          + "{ \(Self.record(name, member, $0)); return \(name)() }"
      }
    }
    let ofObjects = use.members.sorted { $0.key < $1.key }.flatMap { member, calls in
      let isObservation = member == "observe" && calls.contains { $0.first?.literal == .keyPath }
      return isObservation
        ? [observation(name + generics)]
        : Self.sorted(calls).flatMap { method(member, $0, name, use) }
    }
    let properties = use.properties.sorted().filter { use.members[$0] == nil }.map { member in
      use.chained.contains(member)
        ? "var \(member.escaped): \(name)\(generics) { self }"
        : "var \(member.escaped): \(Self.property(use.propertyUses[member] ?? []))"
    }
    return ofType + ofObjects + properties
  }

  /// Returns the method that observes a property, whose handler is never called.
  private func observation(_ type: String) -> String {
    """
    func observe<Value>(_ a0: KeyPath<\(type), Value>, options: NSKeyValueObservingOptions = [], \
    changeHandler: @escaping (\(type), NSKeyValueObservedChange<Value>) -> Void) -> NSKeyValueObservation \
    { FixtureFake.call("\(type).observe(_:options:changeHandler:)", returning: NSKeyValueObservation()) }
    """
  }

  /// Returns the type of a property with a value, if all of its places say the same, or `Any?`.
  private static func property(_ places: Set<PropertyUse>) -> String {
    guard places.count == 1, case .type(let text)? = places.first else { return "Any?" }
    var parser = Parser(text)
    let value = FakeValues().value(of: TypeSyntax.parse(from: &parser))
    return value.map { "\(text) = \($0)" } ?? "Any?"
  }

  /// Returns a method: the object itself where another call follows, `false` for a condition, and what the place
  /// of the call asks for where the result is a value.
  private func method(
    _ member: String, _ arguments: [Argument], _ name: String, _ use: Use
  ) -> [String] {
    let head = "func \(member.escaped)"
    let parameters = Self.generic(arguments, of: member, use.isGeneric)
    let path = Self.path(name, member, arguments)
    let results = use.results[member] ?? []
    if use.chained.contains(member) {
      return [
        "@discardableResult \(head)\(parameters) -> \(name)\(use.generics) "
          + "{ FixtureFake.call(\"\(path)\"); return self }"
      ]
    }
    if results.contains(.condition) {
      return [
        "@discardableResult \(head)\(parameters) -> Bool "
          + "{ FixtureFake.call(\"\(path)\", returning: false) }"
      ]
    }
    guard results.contains(.value) else {
      return ["\(head)\(parameters) { FixtureFake.call(\"\(path)\") }"]
    }
    if let (type, value) = result(of: member, path, use) {
      return [
        "@discardableResult \(head)\(parameters) -> \(type) "
          + "{ FixtureFake.call(\"\(path)\", returning: \(value)) }"
      ]
    }
    let inferred = Self.generic(arguments, of: member, use.isGeneric, result: "R")
    return [
      "@discardableResult \(head)\(parameters) -> Any? "
        + "{ FixtureFake.call(\"\(path)\", returning: nil) }",
      "\(head)\(inferred) -> R { FixtureFake.result(of: \"\(path)\") }",
    ]
  }

  /// Returns the type that all places of a method's result state, with a value of it, or `nil` if no value can be made.
  private func result(of member: String, _ path: String, _ use: Use) -> (String, String)? {
    guard let types = use.resultTypes[member], types.count == 1, let text = types.first ?? nil,
      !isPublic
    else { return nil }
    var parser = Parser(text)
    let type = TypeSyntax.parse(from: &parser)
    let isKnown = NameUses(type).types.allSatisfy {
      KnownNames.contains($0) || values.classes.contains($0) || values.missing.contains($0)
    }
    guard isKnown else { return nil }
    return values.value(of: type, calling: "FixtureFake.call(\"\(path)\")").map { (text, $0) }
  }

  /// The members whose results are values of a type that no place states: an object or a closure is to be written.
  var notes: [String] {
    names.flatMap { name -> [String] in
      guard let use = uses[name]?.without(extending[name] ?? []), !use.isProtocol else { return [] }
      return use.members.sorted { $0.key < $1.key }.compactMap { member, calls in
        let results = use.results[member] ?? []
        guard results.contains(.value), !results.contains(.condition), !use.chained.contains(member)
        else { return nil }
        let path = Self.path(name, member, Self.sorted(calls).first ?? [])
        guard result(of: member, path, use) == nil else { return nil }
        return "\(path): complete it if its result is an object or a closure, which cannot be made"
      }
    }
  }

  /// Returns the methods that subclasses override, for a superclass whose own superclass is not known.
  private func overridden(_ name: String, _ use: inout Use) -> [String] {
    let ofObjects: Set = ["isEqual", "copy", "mutableCopy", "value", "setValue", "observeValue"]
    let methods = use.overridden.filter { !ofObjects.contains($0.value.name.text) }
    return methods.sorted { $0.key < $1.key }.map { label, method in
      use.members[method.name.text.unescaped] = nil
      let plain = method.with(\.modifiers, []).with(\.attributes, []).with(\.body, nil)
      let isVoid = method.signature.returnClause == nil
      return plain.flatText
        + " { FixtureFake.\(isVoid ? "call(" : "result(of: ")\"\(name).\(label)\") }"
    }
  }

  /// Returns the structure whose members the arguments name without a type, or none.
  private func options(_ use: Use) -> [String] {
    let options = Set(use.allArguments.flatMap { $0.literal?.options ?? [] })
    guard !options.isEmpty else { return [] }
    let lines = options.compactMap { option -> String? in
      guard case .option(let name, let arguments) = option else { return nil }
      guard let arguments else { return "static var \(name.escaped): Option { Option() }" }
      return "static func \(name.escaped)\(Self.generic(arguments)) -> Option { Option() }"
    }
    let body = lines.sorted().map { "    \(access)\($0)\n" }.joined()
    return ["struct Option {\n\(body)  }"]
  }

  private static func sorted(_ calls: Set<[Argument]>) -> [[Argument]] {
    calls.sorted { generic($0) < generic($1) }
  }

  /// Returns a property wrapper, with a placeholder for the values that the app's files do not state.
  private func wrapper(_ name: String, _ uses: Set<Wrapper>) -> String {
    let initializers = uses.map { use in
      let parameters = Self.generic(
        use.labels.map { Argument(label: $0) }, after: use.hasValue ? ["wrappedValue: Value"] : [])
      let value = use.hasValue ? "self.wrappedValue = wrappedValue" : "wrappedValue = <#Value#>"
      return "  \(access)init\(parameters) { \(value) }\n"
    }
    return "@propertyWrapper \(access)struct \(name)<Value> {\n  \(access)var wrappedValue: Value\n"
      + initializers.sorted().joined() + "}"
  }

  /// The classes that types are of by the ends of their names.
  private static let classes = [
    ("ViewController", "UIViewController"), ("CellNode", "ASCellNode"), ("Node", "ASDisplayNode"),
    ("Cell", "UICollectionViewCell"), ("ImageView", "UIImageView"), ("TableView", "UITableView"),
    ("ScrollView", "UIScrollView"), ("StackView", "UIStackView"), ("TextView", "UITextView"),
    ("View", "UIView"), ("Label", "UILabel"), ("Button", "UIButton"), ("TextField", "UITextField"),
  ]

  /// Returns the superclass of a skeleton, or `nil` for none.
  private static func superclass(_ name: String, _ use: Use) -> String? {
    if let found = classes.first(where: { name.hasSuffix($0.0) && name != $0.0 })?.1 {
      return use.generics.isEmpty || use.isSuperclass ? found : nil
    }
    guard use.isSuperclass else { return nil }
    let isScreen = name.hasSuffix("Controller") && !name.hasSuffix("SectionController")
    return isScreen ? "UIViewController" : "NSObject"
  }

  /// Returns the parameters for arguments, each of a type of its own, after other parameters.
  private static func generic(
    _ arguments: [Argument], of member: String = "", _ isGeneric: Bool = false,
    after first: [String] = [], result: String? = nil
  ) -> String {
    let typed = arguments.indices.filter { arguments[$0].literal == nil }.map { "A\($0)" }
    let names = (typed + [result].compactMap { $0 }).joined(separator: ", ")
    let all = (first + arguments.enumerated().map { $1.parameter($0, of: member, isGeneric) })
      .joined(separator: ", ")
    return names.isEmpty ? "(\(all))" : "<\(names)>(\(all))"
  }

  private static func record(_ type: String, _ member: String, _ arguments: [Argument]) -> String {
    "FixtureFake.call(\"\(path(type, member, arguments))\")"
  }

  private static func path(_ type: String, _ member: String, _ arguments: [Argument]) -> String {
    "\(type).\(MemberName(base: member, labels: arguments.map(\.label)))"
  }
}
