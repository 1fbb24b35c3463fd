/// An animation from one content to the next.
@preconcurrency @MainActor open class CATransition: CAAnimation {
  /// Where the new content comes from, by its name in Core Animation.
  open var subtype: String?
}
