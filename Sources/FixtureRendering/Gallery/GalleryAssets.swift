/// The style sheet and the script of a gallery's pages.
enum GalleryAssets {
  /// The style sheet.
  static let style = #"""
    :root { color-scheme: light dark; --line: #d2d2d7; --soft: #f5f5f7; --ink: #1d1d1f; --dim: #5f5f66;
      --ground: #ffffff; --link: #0058b0; --bad: #b3000f; --good: #1a6e2e; --note: #6b4e00; }
    @media (prefers-color-scheme: dark) {
      :root { --line: #424245; --soft: #1d1d1f; --ink: #f5f5f7; --dim: #b0b0b6; --ground: #0b0b0c;
        --link: #5eb0ff; --bad: #ff8a80; --good: #7ddc92; --note: #ffd666; }
    }
    * { box-sizing: border-box; }
    body { margin: 0; font: 15px/1.45 -apple-system, "Helvetica Neue", Helvetica, Arial, sans-serif;
      color: var(--ink); background: var(--ground); }
    header, search, main, footer { max-width: 1400px; margin: 0 auto; padding: 0 24px; }
    header { padding-top: 24px; }
    h1 { margin: 0 0 8px; font-size: 28px; letter-spacing: -0.01em; }
    a { color: var(--link); }
    .skip { position: absolute; left: -999px; }
    .skip:focus { left: 8px; top: 8px; background: var(--ground); padding: 8px; z-index: 2; }
    .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    #suites { display: flex; flex-wrap: wrap; gap: 4px 14px; font-size: 13px; }
    search { display: block; position: sticky; top: 0; background: var(--ground); z-index: 1;
      border-bottom: 1px solid var(--line); }
    form { display: flex; flex-wrap: wrap; gap: 12px 20px; padding: 12px 0; }
    label { display: flex; align-items: center; gap: 8px; font-size: 13px; color: var(--dim); }
    input, select, button { font: inherit; color: var(--ink); background: var(--soft);
      border: 1px solid var(--line); border-radius: 8px; padding: 6px 10px; min-height: 34px; }
    input[type=search] { width: 260px; }
    :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
    #cards { list-style: none; margin: 0; padding: 0; display: grid; gap: 18px;
      grid-template-columns: repeat(auto-fill, minmax(210px, 1fr)); }
    .card { display: flex; flex-direction: column; width: 100%; height: 100%; padding: 0; text-align: left;
      overflow: hidden; border-radius: 12px; cursor: pointer; }
    .card .frame { height: 250px; width: 100%; background: var(--ground); display: grid; place-items: center;
      border-bottom: 1px solid var(--line); padding: 10px; overflow: hidden; }
    .card img { max-width: 100%; max-height: 230px; border: 1px solid var(--line); background: #fff; }
    .card .words { padding: 10px 12px 12px; display: grid; gap: 3px; }
    .card .title { font-weight: 600; overflow-wrap: anywhere; }
    .card .suite, .card .device { font-size: 12px; color: var(--dim); }
    .status { font-size: 12px; font-weight: 600; }
    .failed { color: var(--bad); } .passed { color: var(--good); }
    .recorded, .running { color: var(--note); }
    #pages { display: flex; gap: 12px; align-items: center; padding: 24px 0; }
    button:disabled { opacity: 0.45; }
    footer { color: var(--dim); font-size: 13px; padding-bottom: 32px; }
    kbd { border: 1px solid var(--line); border-radius: 4px; padding: 0 5px; background: var(--soft); }
    dialog { border: 1px solid var(--line); border-radius: 14px; color: var(--ink); background: var(--ground);
      width: min(1200px, 94vw); max-height: 92vh; padding: 0; }
    dialog::backdrop { background: rgb(0 0 0 / 0.5); }
    .bar { display: flex; gap: 12px; align-items: center; justify-content: space-between;
      padding: 14px 20px; border-bottom: 1px solid var(--line); position: sticky; top: 0;
      background: var(--ground); z-index: 1; }
    .bar h2 { margin: 0; font-size: 18px; overflow-wrap: anywhere; }
    .body { display: grid; grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr); gap: 24px; padding: 20px; }
    @media (max-width: 800px) { .body { grid-template-columns: 1fr; } }
    .shots { display: flex; flex-wrap: wrap; gap: 16px; }
    figure { margin: 0; } figure img { max-width: 100%; max-height: 66vh; border: 1px solid var(--line);
      background: #fff; display: block; }
    figcaption { font-size: 12px; color: var(--dim); padding-top: 4px; }
    .slider { position: relative; display: inline-block; }
    .slider img + img { position: absolute; left: 0; top: 0; }
    dl { display: grid; grid-template-columns: auto 1fr; gap: 2px 14px; margin: 0 0 16px; }
    dt { color: var(--dim); } dd { margin: 0; overflow-wrap: anywhere; }
    .verdicts { margin: 0; padding: 0; list-style: none; display: grid; gap: 10px; }
    .verdicts li { border-left: 3px solid currentColor; padding-left: 10px; }
    .verdicts p { margin: 0; color: var(--ink); overflow-wrap: anywhere; white-space: pre-wrap; }
    .verdicts code { color: var(--dim); font-size: 12px; }
    h3 { font-size: 14px; margin: 0 0 8px; }

    """#

  /// The script: reads entries, filters and shows at most sixty pictures at once.
  static let script = #"""
    "use strict";
    const gallery = (() => {
      const entries = new Map(), details = new Map(), waiting = new Map();
      const names = { passed: "✓ Passed", failed: "✗ Failed", recorded: "● Recorded", running: "… Not finished" };
      const perPage = 60;
      let latest = "", page = 0, shown = [], openID = null;
      const $ = (id) => document.getElementById(id);
      const element = (name, attributes = {}, ...children) => {
        const made = document.createElement(name);
        for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
        made.append(...children);
        return made;
      };
      const isOld = (entry) => entry.run !== latest;
      const statusOf = (entry) => names[entry.status] + (isOld(entry) ? " (earlier run)" : "");

      function matches(entry) {
        const status = $("status").value, device = $("device").value;
        if (status === "old" ? !isOld(entry) : status && entry.status !== status) return false;
        if (device && entry.device !== device) return false;
        const words = $("search").value.toLowerCase().split(/\s+/).filter(Boolean);
        const text = `${entry.suite} ${entry.title} ${entry.search}`.toLowerCase();
        return words.every((word) => text.includes(word));
      }

      function card(entry) {
        const frame = element("span", { class: "frame" });
        if (entry.picture) {
          frame.append(element("img", { src: entry.picture, alt: entry.text, loading: "lazy", decoding: "async" }));
        } else {
          frame.append(element("span", {}, "No picture"));
        }
        const words = element("span", { class: "words" },
          element("span", { class: `status ${entry.status}` }, statusOf(entry)),
          element("span", { class: "title" }, entry.title),
          element("span", { class: "suite" }, entry.suite));
        if (entry.device) words.append(element("span", { class: "device" }, entry.device));
        const button = element("button", { class: "card", type: "button", "data-id": entry.id }, frame, words);
        button.addEventListener("click", () => open(entry.id));
        return element("li", {}, button);
      }

      function show() {
        const suite = document.body.dataset.suite;
        shown = [...entries.values()].filter((entry) => (!suite || entry.suite === suite) && matches(entry));
        const order = { failed: 0, running: 1, recorded: 2, passed: 3 };
        shown.sort((a, b) => order[a.status] - order[b.status] || a.suite.localeCompare(b.suite)
          || a.title.localeCompare(b.title));
        const pages = Math.max(1, Math.ceil(shown.length / perPage));
        page = Math.min(page, pages - 1);
        const part = shown.slice(page * perPage, (page + 1) * perPage);
        $("cards").replaceChildren(...part.map(card));
        $("count").textContent = `${shown.length} of ${entries.size} pictures`;
        $("page").textContent = `Page ${page + 1} of ${pages}`;
        $("previous").disabled = page === 0;
        $("next").disabled = page + 1 >= pages;
      }

      function figure(picture) {
        return element("figure", {}, element("img", { src: picture.file, alt: picture.text }),
          element("figcaption", {}, picture.role[0].toUpperCase() + picture.role.slice(1)));
      }

      function slider(actual, expected) {
        const top = element("img", { src: expected.file, alt: expected.text });
        const set = (value) => { top.style.clipPath = `inset(0 ${100 - value}% 0 0)`; };
        const input = element("input", { type: "range", min: 0, max: 100, value: 50, id: "slider",
          "aria-label": "Part of the expected picture over the actual one, in percent" });
        input.addEventListener("input", () => set(input.value));
        set(50);
        return element("figure", {},
          element("div", { class: "slider" }, element("img", { src: actual.file, alt: actual.text }), top),
          element("label", {}, "Actual", input, "Expected"));
      }

      function fill(entry) {
        const close = element("button", { type: "button" }, "Close");
        close.addEventListener("click", () => $("detail").close());
        const shots = element("div", { class: "shots" }, ...entry.pictures.map(figure));
        const role = (name) => entry.pictures.find((picture) => picture.role === name);
        if (role("actual") && role("expected")) shots.append(slider(role("actual"), role("expected")));
        const facts = element("dl");
        const add = (name, value) => facts.append(element("dt", {}, name), element("dd", {}, value));
        add("Suite", entry.suite);
        for (const [name, value] of Object.entries(entry.surroundings)) add(name, value);
        if (entry.steps.length) add("Steps", entry.steps.join("; "));
        const verdicts = entry.verdicts.map((verdict) => {
          const state = verdict.passed ? "passed" : "failed";
          return element("li", { class: state }, element("span", { class: "status" }, names[state]),
            element("p", {}, verdict.text), element("code", {}, verdict.place));
        });
        $("detail").replaceChildren(
          element("div", { class: "bar" }, element("h2", { id: "detail-title" }, entry.title), close),
          element("div", { class: "body" }, shots, element("div", {},
            element("p", { class: `status ${entry.status}` }, statusOf(entry)), facts,
            element("h3", {}, "Verdicts"), element("ul", { class: "verdicts" }, ...verdicts))));
        if (!$("detail").open) $("detail").showModal();
      }

      function open(id) {
        openID = id;
        const known = details.get(id);
        if (known) return fill(known);
        waiting.set(id, fill);
        document.head.append(element("script", { src: `entries/${id}.js` }));
      }

      function step(distance) {
        const index = shown.findIndex((entry) => entry.id === openID) + distance;
        if (shown[index]) open(shown[index].id);
      }

      function move(distance) {
        const cards = [...document.querySelectorAll(".card")];
        const index = cards.indexOf(document.activeElement);
        const next = cards[index < 0 ? 0 : Math.min(Math.max(index + distance, 0), cards.length - 1)];
        if (next) next.focus();
      }

      function keys(event) {
        const isTyping = /INPUT|SELECT|TEXTAREA/.test(document.activeElement.tagName);
        if (event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
        const distance = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
        if (event.key === "/") { event.preventDefault(); return $("search").focus(); }
        if (!distance) return;
        event.preventDefault();
        if ($("detail").open) step(distance); else move(distance);
      }

      return {
        run(id) { latest = id; },
        add(entry) { entries.delete(entry.id); entries.set(entry.id, entry); },
        detail(entry) {
          details.set(entry.id, entry);
          const wanted = waiting.get(entry.id);
          waiting.delete(entry.id);
          if (wanted && openID === entry.id) wanted(entry);
        },
        start() {
          const pages = new Map([...entries.values()].map((entry) => [entry.suite, entry.page]));
          const here = document.body.dataset.suite;
          const links = [element("a", { href: "index.html" }, "All")];
          for (const [suite, file] of [...pages].sort()) links.push(element("a", { href: file }, suite));
          for (const link of links) {
            if ((here || "All") === link.textContent) link.setAttribute("aria-current", "page");
          }
          $("suites").replaceChildren(...links);
          const devices = new Set([...entries.values()].map((entry) => entry.device).filter(Boolean));
          for (const device of [...devices].sort()) {
            $("device").append(element("option", { value: device }, device));
          }
          $("filters").addEventListener("submit", (event) => event.preventDefault());
          $("filters").addEventListener("input", () => { page = 0; show(); });
          $("previous").addEventListener("click", () => { page -= 1; show(); });
          $("next").addEventListener("click", () => { page += 1; show(); });
          document.addEventListener("keydown", keys);
          show();
        },
      };
    })();

    """#
}
