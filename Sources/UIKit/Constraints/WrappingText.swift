/// A view whose text takes as many lines as its width asks for.
@MainActor protocol WrappingText: UIView {
  var wrapsText: Bool { get }
}
