// Apps import UIKit, whose names are declared in these modules.
@_exported import UIKitCore
@_exported import UIKitLists
@_exported import UIKitShell
