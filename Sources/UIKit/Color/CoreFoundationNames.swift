import Foundation

// Core Foundation's types are those of Foundation that they are bridged to on Apple's systems.

/// A list, as Core Graphics takes it.
public typealias CFArray = NSArray
/// A text, as Core Graphics takes it.
public typealias CFString = NSString
/// Values by keys, as Core Graphics takes them.
public typealias CFDictionary = NSDictionary
