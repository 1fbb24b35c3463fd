/// Objective-C's whole number, as UIKit's and Foundation's headers name it.
public typealias NSInteger = Int
