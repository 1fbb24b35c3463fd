@_exported import Foundation

// Foundation has URLSession and URLRequest in a module of their own on Linux; app files do not name it.
#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif
