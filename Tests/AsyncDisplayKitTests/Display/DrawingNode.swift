import UIKit
import UIKitSimulation

@testable import AsyncDisplayKit

/// Writes down drawings, with the role of the thread that drew.
final class DrawingLog: Sendable {
  private let entries = Locked<[String]>([])

  var all: [String] { entries.withLock { $0 } }

  func add(_ entry: String) { entries.withLock { $0.append(entry) } }
}

/// Cancels a drawing that runs: the one whose token it is given.
final class Canceller: Sendable {
  private let token = Locked<DrawingToken?>(nil)

  func aim(at token: DrawingToken?) { self.token.withLock { $0 = token } }

  func fire() { token.withLock { $0 }?.cancel() }
}

/// A node that fills its bounds and writes down each drawing.
class DrawingNode: RecordingNode {
  struct Parameters: Sendable {
    let name: String
    let log: DrawingLog
    let canceller: Canceller
  }

  let log: DrawingLog
  let canceller = Canceller()

  init(_ name: String, _ log: DrawingLog, side: CGFloat = 10) {
    self.log = log
    super.init()
    debugName = name
    frame = CGRect(x: 0, y: 0, width: side, height: side)
  }

  override func drawParameters(forAsyncLayer layer: _ASDisplayLayer) -> (any Sendable)? {
    Parameters(name: debugName ?? "", log: log, canceller: canceller)
  }

  override class func draw(
    _ bounds: CGRect, withParameters parameters: Any?, isCancelled isCancelledBlock: () -> Bool,
    isRasterizing: Bool
  ) {
    guard let parameters = parameters as? Parameters else { return }
    parameters.canceller.fire()
    let place = RuntimeScheduling.Role.current == .main ? "main" : "background"
    let note = isRasterizing ? " rasterizing" : isCancelledBlock() ? " cancelled" : ""
    parameters.log.add("\(parameters.name) \(place)\(note)")
    UIColor.red.setFill()
    UIGraphicsGetCurrentContext()?.fill(bounds)
  }

  override func displayWillStartAsynchronously(_ asynchronously: Bool) {
    super.displayWillStartAsynchronously(asynchronously)
    calls.append("will \(asynchronously)")
  }
  override func displayDidFinish() {
    super.displayDidFinish()
    calls.append("finish")
  }
  override func hierarchyDisplayDidFinish() {
    super.hierarchyDisplayDidFinish()
    calls.append("hierarchy finish")
  }

  var drawingCalls: [String] {
    calls.filter { $0.hasPrefix("will ") || $0.hasSuffix("finish") }
  }
}

extension ASDisplayNode {
  /// The recorded drawing of the contents, or nil if there is none.
  @MainActor var drawnOperations: RuntimeDrawing.DisplayList? {
    guard let image = contents as? CGImage, case .drawing(let list) = image.source else {
      return nil
    }
    return list
  }
}
