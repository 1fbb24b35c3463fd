extension ASDisplayNode {
  /// The ``ASNodeController`` that the node was given to, while it lives; any thread.
  ///
  /// Texture types it as the controller of any node, which Swift has no type for: cast it to yours.
  public final var nodeController: (any ASInterfaceStateDelegate)? {
    extras?.controller?.controller
  }

  /// Refers to a controller, which the node keeps alive or is kept by.
  final func setController(_ controller: any ASInterfaceStateDelegate, isKept: Bool) {
    ownExtras.controller = NodeControllerReference(controller, isKept: isKept)
  }

  /// Says that the node goes on telling a controller that has another node now.
  final func reportFormerController() {
    report(
      .formerNodeOfController, severity: .advisory,
      "The node's controller has another node now, and still hears of this one, as in Texture.",
      remedy: "Remove the controller from the interface state delegates of its former node.")
  }
}
