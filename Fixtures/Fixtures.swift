// SwiftPM drops a target without a Swift file; the fixtures' own code is generated.
