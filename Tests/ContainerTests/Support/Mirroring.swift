import FixtureTesting
import Foundation
import UIKit

/// Holds a list that reads from left to right against the same list from right to left.
@MainActor
enum Mirroring {
  /// Makes a list twice, once in each direction, and gives the nodes' frames of both, the second
  /// mirrored back in the width of its cells.
  static func frames<Source>(
    of makeHost: @MainActor () -> FixtureHost<Source>
  ) async throws -> (leftToRight: [[CGRect]], mirroredBack: [[CGRect]]) {
    let first = try await withLayoutDirection(.leftToRight) {
      let host = makeHost()
      try await host.settle()
      return host.innerFrames
    }
    let second = try await withLayoutDirection(.rightToLeft) {
      let host = makeHost()
      try await host.settle()
      let widths = host.items.filter { $0.node != nil }.map(\.frame.width)
      return zip(widths, host.innerFrames).map { width, frames in
        frames.map { frame in
          CGRect(
            x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
        }
      }
    }
    return (first, second)
  }
}
