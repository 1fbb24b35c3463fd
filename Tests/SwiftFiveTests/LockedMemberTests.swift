import AsyncDisplayKit
import Foundation
import Testing
import UIKit

/// Rarely used members of nodes that several threads set and read, as Texture allows.
///
/// This target has the Swift 5 language mode, in which the compiler lets nodes be passed to other
/// threads. The thread sanitizer runs it.
@Suite("Rarely used members that several threads use") @MainActor
struct LockedMemberTests {
  private let environment = RuntimeEnvironment(
    scheduler: RuntimeScheduling.LiveScheduler(), violationHandler: .silent)
  private let range = ASSizeRangeMake(.zero, CGSize(width: 200, height: 100))

  private func makeNode() -> ASDisplayNode { environment.bind { ASDisplayNode() } }

  /// A value that counts the values that have ended.
  private final class Counted {
    let number: Int
    private let ended: Locked<Int>

    init(_ number: Int, _ ended: Locked<Int>) {
      self.number = number
      self.ended = ended
    }

    deinit { ended.withLock { $0 += 1 } }
  }

  // Rule: the documentation of the Objective-C runtime, whose associations have one lock.
  @Test("values that threads associate with a node are those that were set, and end when replaced")
  func associatedValues() async {
    let node = makeNode()
    let ended = Locked(0)
    let keys = UnsafeMutablePointer<UInt8>.allocate(capacity: 8)
    defer { keys.deallocate() }
    func key(_ step: Int) -> UnsafeRawPointer { UnsafeRawPointer(keys + step % 8) }
    await environment.overlap(threads: 4) { thread in
      for step in 1...200 {
        objc_setAssociatedObject(
          node, key(step + thread), Counted(step, ended), .OBJC_ASSOCIATION_RETAIN)
        let value = objc_getAssociatedObject(node, key(step)) as? Counted
        if let value { precondition((1...200).contains(value.number)) }
      }
    } main: {
      for _ in 1...20 { objc_removeAssociatedObjects(node) }
    }
    let kept = (0..<8).count { objc_getAssociatedObject(node, key($0)) is Counted }
    #expect(ended.withLock { $0 } == 800 - kept)
    objc_removeAssociatedObjects(node)
    #expect(ended.withLock { $0 } == 800)
  }

  /// A row of one child.
  private final class Row: ASDisplayNode {
    let child = ASDisplayNode()

    override init() {
      super.init()
      automaticallyManagesSubnodes = true
      child.style.preferredSize = CGSize(width: 50, height: 20)
    }

    override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
      let stack = ASStackLayoutSpec.horizontal()
      stack.children = [child]
      return stack
    }
  }

  // Source: `ASDisplayNode.mm`, `-debugName`, `-setDebugName:` and `-unflattenedCalculatedLayout`.
  @Test("a node keeps its name and its unflattened layout where threads store both first")
  func elementExtras() async {
    for _ in 0..<50 {
      let row = environment.bind { Row() }
      await environment.overlap(threads: 3) { thread in
        switch thread {
        case 0: row.debugName = "row"
        case 1:
          row.storesUnflattenedLayout = true
          _ = row.layoutThatFits(range)
        default: _ = (row.debugName, row.description, row.storesUnflattenedLayout)
        }
      } main: {
      }
      #expect(row.debugName == "row")
      #expect(row.unflattenedCalculatedLayout != nil || row.calculatedLayout == nil)
    }
  }

  /// Sets the members of one thread to values for a step.
  nonisolated private func change(
    _ node: ASDisplayNode, _ step: Int, on thread: Int, _ calls: Locked<Set<Int>>
  ) {
    switch thread {
    case 0: node.drawingPriority = step
    case 1: node.placeholderFadeDuration = Double(step)
    case 2: node.hitTestSlop = UIEdgeInsets(top: 0, left: CGFloat(-step), bottom: 0, right: 0)
    case 3:
      node.defaultLayoutTransitionDuration = Double(step)
      node.defaultLayoutTransitionDelay = Double(step)
      node.defaultLayoutTransitionOptions = step == 200 ? .curveLinear : .curveEaseIn
    case 4:
      node.layoutSpecBlock = { (_: ASDisplayNode, _: ASSizeRange) -> ASLayoutSpec in
        calls.withLock { steps -> Void in steps.insert(step) }
        return ASLayoutSpec()
      }
    default:
      let block: ASDisplayNodeContextModifier = { _, _ in }
      node.willDisplayNodeContentWithRenderingContext = block
      node.didDisplayNodeContentWithRenderingContext = step == 200 ? nil : block
    }
  }

  // Source: `ASDisplayNode.h`, whose properties are atomic; `ASDisplayNode.mm`, `-setHitTestSlop:`.
  @Test("numbers, insets and blocks that threads set of a loaded node have their last values")
  func numbers() async {
    let node = makeNode()
    environment.bind {
      node.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      _ = node.view
    }
    let calls = Locked<Set<Int>>([])
    await environment.overlap(threads: 6) { thread in
      for step in 1...200 { change(node, step, on: thread, calls) }
    } main: {
      for _ in 1...100 {
        _ = (node.drawingPriority, node.placeholderFadeDuration, node.hitTestSlop)
        _ = (node.defaultLayoutTransitionDuration, node.defaultLayoutTransitionOptions)
        _ = node.willDisplayNodeContentWithRenderingContext
        node.invalidateCalculatedLayout()
        _ = node.layoutThatFits(range)
        node.displayImmediately()
      }
    }
    #expect(node.drawingPriority == 200 && node.placeholderFadeDuration == 200)
    #expect(node.defaultLayoutTransitionDuration == 200 && node.defaultLayoutTransitionDelay == 200)
    #expect(node.defaultLayoutTransitionOptions == .curveLinear && node.hitTestSlop.left == -200)
    #expect(node.willDisplayNodeContentWithRenderingContext != nil)
    #expect(node.didDisplayNodeContentWithRenderingContext == nil)
    node.invalidateCalculatedLayout()
    _ = node.layoutThatFits(range)
    #expect(calls.withLock { $0.contains(200) })
  }

  // Source: `ASDisplayNode.mm`, `-onDidLoad:`, which locks the node.
  @Test("a closure that a thread adds while the main thread loads the node is called or reported")
  func loadClosures() async {
    let log = Locked(0)
    let environment = RuntimeEnvironment(
      scheduler: RuntimeScheduling.LiveScheduler(),
      violationHandler: RuntimeViolation.Handler { violation in
        if violation.code == .didLoadBlockOffMain { log.withLock { $0 += 1 } }
      })
    for _ in 0..<20 {
      let node = environment.bind { ASDisplayNode() }
      let calls = Locked(0)
      log.withLock { $0 = 0 }
      await environment.overlap(threads: 4) { _ in
        for _ in 0..<50 { node.onDidLoad { _ in calls.withLock { $0 += 1 } } }
      } main: {
        _ = node.view
      }
      #expect(calls.withLock { $0 } + log.withLock { $0 } == 200)
    }
  }

  // Source: `ASDisplayNodeInternal.h`, `_transitionID` and `_pendingTransitionID`, which are atomic.
  @Test("threads measure a subnode while its supernode's transitions begin and end")
  func transitions() async {
    let row = environment.bind { Row() }
    environment.bind {
      row.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
      _ = row.view
      row.view.layoutIfNeeded()
    }
    let sizes = Locked<Set<CGFloat>>([])
    await environment.overlap(threads: 2) { _ in
      for _ in 0..<500 {
        let width = row.child.layoutThatFits(range).size.width
        _ = sizes.withLock { $0.insert(width) }
      }
    } main: {
      for _ in 0..<100 {
        row.transitionLayout(with: range, animated: false, shouldMeasureAsync: false)
      }
    }
    #expect(sizes.withLock { $0 } == [50])
    #expect(row.calculatedLayout?.frame(for: row.child).width == 50)
  }

  // Only the main thread waits for a pass that has a node, and only it reads which pass that is.
  @Test("threads ask a node for its size and style while transitions measure it in the background")
  func checkouts() async {
    let row = environment.bind { Row() }
    environment.bind {
      row.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
      _ = row.view
      row.view.layoutIfNeeded()
    }
    let widths = Locked<Set<CGFloat>>([])
    await environment.overlap(threads: 2) { _ in
      for _ in 0..<500 {
        _ = row.calculatedSize
        let width = row.child.style.preferredSize.width
        _ = widths.withLock { $0.insert(width) }
        _ = row.child.layoutThatFits(range)
      }
    } main: {
      for _ in 0..<100 {
        row.transitionLayout(with: range, animated: false, shouldMeasureAsync: true)
        _ = row.child.style
      }
    }
    #expect(widths.withLock { $0 } == [50])
    #expect(row.calculatedLayout?.frame(for: row.child).width == 50)
  }

  /// A node that counts how often it has entered a window and how often its traits have changed.
  private final class CountingNode: ASDisplayNode {
    private(set) var entries = 0
    private(set) var traitChanges = 0

    override func didEnterHierarchy() {
      super.didEnterHierarchy()
      entries += 1
    }

    override func asyncTraitCollectionDidChange(
      withPreviousTraitCollection previous: ASPrimitiveTraitCollection
    ) {
      super.asyncTraitCollectionDidChange(withPreviousTraitCollection: previous)
      traitChanges += 1
    }
  }

  // Source: `ASDisplayNode.mm`, `-__incrementVisibilityNotificationsDisabled`.
  @Test("notifications that threads disabled and enabled as often are enabled")
  func notificationCounts() async {
    let node = environment.bind { CountingNode() }
    await environment.overlap(threads: 4) { _ in
      for _ in 0..<500 {
        ASDisplayNodeDisableHierarchyNotifications(node)
        ASDisplayNodeEnableHierarchyNotifications(node)
      }
    } main: {
    }
    environment.bind {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      window.isHidden = false
      window.addSubview(node.view)
    }
    #expect(node.entries == 1)
  }

  // Source: `ASDisplayNode+Layout.mm`, `-setPrimitiveTraitCollection:`.
  @Test("equal traits that two threads set call the hook once")
  func traits() async {
    for _ in 0..<50 {
      let node = environment.bind { CountingNode() }
      environment.bind { _ = node.view }
      let former = node.traitChanges
      let traits = ASPrimitiveTraitCollectionFromUITraitCollection(
        UITraitCollection(displayScale: 3))
      await environment.overlap(threads: 4) { _ in
        node.setPrimitiveTraitCollection(traits)
      } main: {
      }
      #expect(node.traitChanges == former + 1)
    }
  }

  @Test("elements for accessibility that threads set before load are among those that were set")
  func accessibilityElements() async {
    let node = makeNode()
    await environment.overlap(threads: 3) { thread in
      for step in 1...200 {
        node.accessibilityElements = Array(repeating: "\(thread)", count: step)
        if let elements = node.accessibilityElements as? [String] {
          precondition(Set(elements).count == 1)
        }
      }
    } main: {
    }
    #expect(node.accessibilityElements?.count == 200)
  }

  // Texture has a static variable for each setting.
  @Test("a setting is not lost that is set while specs are measured for the first time")
  func settings() async {
    for _ in 0..<50 {
      let log = Locked<[RuntimeViolation.Code]>([])
      let environment = RuntimeEnvironment(
        scheduler: RuntimeScheduling.LiveScheduler(),
        violationHandler: RuntimeViolation.Handler { violation in
          log.withLock { $0.append(violation.code) }
        })
      await environment.overlap(threads: 3) { _ in
        let spec = ASInsetLayoutSpec(insets: .zero, child: ASDisplayNode())
        spec.style.width = ASDimensionMake(10)
        _ = spec.layoutThatFits(range)
      } main: {
        ASDisplayNode.suppressesInvalidCollectionUpdateExceptions = true
        ASDisplayNode.nonFatalErrorBlock = { _ in }
      }
      environment.bind {
        #expect(ASDisplayNode.suppressesInvalidCollectionUpdateExceptions)
        #expect(ASDisplayNode.nonFatalErrorBlock != nil)
      }
      #expect(log.withLock { $0 } == [.specSizeIgnored])
    }
  }

  /// A node whose content alternates between two sizes.
  private final class Scrolling: ASScrollNode {
    let content = ASDisplayNode()
    private let turn = Locked(false)

    override init() {
      super.init()
      automaticallyManagesSubnodes = true
      automaticallyManagesContentSize = true
      scrollableDirections = Self.allDirections
    }

    static let allDirections = ASScrollDirectionVerticalDirections.union(
      ASScrollDirectionHorizontalDirections)

    override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
      let isWide = turn.withLock { isWide -> Bool in
        isWide.toggle()
        return isWide
      }
      let size = isWide ? CGSize(width: 200, height: 500) : CGSize(width: 100, height: 1000)
      let room = ASWrapperLayoutSpec(layoutElement: content)
      room.style.preferredSize = size
      return ASAbsoluteLayoutSpec(sizing: .sizeToFit, children: [room])
    }
  }

  // Source: `ASScrollNode.mm`, `-layout` and `-calculateLayoutThatFits:restrictedToSize:relativeToParentSize:`.
  @Test("the content size of a scroll node is that of one measurement")
  func scrollNodes() async {
    let node = environment.bind { Scrolling() }
    environment.bind {
      node.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      _ = node.view
    }
    let mixtures = Locked<[CGSize]>([])
    let sizes = [CGSize(width: 200, height: 500), CGSize(width: 100, height: 1000)]
    await environment.overlap(threads: 3) { thread in
      for step in 1...200 {
        switch thread {
        case 0, 1:
          node.invalidateCalculatedLayout()
          _ = node.layoutThatFits(range)
        default:
          node.scrollableDirections = Scrolling.allDirections
          node.automaticallyManagesContentSize = step > 0
        }
      }
    } main: {
      for _ in 1...200 {
        node.setNeedsLayout()
        node.view.layoutIfNeeded()
        let size = node.view.contentSize
        if !sizes.contains(size) { mixtures.withLock { $0.append(size) } }
      }
    }
    #expect(mixtures.withLock { $0 } == [])
    #expect(node.automaticallyManagesContentSize)
    #expect(node.scrollableDirections == Scrolling.allDirections)
  }

  /// An object that cancels a download when it ends.
  private final class Canceling: Sendable {
    let identifier = Locked<Any?>(nil)
    private let ended: Locked<Int>

    init(_ ended: Locked<Int>) {
      self.ended = ended
    }

    deinit {
      ended.withLock { $0 += 1 }
      guard let identifier = identifier.withLock({ $0 }) else { return }
      ASBasicImageDownloader.shared.cancelImageDownload(forIdentifier: identifier)
    }
  }

  // Source: `ASBasicImageDownloader.mm`, whose lock is recursive.
  @Test("an object that only a completion handler keeps may cancel the download at its end")
  func canceledDownloads() async {
    let ended = Locked(0)
    environment.bind {
      ASBasicImageDownloader.shared.loader = { _ in UIImage() }
      guard let identifier = beginDownload(ended) else { return }
      ASBasicImageDownloader.shared.cancelImageDownload(forIdentifier: identifier)
    }
    // The handler is called, and released, in a later step in the background.
    await environment.scheduler.settle()
    #expect(ended.withLock { $0 } == 1)
  }

  /// Begins a download whose completion handler keeps an object that cancels it.
  private func beginDownload(_ ended: Locked<Int>) -> Any? {
    guard let url = URL(string: "https://example.com/a.png") else { return nil }
    let object = Canceling(ended)
    let identifier = ASBasicImageDownloader.shared.downloadImage(
      with: url, callbackQueue: .main, downloadProgress: nil
    ) { _, _, _, _ in _ = object }
    object.identifier.withLock { $0 = identifier }
    return identifier
  }
}
