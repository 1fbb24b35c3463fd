import Foundation

/// A field for searching, with a cancel button and scopes; typing is a driven step.
@preconcurrency @MainActor open class UISearchBar: UIView {
  /// How the bar is drawn.
  public enum Style: UInt, Hashable, Sendable {
    /// As the system.
    case `default`
    /// With a background.
    case prominent
    /// Without a background.
    case minimal
  }

  /// A picture of the bar.
  public enum Icon: Int, Hashable, Sendable {
    /// The magnifying glass.
    case search
    /// The cross that clears.
    case clear
    /// The book.
    case bookmark
    /// The list of results.
    case resultsList
  }

  private var icons: [Icon: [UIControl.State: UIImage]] = [:]

  /// Sets the image of a picture in a state.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    icons[icon, default: [:]][state] = iconImage
  }

  /// Answers the image of a picture in a state; nil is the system's.
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? { icons[icon]?[state] }

  /// The field.
  public let searchTextField = UISearchTextField()
  /// Decides about and hears of editing.
  open weak var delegate: (any UISearchBarDelegate)?
  weak var controller: UISearchController?
  private lazy var fieldObserver = SearchFieldObserver(self)
  /// A line above the field.
  open var prompt: String?
  /// How the bar is drawn; default as the system.
  open var searchBarStyle = Style.default
  /// The look of a bar without colours of its own; default that of the system.
  open var barStyle = UIBarStyle.default
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// Whether content shines through; default yes.
  open var isTranslucent = true
  /// The image behind the bar.
  open var backgroundImage: UIImage?
  /// Whether the cancel button is shown; default no.
  open var showsCancelButton = false
  /// Whether the scopes are shown; default no.
  open var showsScopeBar = false
  /// The names of the scopes.
  open var scopeButtonTitles: [String]?
  /// The chosen scope, counted from 0.
  open var selectedScopeButtonIndex = 0

  /// Makes a bar with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addField()
  }

  /// Makes a bar; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addField()
  }

  private func addField() {
    searchTextField.returnKeyType = .search
    searchTextField.delegate = fieldObserver
    addSubview(searchTextField)
  }

  /// The text; setting it tells the delegate nothing.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }

  /// The text that is shown in place of none.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// Shows the cancel button or not.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// Shows the scopes or not.
  open func setShowsScope(_ show: Bool, animated: Bool) {
    showsScopeBar = show
  }

  /// The field may receive keyboard events.
  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  /// Whether the field receives keyboard events.
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
  /// Begins editing when the delegate agrees.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    searchTextField.becomeFirstResponder()
  }
  /// Ends editing when the delegate agrees.
  @discardableResult open override func resignFirstResponder() -> Bool {
    searchTextField.resignFirstResponder()
  }

  /// As high as UIKit's: 56 points.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 56)
  }

  /// Gives the field the bar less 8 points at the sides and 10 above and below.
  open override func layoutSubviews() {
    super.layoutSubviews()
    searchTextField.frame = bounds.insetBy(dx: 8, dy: 10)
  }

  // MARK: Driven steps

  /// Types text at the end, beginning to edit if need be. A driven step.
  ///
  /// - Returns: whether the text was taken.
  @discardableResult
  public func type(_ string: String) -> Bool {
    becomeFirstResponder() && searchTextField.type(string)
  }

  /// Taps the search key. A driven step.
  public func tapSearch() {
    searchTextField.tapReturn()
  }

  /// Taps the cancel button. A driven step: a search controller ends its search.
  public func tapCancel() {
    delegate?.searchBarCancelButtonClicked(self)
    controller?.cancel()
  }

  /// Taps a scope. A driven step.
  public func tapScope(at index: Int) {
    guard scopeButtonTitles?.indices.contains(index) == true, index != selectedScopeButtonIndex
    else { return }
    selectedScopeButtonIndex = index
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
    controller?.update()
  }
}
