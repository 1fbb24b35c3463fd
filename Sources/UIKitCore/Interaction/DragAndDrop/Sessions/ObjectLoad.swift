import Foundation

/// A loader of the objects of dropped items. It returns them all together.
@MainActor final class ObjectLoad {
  private let wanted: any NSItemProviderReading.Type
  private let progress: Progress
  private let completion: ([any NSItemProviderReading]) -> Void
  private var found: [(number: Int, object: any NSItemProviderReading)] = []
  private var open = 0

  init(
    _ wanted: any NSItemProviderReading.Type, _ progress: Progress,
    _ completion: @escaping ([any NSItemProviderReading]) -> Void
  ) {
    self.wanted = wanted
    self.progress = progress
    self.completion = completion
  }

  func start(_ providers: [NSItemProvider]) {
    open = providers.count
    guard open > 0 else {
      return RuntimeEnvironment.current.enqueueOnMain(RuntimeScheduling.Step(.main, "load items")) {
        self.completion([])
      }
    }
    for (number, provider) in providers.enumerated() { load(provider, number) }
  }

  private func load(_ provider: NSItemProvider, _ number: Int) {
    let types = wanted.readableTypeIdentifiersForItemProvider
    guard let type = types.first(where: { provider.representation($0) != nil }) else { return }
    let environment = RuntimeEnvironment.current
    provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in
      // The provider calls its closure on the main queue, although the closure is declared for any
      // thread.
      environment.enqueueOnMain(RuntimeScheduling.Step(.main, "load items")) {
        self.finish(number, data, type)
      }
    }
  }

  private func finish(_ number: Int, _ data: Data?, _ type: String) {
    if let data, let object = try? wanted.object(withItemProviderData: data, typeIdentifier: type) {
      found.append((number, object))
    }
    open -= 1
    progress.completedUnitCount += 1
    guard open == 0 else { return }
    completion(found.sorted { $0.number < $1.number }.map(\.object))
  }
}
