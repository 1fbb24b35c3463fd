import Foundation

// Core Foundation's types are those of Foundation that they are bridged to on Apple's systems.

/// Any object, as Core Animation takes fonts.
public typealias CFTypeRef = AnyObject
/// A list, as Core Graphics takes it.
public typealias CFArray = NSArray
/// A text, as Core Graphics takes it.
public typealias CFString = NSString
/// Values by keys, as Core Graphics takes them.
public typealias CFDictionary = NSDictionary
