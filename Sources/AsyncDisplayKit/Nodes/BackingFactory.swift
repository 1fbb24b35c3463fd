import UIKit

/// Makes the view of a node when it is loaded; runs on the main thread.
public typealias ASDisplayNodeViewBlock = @MainActor () -> UIView

/// Makes the layer of a node when it is loaded; runs on the main thread.
public typealias ASDisplayNodeLayerBlock = @MainActor () -> CALayer

/// Runs on the main thread when a node has been loaded, with that node.
public typealias ASDisplayNodeDidLoadBlock = @MainActor (ASDisplayNode) -> Void

/// Where a node's view or layer comes from.
enum BackingFactory {
  case view(ASDisplayNodeViewBlock)
  case layer(ASDisplayNodeLayerBlock)
}
