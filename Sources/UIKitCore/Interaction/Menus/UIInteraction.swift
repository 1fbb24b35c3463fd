/// An object that adds interactive behavior to a view.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
  /// The view that the interaction was added to, referenced weakly.
  var view: UIView? { get }
  /// Notifies the interaction that it is about to be added to a view, or removed when `nil`.
  func willMove(to view: UIView?)
  /// Notifies the interaction that it was added to a view, or removed when `nil`.
  func didMove(to view: UIView?)
}

extension UIView {
  /// The interactions of the view. Setting the property removes the former interactions.
  public var interactions: [any UIInteraction] {
    get { values.interactions }
    set {
      for former in values.interactions { removeInteraction(former) }
      for interaction in newValue { addInteraction(interaction) }
    }
  }

  /// Adds an interaction and removes it from its former view.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    values.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard values.interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    values.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
