/// Objective-C's whole number without a sign, as UIKit's and Foundation's headers name it.
public typealias NSUInteger = UInt
