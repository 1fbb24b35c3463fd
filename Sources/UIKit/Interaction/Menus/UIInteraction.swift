/// Something that a view does with touches, and that can be added to it.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
  /// The view; kept weakly.
  var view: UIView? { get }
  /// Hears that it is about to be added to a view, or taken away.
  func willMove(to view: UIView?)
  /// Hears that it was added to a view, or taken away.
  func didMove(to view: UIView?)
}

extension UIView {
  /// What the view does with touches besides its own; setting it takes the former ones away.
  public var interactions: [any UIInteraction] {
    get { values.interactions }
    set {
      for former in values.interactions { removeInteraction(former) }
      for interaction in newValue { addInteraction(interaction) }
    }
  }

  /// Adds an interaction, which leaves the view that it was added to before.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    values.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Takes an interaction away.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard values.interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    values.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
