import Foundation

/// An accessory or control that a cell draws itself, such as an arrow, a check mark, or an editing
/// control.
///
/// UIKit's own classes for them are private. Only the kinds that are buttons receive touches.
@MainActor package final class CellControl: UIControl {
  /// The kind of an accessory or control.
  package enum Kind: Hashable, Sendable {
    case disclosure
    case detail
    case detailDisclosure
    case checkmark
    case deletion
    case insertion
    case selection
    case reorder
    case outline

    /// A Boolean value that indicates whether the control handles taps itself.
    var isButton: Bool { ![.disclosure, .checkmark, .reorder, .selection].contains(self) }
  }

  /// The accessory or control that is shown.
  package let kind: Kind
  /// The closure that a tap runs.
  package var onTap: (() -> Void)?

  package init(_ kind: Kind) {
    self.kind = kind
    super.init(frame: .zero)
    isUserInteractionEnabled = kind.isButton
    addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
  }

  package required init?(coder: NSCoder) { nil }

  /// The size of the drawn control, in points. Decided here.
  package override var intrinsicContentSize: CGSize {
    switch kind {
    case .disclosure, .outline: CGSize(width: 12, height: 16)
    case .checkmark: CGSize(width: 16, height: 16)
    case .detailDisclosure: CGSize(width: 40, height: 22)
    default: CGSize(width: 22, height: 22)
    }
  }

  package override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

extension UITableViewCell.AccessoryType {
  /// The kind of the control that shows the accessory, or `nil` for none.
  var controlKind: CellControl.Kind? {
    switch self {
    case .none: nil
    case .disclosureIndicator: .disclosure
    case .detailDisclosureButton: .detailDisclosure
    case .checkmark: .checkmark
    case .detailButton: .detail
    }
  }
}
