extension UIView {
  /// Makes the layer that the class asks for; a plain one when that is no layer class.
  static func makeLayer() -> CALayer {
    guard let layerClass = layerClass as? CALayer.Type else {
      RuntimeEnvironment.current.report(
        RuntimeViolation(
          .invalidLayerClass, subject: "\(self)",
          message: "The layer class \(layerClass) is no subclass of CALayer.",
          remedy: "Return a subclass of CALayer from layerClass."))
      return CALayer()
    }
    return layerClass.instantiate()
  }
}
