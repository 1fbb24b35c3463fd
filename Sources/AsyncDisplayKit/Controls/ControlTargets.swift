import UIKit

/// What a control calls for each of its events, in the order of registration.
struct ControlTargets {
  /// An action of a target, or of whichever responder has the method.
  struct Entry {
    /// Nil for an entry without a target, and for one whose target is gone.
    weak var target: AnyObject?
    let hasTarget: Bool
    let action: ASControlAction

    func isSame(as other: Entry) -> Bool {
      hasTarget == other.hasTarget && target === other.target && action.name == other.action.name
    }
  }

  private var entries: [ASControlNodeEvent: [Entry]] = [:]

  /// Registers an action as the last one of each event; one that is there already moves to the end.
  mutating func add(_ entry: Entry, for events: ASControlNodeEvent) {
    for event in ASControlNodeEvent.single where events.contains(event) {
      var list = entries[event] ?? []
      list.removeAll { $0.isSame(as: entry) }
      list.append(entry)
      entries[event] = list
    }
  }

  /// Removes entries; a nil target or name stands for all.
  mutating func remove(_ target: AnyObject?, name: String?, for events: ASControlNodeEvent) {
    for event in ASControlNodeEvent.single where events.contains(event) {
      entries[event]?.removeAll {
        (target == nil || $0.target === target) && (name == nil || $0.action.name == name)
      }
    }
  }

  /// Returns the entries of some events, event by event.
  func entries(for events: ASControlNodeEvent) -> [Entry] {
    ASControlNodeEvent.single.filter(events.contains).flatMap { entries[$0] ?? [] }
  }

  /// Every living target once.
  var targets: [AnyObject] {
    var seen: Set<ObjectIdentifier> = []
    return entries(for: .allEvents).compactMap(\.target).filter {
      seen.insert(ObjectIdentifier($0)).inserted
    }
  }
}

extension RuntimeViolation.Code {
  /// A target was added to a layer-backed control, which hears no touches.
  public static let targetOfLayerBackedControl = Self(rawValue: "target-of-layer-backed-control")
}
