/// A view whose text, or that of the views it arranges, takes as many lines as its width asks for.
@MainActor protocol WrappingText: UIView {
  var wrapsText: Bool { get }
}
