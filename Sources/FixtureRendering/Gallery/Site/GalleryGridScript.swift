/// The part of a gallery's script that shows the grid, with at most 54 pictures in the document.
enum GalleryGridScript {
  /// The text, which ``GalleryScript`` puts together. Six more pictures are left for the dialog.
  static let text = #"""
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

    """#
}
