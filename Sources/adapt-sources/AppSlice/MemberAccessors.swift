import SwiftSyntax

extension VariableDeclSyntax {
  /// A Boolean value that indicates whether the property stores its value.
  var isStored: Bool {
    guard let accessors = bindings.first?.accessorBlock else { return true }
    guard case .accessors(let list) = accessors.accessors else { return false }
    return list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }

  /// The word of the setter with its modifier, or `nil` for a property that cannot be set.
  var setter: String? {
    guard !isStored else { return bindingSpecifier.text == "var" ? "set" : nil }
    return bindings.first?.accessorBlock?.setter
  }
}

extension SubscriptDeclSyntax {
  /// The word of the setter with its modifier, or `nil` for a subscript that cannot be set.
  var setter: String? { accessorBlock?.setter }
}

extension AccessorBlockSyntax {
  fileprivate var setter: String? {
    guard case .accessors(let list) = accessors else { return nil }
    return list.first { ["set", "_modify"].contains($0.accessorSpecifier.text) }.map {
      ($0.modifier.map { $0.name.text + " " } ?? "") + "set"
    }
  }
}
