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

  /// Returns the image of a picture in a state; `nil` is the system's.
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
  /// The look of a bar without colors of its own; default that of the system.
  open var barStyle = UIBarStyle.default
  /// The color of the bar.
  open var barTintColor: UIColor?
  /// A Boolean value that indicates whether content shines through. The default is `true`.
  open var isTranslucent = true
  /// The image behind the bar.
  open var backgroundImage: UIImage?
  /// A Boolean value that indicates whether the cancel button is shown. The default is `false`.
  open var showsCancelButton = false
  /// A Boolean value that indicates whether the scopes are shown. The default is `false`.
  open var showsScopeBar = false
  /// The names of the scopes.
  open var scopeButtonTitles: [String]?
  /// The chosen scope, counted from 0.
  open var selectedScopeButtonIndex = 0

  /// Creates a bar with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addField()
  }

  /// Creates a bar; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addField()
  }

  /// A Boolean value that indicates whether a book is shown in the field; kept as data. The default
  /// is `false`.
  open var showsBookmarkButton = false
  /// A Boolean value that indicates whether a list of results is shown in the field; kept as data.
  /// The default is `false`.
  open var showsSearchResultsButton = false
  /// A Boolean value that indicates whether the button of the results is chosen. The default is
  /// `false`.
  open var isSearchResultsButtonSelected = false
  /// How far the field's background is moved, in points; kept as data.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
  /// How far the field's text is moved, in points; kept as data.
  open var searchTextPositionAdjustment = UIOffset.zero
  /// The image behind the scopes; kept as data.
  open var scopeBarBackgroundImage: UIImage?
  private var iconAdjustments: [Icon: UIOffset] = [:]
  private var fieldBackgrounds: [UIControl.State: UIImage] = [:]
  private var scopeTitleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// Moves a picture, in points; kept as data.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    iconAdjustments[icon] = adjustment
  }

  /// Returns how far a picture is moved, in points.
  open func positionAdjustment(for icon: Icon) -> UIOffset { iconAdjustments[icon] ?? .zero }

  /// Sets the image behind the field in a state; kept as data.
  open func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {
    fieldBackgrounds[state] = backgroundImage
  }

  /// Returns the image behind the field in a state.
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    fieldBackgrounds[state]
  }

  /// Sets the attributes of the scopes' titles in a state; kept as data.
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    scopeTitleAttributes[state] = attributes
  }

  /// Returns the attributes of the scopes' titles in a state.
  open func scopeBarButtonTitleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    scopeTitleAttributes[state]
  }

  /// A view above the field's keyboard.
  open override var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
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
  /// A Boolean value that indicates whether the field receives keyboard events.
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

/// Passes what happens in the field of a search bar on to the bar's delegate and controller.
@MainActor final class SearchFieldObserver: NSObject, UITextFieldDelegate {
  private unowned let bar: UISearchBar

  init(_ bar: UISearchBar) {
    self.bar = bar
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.delegate?.searchBarShouldBeginEditing(bar) ?? true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    bar.delegate?.searchBarTextDidBeginEditing(bar)
    bar.controller?.isActive = true
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.delegate?.searchBarShouldEndEditing(bar) ?? true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    bar.delegate?.searchBarTextDidEndEditing(bar)
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true
  }

  func textFieldDidChangeSelection(_ textField: UITextField) {
    bar.delegate?.searchBar(bar, textDidChange: textField.text ?? "")
    bar.controller?.update()
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    bar.delegate?.searchBarSearchButtonClicked(bar)
    return true
  }
}
