import FixtureModel

/// The generator of the members that create an app's view controller and find its list.
///
/// What the fixture's author wrote is on lines of its own with the place in the fixture, so that the compiler reports
/// there what the app does not have.
struct HostedControllerGenerator {
  private let controller: HostedController
  private let context: GenerationContext

  /// Creates the generator of one controller.
  init(_ controller: HostedController, in context: GenerationContext) {
    self.controller = controller
    self.context = context
  }

  /// Writes the members.
  func write(to writer: inout SwiftWriter) {
    let scope = BindingExpressions(model: "model", indexPath: "indexPath")
    let arguments = InitializerArguments(controller.initializer, in: scope).text
    let type = SwiftValue.typeExpression(controller.className)
    writer.blank()
    writer.line("// The app's view controller, created on first access.")
    writer.block("@MainActor private lazy var hosted =", end: "}()") { writer in
      writer.line("return \(type)(\(arguments))", naming: controller.className)
    }
    writer.blank()
    writer.line("/// The app's view controller.")
    writer.line(
      "@MainActor \(context.openAccess)override var hostedController: UIViewController? { hosted }")
    writer.blank()
    writer.line("/// The list node of the app's view controller, after its view was loaded.")
    writer.block("@MainActor \(context.openAccess)override var containerNode: ASDisplayNode") {
      writer in
      writer.line("hosted.loadViewIfNeeded()")
      let list = SwiftIdentifier.path(controller.list)
      writer.line("return hosted.\(list)", with: list, from: controller.listPosition)
    }
  }
}
