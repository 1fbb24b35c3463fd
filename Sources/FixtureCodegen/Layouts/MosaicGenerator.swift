import FixtureModel

/// The generator of a column layout, as a layout delegate or as a flow layout.
struct MosaicGenerator {
  private let mosaic: MosaicLayout
  private let container: Container
  private let context: GenerationContext

  /// Makes the generator of one container's mosaic.
  init(_ mosaic: MosaicLayout, of container: Container, in context: GenerationContext) {
    self.mosaic = mosaic
    self.container = container
    self.context = context
  }

  /// Writes the class.
  func write(to writer: inout SwiftWriter) {
    switch mosaic.form {
    case .layoutDelegate:
      MosaicDelegateTemplate(mosaic, of: container, in: context).write(to: &writer)
    case .flowLayout:
      MosaicFlowTemplate(mosaic, of: container, in: context).write(to: &writer)
    }
  }
}
