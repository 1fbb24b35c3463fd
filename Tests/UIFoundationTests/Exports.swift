// The helpers of several test targets are in scope in every file of this one.
@_exported import RuntimeTestSupport
@_exported import TestSupport
