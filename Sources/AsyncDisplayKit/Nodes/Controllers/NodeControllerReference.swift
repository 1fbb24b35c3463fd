/// How a node refers to its controller: it keeps the controller alive, or is kept by it.
struct NodeControllerReference {
  private let kept: (any ASInterfaceStateDelegate)?
  private weak var keeper: (any ASInterfaceStateDelegate)?

  /// Refers to a controller.
  init(_ controller: any ASInterfaceStateDelegate, isKept: Bool) {
    kept = isKept ? controller : nil
    keeper = controller
  }

  /// The controller, while it lives.
  var controller: (any ASInterfaceStateDelegate)? { kept ?? keeper }
}
