import AsyncDisplayKit
import Fixtures
import Foundation
import UIKit

/// The gallery in a headless window that is driven step by step.
@MainActor
final class GalleryWindow {
  let gallery: GalleryDataSource
  let node: ASCollectionNode
  private let scheduler = RuntimeScheduling.SteppedScheduler()
  private let environment: RuntimeEnvironment
  private let window: UIWindow

  init(width: CGFloat, height: CGFloat = 667, showsPlainCells: Bool = true) {
    let size = CGSize(width: width, height: height)
    let environment = RuntimeEnvironment(
      screen: RuntimeEnvironment.Screen(size: size, scale: 2), scheduler: scheduler)
    self.environment = environment
    (gallery, window) = environment.bind {
      (GalleryDataSource(), UIWindow(frame: CGRect(origin: .zero, size: size)))
    }
    gallery.showsPlainCells = showsPlainCells
    node = environment.bind { [gallery] in gallery.collectionNode }
    environment.bind {
      window.makeKeyAndVisible()
      node.frame = window.bounds
      window.addSubview(node.view)
    }
    settle()
  }

  /// Runs layout passes and steps until nothing is left to do.
  func settle() {
    environment.bind {
      repeat { window.layoutIfNeeded() } while scheduler.runStep()
      window.layoutIfNeeded()
    }
  }

  /// Scrolls and settles.
  func scroll(to y: CGFloat) {
    environment.bind { node.setContentOffset(CGPoint(x: 0, y: y), animated: false) }
    settle()
  }

  /// The index paths of all items.
  var indexPaths: [IndexPath] {
    gallery.sections.indices.flatMap { section in
      gallery.sections[section].items.indices.map { IndexPath(item: $0, section: section) }
    }
  }

  /// The frame of an item.
  func frame(at indexPath: IndexPath) -> CGRect {
    node.view.layoutAttributesForItem(at: indexPath)?.frame ?? .null
  }
}
