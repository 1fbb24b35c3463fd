import Foundation

/// What stands for a registration, so that it can be taken back.
///
/// UIKit: `UITraitChangeRegistration`. It ends with the view or controller that it was made with, too.
@MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}
