// A file that imports this module alone can simulate taps, drags and other events on hosted views.
@_exported import UIKitSimulation
