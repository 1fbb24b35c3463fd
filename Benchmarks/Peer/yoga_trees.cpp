// Lays out the feed and the four trees of Yoga's benchmark with Yoga and prints, as JSON,
// nanoseconds an element: of layout alone, and of building, laying out and freeing.
//
// Trees are made in batches of about 2,000 elements and only the layout of a batch is timed, as the
// benchmark does on its own side. A spacing is a margin, since this Yoga knows no gap.

#include <yoga/Yoga.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <functional>
#include <string>
#include <vector>

namespace {

constexpr int runs = 7;

struct Tree {
  std::string name;
  int elements;
  int count;
  std::function<YGNodeRef(int)> make;
};

struct Text {
  float length;
  float line;
};

double nanoseconds() {
  timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * 1e9 + time.tv_nsec;
}

YGSize measureFixed(YGNodeRef, float width, YGMeasureMode widthMode, float height,
                    YGMeasureMode heightMode) {
  return {widthMode == YGMeasureModeUndefined ? 10 : std::min(width, 10.0f),
          heightMode == YGMeasureModeUndefined ? 10 : std::min(height, 10.0f)};
}

YGSize measureText(YGNodeRef node, float width, YGMeasureMode mode, float, YGMeasureMode) {
  const Text* text = static_cast<const Text*>(YGNodeGetContext(node));
  if (mode == YGMeasureModeUndefined || width >= text->length) return {text->length, text->line};
  const float usable = std::max(width, 1.0f);
  return {std::min(usable, text->length), std::ceil(text->length / usable) * text->line};
}

YGNodeRef leaf(YGMeasureFunc measure) {
  YGNodeRef node = YGNodeNew();
  YGNodeSetMeasureFunc(node, measure);
  return node;
}

YGNodeRef flexible(YGNodeRef node) {
  YGNodeStyleSetFlex(node, 1);
  return node;
}

YGNodeRef sized(YGNodeRef node, float width, float height) {
  YGNodeStyleSetWidth(node, width);
  YGNodeStyleSetHeight(node, height);
  return node;
}

YGNodeRef stack(YGFlexDirection direction, YGAlign align, std::vector<YGNodeRef> children,
                float spacing = 0) {
  YGNodeRef node = YGNodeNew();
  YGNodeStyleSetFlexDirection(node, direction);
  YGNodeStyleSetAlignItems(node, align);
  const YGEdge edge = direction == YGFlexDirectionRow ? YGEdgeLeft : YGEdgeTop;
  for (uint32_t index = 0; index < children.size(); ++index) {
    if (index > 0 && spacing > 0) YGNodeStyleSetMargin(children[index], edge, spacing);
    YGNodeInsertChild(node, children[index], index);
  }
  return node;
}

std::vector<YGNodeRef> ten(const std::function<YGNodeRef()>& make) {
  std::vector<YGNodeRef> nodes(10);
  std::generate(nodes.begin(), nodes.end(), make);
  return nodes;
}

YGNodeRef column(const std::function<YGNodeRef()>& make) {
  return stack(YGFlexDirectionColumn, YGAlignStretch, ten(make));
}

YGNodeRef flexibleLeaf() { return flexible(leaf(measureFixed)); }

YGNodeRef stretchedLeaf() {
  YGNodeRef node = leaf(measureFixed);
  YGNodeStyleSetHeight(node, 20);
  return node;
}

YGNodeRef level(int depth) {
  YGNodeRef node = depth == 4 ? YGNodeNew()
                              : stack(depth % 2 ? YGFlexDirectionRow : YGFlexDirectionColumn,
                                      YGAlignStretch, ten([depth] { return level(depth + 1); }));
  if (depth > 0) YGNodeStyleSetFlexGrow(sized(node, 10, 10), 1);
  return node;
}

YGNodeRef text(float length, float line) {
  YGNodeRef node = leaf(measureText);
  YGNodeSetContext(node, new Text{length, line});
  return node;
}

YGNodeRef space() {
  YGNodeRef node = YGNodeNew();
  YGNodeStyleSetFlexGrow(node, 1);
  return node;
}

YGNodeRef feedCell(int index) {
  YGNodeRef texts = stack(
      YGFlexDirectionColumn, YGAlignFlexStart,
      {text(80 + 37 * index % 200, 17), text(60 + 53 * index % 600, 14.5)}, 2);
  YGNodeStyleSetFlexGrow(texts, 1);
  YGNodeStyleSetFlexShrink(texts, 1);
  YGNodeRef header = stack(YGFlexDirectionRow, YGAlignCenter, {sized(YGNodeNew(), 40, 40), texts}, 8);
  YGNodeRef photo = YGNodeNew();
  const float ratios[] = {1, 0.75, 0.5625};
  YGNodeStyleSetAspectRatio(photo, 1 / ratios[index % 3]);
  YGNodeRef picture = stack(YGFlexDirectionColumn, YGAlignStretch, {photo});
  YGNodeRef buttons = stack(
      YGFlexDirectionRow, YGAlignCenter,
      {sized(YGNodeNew(), 60, 30), space(), sized(YGNodeNew(), 66, 30), space(),
       sized(YGNodeNew(), 72, 30)},
      4);
  YGNodeRef cell = stack(YGFlexDirectionColumn, YGAlignStretch, {header, picture, buttons}, 8);
  YGNodeStyleSetWidth(cell, 375);
  return cell;
}

void release(YGNodeRef node) {
  delete static_cast<Text*>(YGNodeGetContext(node));
  for (uint32_t index = 0; index < YGNodeGetChildCount(node); ++index)
    release(YGNodeGetChild(node, index));
}

void destroy(YGNodeRef root) {
  release(root);
  YGNodeFreeRecursive(root);
}

// A function of its own, for a profiler.
__attribute__((noinline)) void layOut(YGNodeRef root) {
  YGNodeCalculateLayout(root, YGUndefined, YGUndefined, YGDirectionLTR);
}

double layoutAlone(const Tree& tree) {
  const int batch = std::max(1, 2000 / tree.elements);
  double total = 0;
  for (int start = 0; start < tree.count; start += batch) {
    std::vector<YGNodeRef> roots;
    for (int index = start; index < std::min(start + batch, tree.count); ++index)
      roots.push_back(tree.make(index));
    const double begin = nanoseconds();
    for (YGNodeRef root : roots) layOut(root);
    total += nanoseconds() - begin;
    for (YGNodeRef root : roots) destroy(root);
  }
  return total;
}

double all(const Tree& tree) {
  const double begin = nanoseconds();
  for (int index = 0; index < tree.count; ++index) {
    YGNodeRef root = tree.make(index);
    layOut(root);
    destroy(root);
  }
  return nanoseconds() - begin;
}

double perElement(const Tree& tree, double (*measure)(const Tree&)) {
  std::vector<double> figures;
  measure(tree);
  for (int run = 0; run < runs; ++run) figures.push_back(measure(tree));
  std::sort(figures.begin(), figures.end());
  return figures[runs / 2] / (double(tree.elements) * tree.count);
}

// A fast layout of other trees would count for nothing. Yoga rounds to whole points, hence the
// tolerance, and it does not count the half points of the feed's lines.
void check(const Tree& tree, float height, float tolerance) {
  YGNodeRef root = tree.make(0);
  layOut(root);
  const float found = YGNodeLayoutGetHeight(root);
  destroy(root);
  if (std::fabs(found - height) <= tolerance) return;
  std::fprintf(stderr, "the first '%s' is %g high, not %g\n", tree.name.c_str(), found, height);
  std::exit(1);
}

}  // namespace

// With the name of a tree, that tree is made, laid out and freed once, for a profiler.
int main(int count, char** arguments) {
  const std::vector<Tree> trees = {
      {"feed", 14, 10000, feedCell},
      {"flexible measured leaves", 11, 4000,
       [](int) { return sized(column(flexibleLeaf), 100, 100); }},
      {"stretched leaves", 11, 4000, [](int) { return column(stretchedLeaf); }},
      {"nested flexible columns", 111, 400,
       [](int) { return column([] { return flexible(column(flexibleLeaf)); }); }},
      {"huge nested", 11111, 6, [](int) { return level(0); }},
  };
  if (count > 1) {
    for (const Tree& tree : trees)
      if (tree.name == arguments[1]) all(tree);
    return 0;
  }
  const float heights[] = {461, 100, 200, 1000, 100};
  std::string separator = "{";
  for (size_t index = 0; index < trees.size(); ++index) {
    check(trees[index], heights[index], 1);
    std::printf("%s\n  \"%s\": {\"layout\": %.1f, \"all\": %.1f}", separator.c_str(),
                trees[index].name.c_str(), perElement(trees[index], layoutAlone),
                perElement(trees[index], all));
    separator = ",";
  }
  std::printf("\n}\n");
}
