// The script of a gallery's pages. It is one file, since a page that is opened from disk may not import modules.
"use strict";
const gallery = (() => {
  // Elements by name, and the words and marks of each status.
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

  // The filters: search, status and environment.
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

  // The grid, with at most 54 pictures in the document: six more are left for the dialog.
  const grid = (() => {
    const limit = 54, gap = 18, narrowest = 210, words = 130;
    const made = new Map();
    let columns = 1, cell = { width: 0, height: 0 }, active = 0, hasFirst = false;

    function about(entry) {
      const parts = [entry.environment.device, entry.environment.direction,
        entry.environment.appearance, entry.environment["text size"]];
      const usual = ["left to right", "light", "L"];
      return parts.filter((part) => part && !usual.includes(part)).join(" · ");
    }

    function card(entry) {
      const frame = element("span", { class: "frame" });
      if (entry.picture) {
        const picture = image(entry.picture);
        if (!hasFirst) {
          picture.addEventListener("load", () => {
            if (!hasFirst) performance.mark("gallery-picture");
            hasFirst = true;
          });
        }
        frame.append(picture);
      } else {
        frame.append("No picture");
      }
      const title = `title-${entry.id}`, status = `status-${entry.id}`;
      const link = element("a", { class: `card ${entry.status}`, href: `#entry=${entry.id}`,
        "data-id": entry.id, "aria-labelledby": `${title} ${status}` }, frame,
        element("span", { class: "words" }, statusLine(entry, status),
          element("span", { class: "title", id: title }, entry.title),
          element("span", { class: "about" }, entry.suite),
          element("span", { class: "about" }, about(entry))));
      link.addEventListener("focus", () => activate(shown.indexOf(entry)));
      return element("li", {}, link);
    }

    function activate(index) {
      if (index < 0) return;
      active = index;
      for (const [id, item] of made) {
        item.firstChild.tabIndex = shown[index] && shown[index].id === id ? 0 : -1;
      }
    }

    // Larger cards where a tall window would hold more pictures than the limit.
    function measure() {
      const width = $("cards").clientWidth;
      for (let scale = 1; ; scale *= 1.1) {
        columns = Math.max(1, Math.floor((width + gap) / (narrowest * scale + gap)));
        cell.width = (width - gap * (columns - 1)) / columns;
        cell.height = Math.min(cell.width * 1.25, 440 * scale) + words;
        const rows = Math.ceil(innerHeight / (cell.height + gap)) + 1;
        if (rows * columns <= limit || columns === 1) break;
      }
      const rows = Math.ceil(shown.length / columns);
      $("cards").style.height = `${Math.max(0, rows * (cell.height + gap) - gap)}px`;
    }

    function range() {
      const step = cell.height + gap;
      const top = $("cards").getBoundingClientRect().top;
      // While a page that became shorter is not yet scrolled back, its last row is drawn.
      const rows = Math.ceil(shown.length / columns);
      let first = Math.max(0, Math.min(rows - 1, Math.floor(-top / step)));
      let last = Math.max(first, Math.ceil((innerHeight - top) / step));
      if ((last - first + 2) * columns <= limit) { first = Math.max(0, first - 1); last += 1; }
      return [first * columns, Math.min(shown.length, last * columns, first * columns + limit)];
    }

    function draw() {
      const [first, end] = range();
      const wantedIDs = new Set();
      for (let index = first; index < end; index += 1) wantedIDs.add(shown[index].id);
      const focused = document.activeElement && document.activeElement.dataset.id;
      for (const [id, item] of made) {
        if (wantedIDs.has(id) || id === focused) continue;
        item.remove();
        made.delete(id);
      }
      for (let index = first; index < end; index += 1) place(index);
      activate(Math.min(active, Math.max(0, shown.length - 1)));
      // The tab key reaches the grid also where the active card is scrolled away.
      if (shown.length && !made.has(shown[active].id) && end > first) {
        made.get(shown[first].id).firstChild.tabIndex = 0;
      }
    }

    function place(index) {
      const entry = shown[index];
      let item = made.get(entry.id);
      if (!item) {
        item = card(entry);
        made.set(entry.id, item);
      }
      const column = index % columns, row = Math.floor(index / columns);
      Object.assign(item.style, { width: `${cell.width}px`, height: `${cell.height}px`,
        transform: `translate(${column * (cell.width + gap)}px, ${row * (cell.height + gap)}px)` });
      item.setAttribute("aria-setsize", shown.length);
      item.setAttribute("aria-posinset", index + 1);
      const before = nextPlaced(index);
      if (item.parentNode !== $("cards") || item.nextSibling !== before) {
        if (!item.contains(document.activeElement)) $("cards").insertBefore(item, before);
      }
    }

    // The document's order is that of the entries, for assistive software.
    function nextPlaced(index) {
      for (const item of $("cards").children) {
        if (Number(item.getAttribute("aria-posinset")) > index + 1) return item;
      }
      return null;
    }

    function focus(index, isAtOnce = true) {
      if (!shown.length) return;
      active = Math.min(Math.max(index, 0), shown.length - 1);
      const top = Math.floor(active / columns) * (cell.height + gap);
      const place = $("cards").getBoundingClientRect().top + top;
      const head = document.querySelector("search").getBoundingClientRect();
      const above = Math.max(0, head.bottom) + 12;
      if (place < above) scrollBy(0, place - above);
      if (place + cell.height > innerHeight) scrollBy(0, place + cell.height - innerHeight + 12);
      draw();
      const item = made.get(shown[active].id);
      if (item && isAtOnce) item.firstChild.focus({ preventScroll: true });
    }

    return {
      start() {
        let isDue = false;
        const later = (work) => () => {
          if (isDue) return;
          isDue = true;
          requestAnimationFrame(() => { isDue = false; work(); });
        };
        addEventListener("scroll", later(draw), { passive: true });
        addEventListener("resize", later(() => { measure(); draw(); }));
      },
      reset() {
        active = 0;
        for (const item of made.values()) item.remove();
        made.clear();
        measure();
        draw();
      },
      key(event) {
        const page = Math.max(1, Math.floor(innerHeight / (cell.height + gap))) * columns;
        const distance = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns,
          PageUp: -page, PageDown: page, Home: -shown.length, End: shown.length }[event.key];
        if (!distance || !document.activeElement.closest("#cards, body")) return;
        const isInside = document.activeElement.closest("#cards");
        if (!isInside && !/ArrowLeft|ArrowRight/.test(event.key)) return;
        event.preventDefault();
        focus(isInside ? active + distance : active);
      },
      show(id) {
        const index = shown.findIndex((entry) => entry.id === id);
        if (index >= 0) focus(index);
      },
    };
  })();

  // The pictures of an entry: alone, side by side, below a slider, and their difference.
  const roles = { actual: "Actual", expected: "Expected", difference: "Difference" };

  function figure(picture) {
    const shown = image(picture);
    shown.style.maxHeight = "calc(100vh - 250px)";
    shown.style.width = "auto";
    return element("figure", {}, shown, element("figcaption", {}, roles[picture.role]));
  }

  // Both pictures at one scale, from their top left corners.
  function pile(lower, upper) {
    const size = (picture) => picture.size || { width: 375, height: 667 };
    const [a, b] = [size(lower), size(upper)];
    const width = Math.max(a.width, b.width), height = Math.max(a.height, b.height);
    const images = [[lower, a], [upper, b]].map(([picture, own]) => {
      const made = image(picture);
      made.style.width = `${own.width / width * 100}%`;
      made.style.height = `${own.height / height * 100}%`;
      return made;
    });
    const box = element("div", { class: "pile" }, ...images);
    box.style.aspectRatio = `${width} / ${height}`;
    box.style.width = `min(${width}px, calc((100vh - 250px) * ${width / height}))`;
    return box;
  }

  function slider(actual, expected) {
    const box = pile(actual, expected);
    const top = box.lastChild;
    const handle = element("span", { class: "handle" });
    const input = element("input", { type: "range", min: 0, max: 100, value: 50, id: "slider",
      "aria-label": "Width of the expected picture over the actual one, in percent" });
    const set = (value) => {
      top.style.clipPath = `inset(0 ${100 - value}% 0 0)`;
      handle.style.left = `${value}%`;
    };
    input.addEventListener("input", () => set(Number(input.value)));
    set(50);
    box.append(input, handle);
    return element("figure", {}, box, element("figcaption", { class: "ends" },
      element("span", {}, "← Expected"), element("span", {}, "Actual →")));
  }

  function difference(entry, actual, expected) {
    const drawn = entry.pictures.find((picture) => picture.role === "difference");
    if (drawn) return figure(drawn);
    const box = pile(actual, expected);
    box.classList.add("blend");
    return element("figure", {}, box,
      element("figcaption", {}, "What is equal is black; what differs is bright"));
  }

  function stage(entry) {
    const role = (name) => entry.pictures.find((picture) => picture.role === name);
    const actual = role("actual"), expected = role("expected");
    const view = element("div", { class: "view" });
    const made = element("div", { class: "stage" });
    if (!actual) {
      made.append(element("p", {}, entry.status === "running"
        ? "The test has begun and not ended. It runs, or its process crashed."
        : "This entry has no picture."));
    } else if (!expected) {
      view.append(...entry.pictures.map(figure));
      made.append(view);
    } else {
      const views = {
        slider: () => [slider(actual, expected)],
        both: () => [figure(expected), figure(actual)],
        difference: () => [difference(entry, actual, expected)],
      };
      const show = (name) => view.replaceChildren(...views[name]());
      const names = [["slider", "Slider"], ["both", "Side by side"], ["difference", "Difference"]];
      made.append(element("fieldset", {}, element("legend", { class: "unseen" }, "Comparison"),
        ...radios("view", "Comparison", names, "slider", show)), view);
      show("slider");
    }
    return made;
  }

  function verdict(verdict) {
    const state = verdict.passed ? "passed" : "failed";
    const made = element("li", { class: state },
      element("span", { class: `status ${state}` }, mark(state), statuses[state][0]),
      element("p", {}, verdict.text), element("code", {}, verdict.place));
    if (verdict.trace) {
      made.append(element("details", { "aria-label": "Trace" }, element("summary", {}, "Trace"),
        element("pre", {}, verdict.trace)));
    }
    return made;
  }

  function facts(entry) {
    const kinds = { expectation: "Expectation of a fixture", snapshot: "Snapshot",
      host: "Last state of a host" };
    const list = element("dl");
    const add = (name, value) => list.append(element("dt", {}, name), element("dd", {}, value));
    add("Suite", entry.suite);
    add("Kind", kinds[entry.kind]);
    for (const [name, value] of Object.entries(entry.environment)) {
      add(name[0].toUpperCase() + name.slice(1), value);
    }
    if (entry.steps.length) add("Steps", entry.steps.join("; "));
    if (entry.repetitions > 1) {
      add("Repetitions", `${entry.repetitions}, of which ${entry.failures} failed`);
    }
    const made = element("div", { class: "facts" }, element("h3", {}, "Environment"), list);
    if (entry.verdicts.length) {
      const worst = [...entry.verdicts].sort((a, b) => a.passed - b.passed);
      made.append(element("h3", {}, "Verdicts"),
        element("ul", { class: "verdicts", "aria-label": "Verdicts" }, ...worst.map(verdict)));
    }
    return made;
  }

  // The dialog that shows one entry, which the fragment of the page's address names.
  const detail = (() => {
    let current = null;

    function button(label, work) {
      const made = element("button", { type: "button" }, label);
      made.addEventListener("click", work);
      return made;
    }

    function neighbor(distance) {
      return shown[shown.findIndex((entry) => entry.id === current) + distance];
    }

    function step(distance) {
      const next = neighbor(distance);
      if (next) location.replace(`#entry=${next.id}`);
    }

    function fill(entry) {
      if (entry.id !== current) return;
      const dialog = $("detail");
      const focused = dialog.contains(document.activeElement) ? document.activeElement.textContent : "";
      const buttons = [button("Previous", () => step(-1)), button("Next", () => step(1)),
        button("Close", () => dialog.close())];
      buttons[0].disabled = !neighbor(-1);
      buttons[1].disabled = !neighbor(1);
      dialog.replaceChildren(
        element("div", { class: "bar" }, element("h2", { id: "detail-title" }, entry.title),
          statusLine(entry), ...buttons),
        element("div", { class: "body" }, stage(entry), facts(entry)));
      for (const part of dialog.querySelectorAll(".stage, .facts")) part.tabIndex = 0;
      dialog.querySelector(".stage").setAttribute("role", "group");
      dialog.querySelector(".stage").setAttribute("aria-label", "Pictures");
      dialog.querySelector(".facts").setAttribute("role", "group");
      dialog.querySelector(".facts").setAttribute("aria-label", "Environment and verdicts");
      if (!dialog.open) dialog.showModal();
      const same = buttons.find((made) => made.textContent === focused && !made.disabled);
      (same || buttons[2]).focus();
    }

    function open(id) {
      current = id;
      const known = details.get(id);
      if (known) return fill(known);
      waiting.set(id, fill);
      const script = element("script", { src: `entries/${id}.js` });
      script.addEventListener("error", () => fill({ ...entries.get(id), verdicts: [],
        pictures: entries.get(id).picture ? [entries.get(id).picture] : [] }));
      script.addEventListener("load", () => script.remove());
      document.head.append(script);
    }

    function follow() {
      const match = /^#entry=([0-9a-f]+)$/.exec(location.hash);
      if (match && entries.has(match[1])) return open(match[1]);
      if ($("detail").open) $("detail").close();
    }

    return {
      start() {
        addEventListener("hashchange", follow);
        $("detail").addEventListener("close", () => {
          const id = current;
          current = null;
          $("detail").replaceChildren();
          if (location.hash.startsWith("#entry=")) history.replaceState(null, "", "#");
          grid.show(id);
        });
        follow();
      },
      key(event) {
        const distance = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
        if (!distance) return;
        event.preventDefault();
        step(distance);
      },
    };
  })();

  // The start of the page, and the functions that the data files call.
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
})();
