import UIKit

/// The actions of a control for each of its events, in the order of registration.
struct ControlTargets {
  /// A method of a target or of the first responder that has it, or a closure of the runtime.
  enum Entry {
    case method(ActionTarget)
    case closure((ASControlNode) -> Void)

    var method: ActionTarget? {
      guard case .method(let method) = self else { return nil }
      return method
    }

    func isSame(as other: ActionTarget) -> Bool {
      guard let method, !method.isGone else { return false }
      return method.target === other.target && method.action == other.action
    }
  }

  private var entries: [ASControlNodeEvent: [Entry]] = [:]

  /// Registers an action as the last one of each event. An existing one moves to the end.
  mutating func add(_ entry: Entry, for events: ASControlNodeEvent) {
    for event in ASControlNodeEvent.single where events.contains(event) {
      var list = entries[event] ?? []
      if let method = entry.method { list.removeAll { $0.isSame(as: method) } }
      list.append(entry)
      entries[event] = list
    }
  }

  /// Removes entries. A `nil` target or action matches all.
  mutating func remove(_ target: Any?, action: Selector?, for events: ASControlNodeEvent) {
    for event in ASControlNodeEvent.single where events.contains(event) {
      entries[event]?.removeAll {
        $0.method?.matches(target, action) ?? (target == nil && action == nil)
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
    return entries(for: .allEvents).compactMap(\.method?.target).filter {
      seen.insert(ObjectIdentifier($0)).inserted
    }
  }
}

extension RuntimeViolation.Code {
  /// A target was added to a layer-backed control, which receives no touches.
  public static let targetOfLayerBackedControl = Self(rawValue: "target-of-layer-backed-control")
}
