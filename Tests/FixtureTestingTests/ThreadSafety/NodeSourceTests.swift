import AsyncDisplayKit
import FixtureTesting
import Foundation
import Testing
import UIKit

@Suite("Thread safety of nodes without blocks", .device(.iPhoneSE)) @MainActor
struct NodeSourceTests {
  private func kinds(
    _ audit: FixtureNodeBlockAudit = FixtureNodeBlockAudit(),
    _ makeNode: @escaping @MainActor (Int) -> ASCellNode
  ) -> [FixtureNodeBlockFinding] {
    let node = ASCollectionNode(collectionViewLayout: UICollectionViewFlowLayout())
    return audit.findings(in: NodeGrid(makeNode), for: node)
  }

  @Test("nodes that have all they need are safe")
  func twin() {
    var audit = FixtureNodeBlockAudit()
    let model = PlantedModel(count: 4)
    audit.changingData = { model.addHundred() }
    expectThreadSafe(NodeGrid { NumberCellNode(model.number(at: $0)) }, audit: audit)
  }

  @Test("a node that reads its model when it is measured is found")
  func lateRead() {
    var audit = FixtureNodeBlockAudit()
    let model = PlantedModel(count: 4)
    audit.changingData = { model.addHundred() }
    let findings = kinds(audit) { index in LateCellNode { model.number(at: index) } }
    #expect(
      findings.first?.description.hasPrefix("The node of item 0.0 reads its data when it runs")
        == true, "\(findings)")
  }

  @Test("a node whose measuring depends on the order is found")
  func order() {
    let badge = Badge()
    let findings = kinds { _ in LateCellNode { badge.next() } }
    #expect(findings.contains { if case .differsByOrder = $0.kind { true } else { false } })
  }

  @Test("a node that is given for several items is found")
  func sameNode() {
    let node = NumberCellNode(1)
    let findings = kinds { _ in node }
    #expect(
      findings.contains { $0.kind == .sharesObject(type: "NumberCellNode", with: [0, 0]) })
  }

  @Test("a node that is put below several items is found, and had by one thread at a time")
  func sameSubnode() {
    let subnode = NumberCellNode(1)
    let findings = kinds { _ in EnclosingCellNode(subnode) }
    #expect(
      findings.contains { $0.kind == .sharesObject(type: "NumberCellNode", with: [0, 0]) })
  }

  @Test("nodes are measured on other threads under the audit's own environment", .scale(3))
  func environment() {
    let findings = kinds { _ in
      LateCellNode { Int(RuntimeEnvironment.current.screen.scale * 100) }
    }
    #expect(findings.isEmpty, "\(findings)")
  }

  @Test("an object that a superclass keeps is found")
  func inherited() {
    let theme = ChangingTheme.WithVariable()
    let findings = kinds { _ in InheritingCellNode(theme) }
    #expect(findings.contains { $0.kind == .sharesObject(type: "WithVariable", with: [0, 0]) })
  }

  @Test("constant objects of the app may be shared")
  func constants() {
    let image = UIImage()
    let shared: [AnyObject] = [
      FixedTheme(parent: FixedTheme()), FixedSubTheme(), image, UIFont.systemFont(ofSize: 9),
    ]
    for object in shared {
      let findings = kinds { _ in KeepingCellNode(object) }
      #expect(findings.isEmpty, "\(findings)")
    }
  }

  @Test("objects that can change may not be shared, whatever hides the change")
  func variables() {
    let shared: [AnyObject] = [
      ChangingTheme.WithVariable(), ChangingTheme.WithWeak(), ChangingTheme.WithLazy(),
      ChangingTheme.WithLock(), ChangingTheme.WithMutex(), ChangingTheme.WithMutableText(),
      ChangingTheme.WithClosure(), ChangingTheme.WithVariableInside(),
      ChangingTheme.WithInheritedVariable(),
    ]
    for object in shared {
      let name = "\(type(of: object))"
      let findings = kinds { _ in KeepingCellNode(object) }
      #expect(
        findings.contains { $0.kind == .sharesObject(type: name, with: [0, 0]) }, "\(name)")
    }
  }
}
