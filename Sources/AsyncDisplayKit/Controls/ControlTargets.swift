import UIKit

/// The actions of a control for each of its events, in the order of registration.
struct ControlTargets {
  /// An action of a target, or of the first responder that has the method.
  struct Entry {
    /// The target, or `nil` for an entry without a target and after the target was deallocated.
    weak var target: AnyObject?
    let hasTarget: Bool
    let action: ASControlAction

    func isSame(as other: Entry) -> Bool {
      hasTarget == other.hasTarget && target === other.target && action.name == other.action.name
    }
  }

  private var entries: [ASControlNodeEvent: [Entry]] = [:]

  /// Registers an action as the last one of each event. An existing one moves to the end.
  mutating func add(_ entry: Entry, for events: ASControlNodeEvent) {
    for event in ASControlNodeEvent.single where events.contains(event) {
      var list = entries[event] ?? []
      list.removeAll { $0.isSame(as: entry) }
      list.append(entry)
      entries[event] = list
    }
  }

  /// Removes entries. A `nil` target or name matches all.
  mutating func remove(_ target: AnyObject?, name: String?, for events: ASControlNodeEvent) {
    for event in ASControlNodeEvent.single where events.contains(event) {
      entries[event]?.removeAll {
        (target == nil || $0.target === target) && (name == nil || $0.action.name == name)
      }
    }
  }

  /// Returns the entries of each of the given events, one event after the other.
  func entries(for events: ASControlNodeEvent) -> [Entry] {
    ASControlNodeEvent.single.filter(events.contains).flatMap { entries[$0] ?? [] }
  }

  /// The targets that still exist, each once.
  var targets: [AnyObject] {
    var seen: Set<ObjectIdentifier> = []
    return entries(for: .allEvents).compactMap(\.target).filter {
      seen.insert(ObjectIdentifier($0)).inserted
    }
  }
}

extension RuntimeViolation.Code {
  /// A target was added to a layer-backed control, which receives no touches.
  public static let targetOfLayerBackedControl = Self(rawValue: "target-of-layer-backed-control")
}
