/// How many elements one pass of questions has made, by whether they count as asynchronous.
///
/// One UIKit cell makes all elements of its pass that follow it count as synchronous.
/// Source: Texture's data controller.
struct ElementCount {
  /// The number of elements with nodes before the first UIKit cell.
  private(set) var asynchronous = 0
  /// The number of elements with nodes that do not count because a UIKit cell stands before them.
  private(set) var uncounted = 0
  /// Whether there was a UIKit cell.
  private(set) var hasMetPlain = false

  /// Counts one more element.
  mutating func count(isPlain: Bool) {
    if isPlain {
      hasMetPlain = true
    } else if hasMetPlain {
      uncounted += 1
    } else {
      asynchronous += 1
    }
  }
}
