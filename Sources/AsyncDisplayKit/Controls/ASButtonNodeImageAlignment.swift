/// Where a button's image stands next to the title.
public enum ASButtonNodeImageAlignment: Int, Hashable, Sendable {
  /// Before the title.
  case beginning
  /// After the title.
  case end
}
