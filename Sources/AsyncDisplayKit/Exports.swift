// Texture's umbrella header imports UIKit, so an app file that imports AsyncDisplayKit sees UIKit.
@_exported import UIKit
