import UIKit

/// What a text node lays its text out with, besides the text.
struct TextNodeSettings {
  var maximumNumberOfLines: UInt = 0
  var truncationMode = NSLineBreakMode.byWordWrapping
  var truncationText: NSAttributedString?
  var additionalMessage: NSAttributedString?
  var exclusionPaths: [UIBezierPath]?
  var containerInset = UIEdgeInsets.zero
  var scaleFactors: [CGFloat] = []
}
