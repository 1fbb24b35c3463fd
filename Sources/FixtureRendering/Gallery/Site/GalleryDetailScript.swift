/// The part of a gallery's script that shows one entry in a dialog.
enum GalleryDetailScript {
  /// The text, which ``GalleryScript`` puts together.
  static let text = views + dialog

  /// The pictures of an entry: alone, side by side, below a slider, and their difference.
  private static let views = #"""
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

    """#

  /// The dialog, whose entry is the fragment of the page's address.
  private static let dialog = #"""
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

    """#
}
