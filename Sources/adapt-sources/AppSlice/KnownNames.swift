/// The names of types that are here without an app: those of the toolchain, of UIKit and of Texture.
enum KnownNames {
  /// The beginnings of names of UIKit, Texture, Core Graphics, Core Animation and Foundation.
  private static let prefixes = [
    "UI", "AS", "NS", "CG", "CA", "URL", "Dispatch", "HTTP", "Date", "JSON", "PropertyList",
    "Measurement", "Unit", "Unsafe", "Expressible", "Keyed", "Unkeyed", "SingleValue",
    "Task", "AsyncStream", "AsyncThrowing", "Operation", "Notification", "Thread", "File",
    "RunLoop", "XML",
  ]
  /// Classes with names of UIKit, Texture and Foundation that nothing here declares, with the superclasses of their
  /// skeletons.
  static let absent = [
    "ASVideoPlayerNode": "ASDisplayNode", "ASIGListSectionControllerMethods": "NSObject",
    "ASIGListSupplementaryViewSourceMethods": "NSObject", "UIWebView": "UIView",
    "UICalendarView": "UIView",
    "UIVideoEditorController": "UINavigationController",
    "UIColorPickerViewController": "UIViewController",
    "UIFontPickerViewController": "UIViewController",
    "UIDocumentBrowserViewController": "UIViewController",
    "UIHostingController": "UIViewController", "UIInputViewController": "UIViewController",
    "UIActivityItemProvider": "Operation",
    "CATiledLayer": "CALayer", "CAMetalLayer": "CALayer",
    "UIDynamicAnimator": "NSObject",
    "UIGravityBehavior": "NSObject", "UIAttachmentBehavior": "NSObject",
    "UISnapBehavior": "NSObject",
    "UIDynamicItemBehavior": "NSObject", "UICollisionBehavior": "NSObject",
    "UIInterpolatingMotionEffect": "NSObject", "UIMotionEffectGroup": "NSObject",
    "UIPrintInteractionController": "NSObject", "UITextChecker": "NSObject",
    "UILocalNotification": "NSObject", "UIUserNotificationSettings": "NSObject",
    "NSManagedObject": "NSObject", "NSManagedObjectContext": "NSObject",
    "NSPersistentContainer": "NSObject", "NSMetadataQuery": "NSObject",
    "NSManagedObjectID": "NSObject", "NSFetchedResultsController": "NSObject",
    "NSFetchedResultsControllerDelegate": "NSObject", "NSFetchRequest": "NSObject",
    "NSFetchRequestResult": "NSObject", "NSEntityDescription": "NSObject",
    "NSManagedObjectModel": "NSObject", "NSPersistentStoreCoordinator": "NSObject",
  ]

  /// The types of AVFoundation and MapKit that Texture's module has here for its nodes. A slice without the nodes gets
  /// skeletons with the members that it uses, which take the place of these types.
  static let media = [
    "ASVideoNode": [
      "AVAsset", "AVURLAsset", "AVPlayer", "AVPlayerItem", "AVPlayerLayer", "AVLayerVideoGravity",
      "AVVideoComposition", "AVAudioMix", "CMTime", "CMTimeMake", "CMTimeMakeWithSeconds",
      "CMTimeGetSeconds", "CMTimeScale", "CMTimeValue",
    ],
    "ASMapNode": [
      "CLLocationCoordinate2D", "CLLocationCoordinate2DMake", "CLLocationDegrees",
      "CLLocationDistance", "MKCoordinateRegion", "MKCoordinateSpan", "MKAnnotation",
      "MKPointAnnotation", "MKMapSnapshotter", "MKMapSnapshotOptions", "MKMapType", "MKMapView",
      "MKMapViewDelegate", "MKAnnotationView",
    ],
  ]

  /// Members of views, nodes and controllers, which the skeletons of their subclasses inherit.
  static let inheritedMembers: Set = [
    "frame", "bounds", "center", "view", "layer", "alpha", "isHidden", "backgroundColor",
    "tintColor",
    "contentMode", "clipsToBounds", "cornerRadius", "transform", "tag", "superview", "subviews",
    "window",
    "node", "style", "supernode", "subnodes", "automaticallyManagesSubnodes", "image", "url",
    "delegate",
    "dataSource", "isUserInteractionEnabled", "title", "navigationItem", "navigationController",
    "tabBarItem", "tabBarController", "modalPresentationStyle", "presentedViewController",
    "translatesAutoresizingMaskIntoConstraints", "addSubview", "addSubnode", "removeFromSuperview",
    "removeFromSupernode", "setNeedsLayout", "layoutIfNeeded", "setNeedsDisplay", "addTarget",
    "addGestureRecognizer", "present", "dismiss", "addChild", "didMove", "sizeToFit", "reloadData",
    "topAnchor", "bottomAnchor", "leadingAnchor", "trailingAnchor", "leftAnchor", "rightAnchor",
    "centerXAnchor", "centerYAnchor", "widthAnchor", "heightAnchor",
  ]

  /// Protocols of objects that lay out a list or make its cells, which the slice tests.
  static let parts: Set = [
    "ASCollectionLayoutDelegate", "ASCollectionViewLayoutInspecting", "ASTableDataSource",
    "ASCollectionDataSource", "ASPagerDataSource", "UITableViewDataSource",
    "UICollectionViewDataSource",
  ]

  private static let names: Set = [
    // Swift
    "Any", "AnyBidirectionalCollection", "AnyClass", "AnyCollection", "AnyHashable", "AnyIterator",
    "AnyKeyPath", "AnyObject", "AnyRandomAccessCollection", "AnySequence",
    "AsyncIteratorProtocol", "AsyncSequence",
    "Array", "ArraySlice", "Bool", "Character", "ClosedRange", "Codable", "CodingKey", "Collection",
    "Comparable", "ContiguousArray", "CustomDebugStringConvertible", "CustomStringConvertible",
    "CaseIterable", "Decodable", "Decoder", "DecodingError", "Dictionary", "Double", "Encodable",
    "Encoder", "EncodingError", "Equatable", "Error", "Float", "Float32", "Float64", "Hashable",
    "Hasher", "Identifiable", "IndexSet", "Int", "Int16", "Int32", "Int64", "Int8", "Iterator",
    "IteratorProtocol", "KeyPath", "LazySequence", "Never", "ObjectIdentifier", "Optional",
    "OptionSet", "RangeExpression", "PartialKeyPath", "PartialRangeFrom", "Range",
    "RawRepresentable", "RawValue",
    "ReferenceWritableKeyPath", "Result", "Selector", "Sendable", "Sequence", "Set", "SetAlgebra",
    "StaticString", "String", "StringProtocol", "Strideable", "Substring", "UInt", "UInt16",
    "UInt32", "UInt64", "UInt8", "Void", "WritableKeyPath", "Zip2Sequence", "BinaryInteger",
    "FloatingPoint", "FixedWidthInteger", "Numeric", "SignedNumeric", "RandomAccessCollection",
    "BidirectionalCollection", "MutableCollection", "RangeReplaceableCollection", "Mirror",
    "MainActor", "Actor", "Clock", "Duration", "ContinuousClock", "CheckedContinuation",
    "ThrowingTaskGroup", "CancellationError", "LosslessStringConvertible", "TextOutputStream",
    "AdditiveArithmetic", "BinaryFloatingPoint", "DefaultStringInterpolation", "Regex", "Slice",
    "EmptyCollection", "CollectionOfOne", "CommandLine", "ManagedBuffer", "Unmanaged", "CVarArg",
    "DiscardingTaskGroup", "RandomNumberGenerator", "SystemRandomNumberGenerator", "Type",
    "Protocol", "Element", "Index", "Key", "Value",
    // Foundation
    "AffineTransform", "AttributedString", "AttributeContainer", "Bundle", "ByteCountFormatter",
    "Calendar", "CharacterSet", "ComparisonResult", "Data", "Decimal", "Formatter", "Host",
    "IndexPath", "InputStream", "ISO8601DateFormatter", "LocalizedError", "Locale",
    "LocalizedStringKey",
    "LengthFormatter", "MassFormatter", "NumberFormatter", "OutputStream", "Pipe",
    "PersonNameComponents", "PersonNameComponentsFormatter", "POSIXError", "Process", "ProcessInfo",
    "Progress", "Port", "CocoaError", "RelativeDateTimeFormatter", "ListFormatter",
    "RecoverableError",
    "CustomNSError", "Scanner", "Stream", "TimeInterval", "TimeZone", "Timer", "UUID",
    "UserDefaults",
    "UserInfoKey", "CFAbsoluteTime", "CFTimeInterval", "CFString", "CFArray", "CFDictionary",
    "CFRunLoopMode", "Notification", "Locking", "POSIXErrorCode", "CFAbsoluteTimeGetCurrent",
    "ObjCBool", "UTType", "ProcessInfoPowerState", "SortDescriptor", "SortOrder", "Predicate",
    "BlockOperation",
    "IntegerLiteralType", "FloatLiteralType", "StringLiteralType", "BooleanLiteralType",
  ]

  /// Returns a Boolean value that indicates whether a name needs no declaration of the app or of another module.
  static func contains(_ name: String) -> Bool {
    guard absent[name] == nil else { return false }
    if names.contains(name) || ImportRewriter.toolchain.contains(name) { return true }
    return prefixes.contains { prefix in
      guard name.hasPrefix(prefix), name != prefix || prefix.count > 2 else { return false }
      // `ASset` or `UIdentity` are names of the app: the prefix ends a word.
      return prefix.count > 2 || name.dropFirst(prefix.count).first?.isUppercase == true
    }
  }

  /// Returns a Boolean value that indicates whether a class of UIKit or Texture shows a cell or is a node or a
  /// layout.
  static func isNodeOrCell(_ name: String) -> Bool {
    (name.hasPrefix("AS") && (name.hasSuffix("Node") || name.hasSuffix("LayoutSpec")))
      || [
        "UITableViewCell", "UICollectionViewCell", "UICollectionReusableView",
        "UITableViewHeaderFooterView",
      ].contains(name)
      || (name.hasPrefix("UICollectionView") && name.hasSuffix("Layout"))
  }
}
