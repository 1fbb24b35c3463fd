/// The script of a gallery's pages, in one file, as a page that is opened from disk may not import modules.
enum GalleryScript {
  /// The text of the file `gallery.app.js`.
  static let text = """
    "use strict";
    const gallery = (() => {
    \(elements + filters + GalleryGridScript.text + GalleryDetailScript.text + page)
    })();

    """

  /// Elements by name, and the words and marks of each status.
  private static let elements = #"""
      const entries = new Map(), details = new Map(), waiting = new Map();
      let latest = "";
      const statuses = {
        failed: ["Failed", "M3 3l8 8M11 3l-8 8"],
        running: ["Not finished", "M7 2v5l3 2M7 1a6 6 0 1 0 .01 0"],
        recorded: ["Recorded", "M7 3.5a3.5 3.5 0 1 0 .01 0M7 5a2 2 0 1 0 .01 0"],
        passed: ["Passed", "M2.5 7.5l3 3 6-7"],
        shown: ["Not compared", "M2 7h10"],
        old: ["Earlier runs", "M2 4h10M2 7h7M2 10h4"],
      };
      // The order in which entries are shown: what needs attention is first.
      const order = Object.keys(statuses);
      const $ = (id) => document.getElementById(id);

      function element(name, attributes = {}, ...children) {
        const made = document.createElement(name);
        for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
        made.append(...children);
        return made;
      }

      function mark(status) {
        const drawing = (name) => document.createElementNS("http://www.w3.org/2000/svg", name);
        const picture = drawing("svg"), path = drawing("path");
        picture.setAttribute("class", `mark ${status}`);
        picture.setAttribute("viewBox", "0 0 14 14");
        picture.setAttribute("aria-hidden", "true");
        path.setAttribute("d", statuses[status][1]);
        for (const [key, value] of Object.entries({ fill: "none", stroke: "currentColor",
          "stroke-width": 2, "stroke-linecap": "round", "stroke-linejoin": "round" })) {
          path.setAttribute(key, value);
        }
        picture.append(path);
        return picture;
      }

      const isOld = (entry) => entry.run !== latest;

      function statusWords(entry) {
        let words = statuses[entry.status][0];
        if (entry.failures && entry.repetitions > 1) {
          words += ` ${entry.failures} of ${entry.repetitions} times`;
        }
        return words;
      }

      function statusLine(entry, id) {
        const line = element("span", { class: `status ${entry.status}` }, mark(entry.status),
          statusWords(entry));
        if (id) line.id = id;
        if (isOld(entry)) line.append(element("span", { class: "old" }, "· earlier run"));
        return line;
      }

      function image(picture, attributes = {}) {
        const size = picture.size
          ? { width: Math.ceil(picture.size.width), height: Math.ceil(picture.size.height) } : {};
        return element("img", { src: picture.file, alt: picture.text, decoding: "async",
          ...size, ...attributes });
      }

      function radios(name, legend, options, chosen, change) {
        return options.map(([value, ...face]) => {
          const input = element("input", { type: "radio", name, value });
          input.checked = value === chosen;
          input.addEventListener("change", () => change(value));
          return element("label", { class: "chip" }, input,
            element("span", { class: "face" }, ...face));
        });
      }

    """#

  /// The filters: search, status and environment.
  private static let filters = #"""
      const axes = ["device", "direction", "text size", "appearance"];
      const wanted = { status: "", words: [], axes: {} };
      let shown = [];

      function matches(entry) {
        if (wanted.status === "old" ? !isOld(entry) : wanted.status && entry.status !== wanted.status) {
          return false;
        }
        return axes.every((axis) => !wanted.axes[axis] || entry.environment[axis] === wanted.axes[axis])
          && wanted.words.every((word) => entry.text.includes(word));
      }

      function ofPage() {
        const page = document.body.dataset.page;
        const all = [...entries.values()];
        return page ? all.filter((entry) => entry.page === page) : all;
      }

      function sorted(list) {
        const rank = (entry) => 2 * order.indexOf(entry.status) + (isOld(entry) ? 1 : 0);
        const { compare } = new Intl.Collator("en", { numeric: true });
        return list.sort((a, b) => rank(a) - rank(b) || compare(a.suite, b.suite)
          || compare(a.title, b.title) || compare(a.id, b.id));
      }

      function showStatuses(all) {
        const count = (status) => all.filter((entry) =>
          status === "old" ? isOld(entry) : entry.status === status).length;
        const options = [["", "All ", element("b", {}, String(all.length))]];
        for (const status of order) {
          if (!count(status)) continue;
          options.push([status, mark(status), `${statuses[status][0]} `,
            element("b", {}, String(count(status)))]);
        }
        $("statuses").append(...radios("status", "Status", options, "", (value) => {
          wanted.status = value;
          filter();
        }));
      }

      function showChoices(all) {
        for (const axis of axes) {
          const values = [...new Set(all.map((entry) => entry.environment[axis]).filter(Boolean))];
          if (values.length < 2) continue;
          const select = element("select", {}, element("option", { value: "" }, "All"),
            ...values.sort().map((value) => element("option", { value }, value)));
          select.addEventListener("change", () => {
            wanted.axes[axis] = select.value;
            filter();
          });
          $("choices").append(
            element("label", {}, axis[0].toUpperCase() + axis.slice(1), select));
        }
      }

      function filter() {
        const all = ofPage();
        shown = sorted(all.filter(matches));
        const one = (count) => `${count} ${count === 1 ? "entry" : "entries"}`;
        $("count").textContent = shown.length === all.length
          ? one(all.length) : `${shown.length} of ${one(all.length)}`;
        $("empty").hidden = shown.length > 0;
        $("empty").firstChild.textContent = all.length ? "No entry matches." : "There is no entry yet.";
        $("clear").hidden = all.length === 0;
        grid.reset();
      }

      function clear() {
        $("filters").reset();
        Object.assign(wanted, { status: "", words: [], axes: {} });
        filter();
        $("search").focus();
      }

    """#

  /// The start of the page, and the functions that the data files call.
  private static let page = #"""
      function showSuites() {
        const suites = new Map();
        for (const entry of entries.values()) {
          const known = suites.get(entry.suite) || { page: entry.page, count: 0, failed: 0 };
          known.count += 1;
          known.failed += entry.status === "failed" ? 1 : 0;
          suites.set(entry.suite, known);
        }
        const here = document.body.dataset.page;
        const link = (name, page, isHere, count, failed) => {
          const number = failed
            ? element("span", { class: "number failed" }, `${failed} failed`)
            : element("span", { class: "number" }, String(count));
          const made = element("a", { href: page }, element("span", { class: "name" }, name), number);
          if (isHere) made.setAttribute("aria-current", "page");
          return element("li", {}, made);
        };
        const all = [...entries.values()];
        const failed = all.filter((entry) => entry.status === "failed").length;
        const { compare } = new Intl.Collator("en", { numeric: true });
        $("suites").replaceChildren(element("ul", { "aria-label": "Suites" },
          link("All suites", "index.html", !here, all.length, failed),
          ...[...suites].sort((a, b) => compare(a[0], b[0])).map(([name, suite]) =>
            link(name, suite.page, suite.page === here, suite.count, suite.failed))));
        const plural = (count, word) => `${count} ${word}${count === 1 ? "" : "s"}`;
        $("overview").textContent = here ? "One suite of the gallery"
          : `${plural(suites.size, "suite")}, ${all.length} ${all.length === 1 ? "entry" : "entries"}`;
      }

      function keys(event) {
        if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
        const isTyping = /INPUT|SELECT|TEXTAREA/.test(document.activeElement.tagName);
        if (isTyping) return;
        if ($("detail").open) return detail.key(event);
        if (event.key === "/") {
          event.preventDefault();
          return $("search").focus();
        }
        grid.key(event);
      }

      return {
        run(id) { latest = id; },
        add(id, entry) {
          const words = [entry.suite, entry.title, statuses[entry.status][0],
            ...Object.values(entry.environment), ...entry.steps];
          entries.set(id, { id, text: words.join(" ").toLowerCase(), ...entry });
        },
        detail(entry) {
          details.set(entry.id, entry);
          const wanting = waiting.get(entry.id);
          waiting.delete(entry.id);
          if (wanting) wanting(entry);
        },
        start() {
          const all = ofPage();
          showSuites();
          showStatuses(all);
          showChoices(all);
          $("filters").addEventListener("submit", (event) => event.preventDefault());
          $("search").addEventListener("input", () => {
            wanted.words = $("search").value.toLowerCase().split(/\s+/).filter(Boolean);
            filter();
          });
          $("clear").addEventListener("click", clear);
          document.addEventListener("keydown", keys);
          grid.start();
          filter();
          detail.start();
          performance.mark("gallery-usable");
        },
      };
    """#
}
