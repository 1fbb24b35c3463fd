/// A recogniser that is not kept alive.
@MainActor struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}
