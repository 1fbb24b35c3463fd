// The package's own names in the modules that apps import, so that an app's types can have any other name.
// Higher modules nest what needs their types by extensions.

/// The text engine: attributed content, its measurer, and the fonts that it is measured and shaped with.
public enum RuntimeText {}

/// The steps, lanes and schedulers of the runtime's work.
public enum RuntimeScheduling {}

/// The recorded drawings, as there is no screen.
public enum RuntimeDrawing {}

/// The numbers of lists and of scrolling that Apple does not document. Hosts and tests set them.
public enum RuntimeMetrics {}

/// The replacements for features of the Objective-C runtime: associated objects, and protocols from which
/// the protocols and classes of UIKit and Texture inherit members that Swift cannot declare in them.
public enum RuntimeBridge {}
