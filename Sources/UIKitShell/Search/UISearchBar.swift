import Foundation

/// A search field with a cancel button and scope buttons.
@preconcurrency @MainActor open class UISearchBar: UIView {
  /// The style of a search bar.
  public enum Style: UInt, Hashable, Sendable {
    /// The default style.
    case `default`
    /// A search bar with a background.
    case prominent
    /// A search bar without a background.
    case minimal
  }

  /// An icon of a search bar.
  public enum Icon: Int, Hashable, Sendable {
    /// The magnifying glass.
    case search
    /// The clear button.
    case clear
    /// The bookmark button.
    case bookmark
    /// The results list button.
    case resultsList
  }

  private var icons: [Icon: [UIControl.State: UIImage]] = [:]

  /// Sets the image of an icon for a state. Not used by the runtime, which reports `unused-member`.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    reportUnused("UISearchBar", if: iconImage != nil, member: "setImage")
    icons[icon, default: [:]][state] = iconImage
  }

  /// Returns the image of an icon for a state, or `nil` for the system's.
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? { icons[icon]?[state] }

  /// The search field.
  public let searchTextField = UISearchTextField()
  /// The delegate that decides on editing and is notified of it.
  open weak var delegate: (any UISearchBarDelegate)?
  package weak var controller: UISearchController?
  private lazy var fieldObserver = SearchFieldObserver(self)
  /// The line of text above the search field.
  open var prompt: String?
  /// The style of the bar. The default is `default`. Not used by the runtime, which reports
  /// `unused-member`.
  open var searchBarStyle = Style.default {
    didSet { reportUnused("UISearchBar", if: searchBarStyle != .default) }
  }
  /// The style of a bar without colors of its own. The default is the system's. Not used by the
  /// runtime, which reports `unused-member`.
  open var barStyle = UIBarStyle.default {
    didSet { reportUnused("UISearchBar", if: barStyle != .default) }
  }
  /// The color of the bar. Not used by the runtime, which reports `unused-member`.
  open var barTintColor: UIColor? {
    didSet { reportUnused("UISearchBar", if: barTintColor != nil) }
  }
  /// A Boolean value that indicates whether the bar is translucent. The default is `true`. Not used
  /// by the runtime, which reports `unused-member`.
  open var isTranslucent = true { didSet { reportUnused("UISearchBar", if: !isTranslucent) } }
  /// The background image. Not used by the runtime, which reports `unused-member`.
  open var backgroundImage: UIImage? {
    didSet { reportUnused("UISearchBar", if: backgroundImage != nil) }
  }
  /// A Boolean value that indicates whether the cancel button is shown. The default is `false`. Not
  /// used by the runtime, which reports `unused-member`.
  open var showsCancelButton = false {
    didSet { reportUnused("UISearchBar", if: showsCancelButton) }
  }
  /// A Boolean value that indicates whether the scope bar is shown. The default is `false`. Not
  /// used by the runtime, which reports `unused-member`.
  open var showsScopeBar = false { didSet { reportUnused("UISearchBar", if: showsScopeBar) } }
  /// The titles of the scope buttons.
  open var scopeButtonTitles: [String]?
  private var selectedScope = 0
  /// The index of the selected scope button. Setting it updates the results of the search
  /// controller, and does not notify the delegate.
  ///
  /// Rule: UIKit's documentation of `updateSearchResults(for:)`, which names changes of the scope.
  open var selectedScopeButtonIndex: Int {
    get { selectedScope }
    set {
      guard newValue != selectedScope else { return }
      selectedScope = newValue
      controller?.update()
    }
  }

  /// Selects a scope button for the user: notifies the delegate, then updates the results.
  package func userSelectsScope(at index: Int) {
    selectedScope = index
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
    controller?.update()
  }

  /// Creates a bar with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addField()
  }

  /// Creates a bar. The contents of the archive are not decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addField()
  }

  /// A Boolean value that indicates whether the bookmark button is shown. The default is `false`.
  /// Not used by the runtime, which reports `unused-member`.
  open var showsBookmarkButton = false {
    didSet { reportUnused("UISearchBar", if: showsBookmarkButton) }
  }
  /// A Boolean value that indicates whether the results list button is shown. The default is
  /// `false`. Not used by the runtime, which reports `unused-member`.
  open var showsSearchResultsButton = false {
    didSet { reportUnused("UISearchBar", if: showsSearchResultsButton) }
  }
  /// A Boolean value that indicates whether the results list button is selected. The default is
  /// `false`. Not used by the runtime, which reports `unused-member`.
  open var isSearchResultsButtonSelected = false {
    didSet { reportUnused("UISearchBar", if: isSearchResultsButtonSelected) }
  }
  /// The offset of the search field's background, in points. Not used by the runtime, which reports
  /// `unused-member`.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero {
    didSet { reportUnused("UISearchBar", if: searchFieldBackgroundPositionAdjustment != .zero) }
  }
  /// The offset of the search field's text, in points. Not used by the runtime, which reports
  /// `unused-member`.
  open var searchTextPositionAdjustment = UIOffset.zero {
    didSet { reportUnused("UISearchBar", if: searchTextPositionAdjustment != .zero) }
  }
  /// The background image of the scope bar. Not used by the runtime, which reports `unused-member`.
  open var scopeBarBackgroundImage: UIImage? {
    didSet { reportUnused("UISearchBar", if: scopeBarBackgroundImage != nil) }
  }
  private var iconAdjustments: [Icon: UIOffset] = [:]
  private var fieldBackgrounds: [UIControl.State: UIImage] = [:]
  private var backgrounds: [UIBarPosition: [UIBarMetrics: UIImage]] = [:]
  private var scopeTitleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// Sets the offset of an icon, in points. Not used by the runtime, which reports `unused-member`.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    reportUnused("UISearchBar", if: adjustment != .zero, member: "setPositionAdjustment")
    iconAdjustments[icon] = adjustment
  }

  /// Returns the offset of an icon, in points.
  open func positionAdjustment(for icon: Icon) -> UIOffset { iconAdjustments[icon] ?? .zero }

  /// Sets the background image for a position and bar metrics. Not used by the runtime, which reports
  /// `unused-member`.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    reportUnused("UISearchBar", if: backgroundImage != nil, member: "setBackgroundImage")
    backgrounds[barPosition, default: [:]][barMetrics] = backgroundImage
  }

  /// Returns the background image for a position and bar metrics.
  open func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    backgrounds[barPosition]?[barMetrics]
  }

  /// Sets the background image of the search field for a state. Not used by the runtime, which
  /// reports `unused-member`.
  open func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {
    reportUnused("UISearchBar", if: backgroundImage != nil, member: "setSearchFieldBackgroundImage")
    fieldBackgrounds[state] = backgroundImage
  }

  /// Returns the background image of the search field for a state.
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    fieldBackgrounds[state]
  }

  /// Sets the attributes of scope button titles for a state. Not used by the runtime, which reports
  /// `unused-member`.
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    reportUnused(
      "UISearchBar", if: attributes != nil, member: "setScopeBarButtonTitleTextAttributes")
    scopeTitleAttributes[state] = attributes
  }

  /// Returns the attributes of scope button titles for a state.
  open func scopeBarButtonTitleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    scopeTitleAttributes[state]
  }

  /// The view above the keyboard of the search field.
  open override var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }

  private func addField() {
    searchTextField.returnKeyType = .search
    searchTextField.delegate = fieldObserver
    addSubview(searchTextField)
  }

  /// The text of the search field. Setting another text updates the results of the search
  /// controller, and does not notify the delegate.
  ///
  /// Rule: UIKit's documentation of `updateSearchResults(for:)`, which names changes of the text.
  open var text: String? {
    get { searchTextField.text }
    set {
      let former = text ?? ""
      searchTextField.text = newValue
      if text ?? "" != former { controller?.update() }
    }
  }

  /// The placeholder of the search field.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// Shows or hides the cancel button.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// Shows or hides the scope bar.
  open func setShowsScope(_ show: Bool, animated: Bool) {
    showsScopeBar = show
  }

  /// A Boolean value that indicates whether the search field can become the first responder.
  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  /// A Boolean value that indicates whether the search field is the first responder.
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
  /// Begins editing if the delegate allows it.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    searchTextField.becomeFirstResponder()
  }
  /// Ends editing if the delegate allows it.
  @discardableResult open override func resignFirstResponder() -> Bool {
    searchTextField.resignFirstResponder()
  }

  /// The intrinsic size: 56 points high, as in UIKit.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 56)
  }

  /// Positions the search field with margins of 8 points at the sides and 10 at the top and bottom.
  open override func layoutSubviews() {
    super.layoutSubviews()
    searchTextField.frame = bounds.insetBy(dx: 8, dy: 10)
  }
}

/// An observer that forwards the events of a search bar's field to the bar's delegate and search
/// controller.
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
    guard let controller = bar.controller else { return }
    if controller.isActive { controller.update() } else { controller.isActive = true }
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

extension UISearchBar: UIBarPositioning {
  /// The position that the delegate chooses, otherwise `any`.
  public var barPosition: UIBarPosition { place(saidBy: delegate, otherwise: .any) }
}
