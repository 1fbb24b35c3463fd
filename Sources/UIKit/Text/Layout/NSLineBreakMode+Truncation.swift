extension NSLineBreakMode {
  /// What is shown where text of this mode is left out: an ellipsis, or nothing.
  var truncation: TextContainer.Truncation {
    switch self {
    case .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail: .ellipsis
    case .byWordWrapping, .byCharWrapping, .byClipping: .none
    }
  }
}
