/// The style sheet of a gallery's pages.
enum GalleryStyle {
  /// The text of the file `gallery.css`.
  static let text = colors + page + cards + detail

  private static let colors = """
    :root {
      color-scheme: light dark;
      --ground: #ffffff; --raised: #ffffff; --soft: #f4f4f6; --line: #dcdce1; --control: #85858b;
      --ink: #1c1c1e; --dim: #5c5c63; --link: #0a5bb8; --accent: #0a5bb8; --on-accent: #ffffff;
      --failed: #b3101f; --failed-soft: #fdeced; --passed: #17692f; --passed-soft: #e9f6ec;
      --other: #6a4b00; --other-soft: #fbf2dc; --checks: #ececf0;
      --shadow: 0 1px 2px rgb(0 0 0 / 0.06), 0 4px 14px rgb(0 0 0 / 0.05);
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #111113; --raised: #1b1b1e; --soft: #232327; --line: #35353a; --control: #85858d;
        --ink: #f3f3f5; --dim: #aeaeb6; --link: #76b5ff; --accent: #76b5ff; --on-accent: #0b1a2b;
        --failed: #ff9a94; --failed-soft: #3a1a1c; --passed: #80d99a; --passed-soft: #14301d;
        --other: #f2cb6c; --other-soft: #352a10; --checks: #2a2a2f;
        --shadow: 0 1px 2px rgb(0 0 0 / 0.5), 0 4px 14px rgb(0 0 0 / 0.35);
      }
    }

    """

  private static let page = """
    * { box-sizing: border-box; }
    html { scroll-padding-top: 160px; -webkit-text-size-adjust: 100%; }
    body {
      margin: 0; color: var(--ink); background: var(--ground);
      font: 15px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
      display: grid; grid-template-columns: 248px minmax(0, 1fr); grid-template-rows: auto 1fr auto;
      grid-template-areas: "top main" "nav main" "foot foot"; min-height: 100vh;
    }
    a { color: var(--link); }
    [hidden] { display: none !important; }
    .unseen {
      position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden;
      clip-path: inset(50%); white-space: nowrap;
    }
    .skip { position: absolute; left: 12px; top: -80px; z-index: 3; padding: 10px 16px;
      border-radius: 10px; background: var(--accent); color: var(--on-accent); }
    .skip:focus { top: 12px; }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
    input, select, button { font: inherit; color: inherit; }
    button, select, input[type=search] {
      min-height: 36px; padding: 6px 12px; border: 1px solid var(--control); border-radius: 9px;
      background: var(--raised);
    }
    button { cursor: pointer; }
    button:hover:enabled { background: var(--soft); }
    button:disabled { opacity: 0.45; cursor: default; }
    .top { grid-area: top; padding: 28px 20px 12px 28px; }
    .top h1 { margin: 0 0 4px; font-size: 26px; line-height: 1.15; letter-spacing: -0.015em;
      overflow-wrap: anywhere; }
    .top p { margin: 0; color: var(--dim); font-size: 14px; }
    #suites { grid-area: nav; padding: 8px 12px 24px 16px; position: sticky; top: 0; align-self: start;
      max-height: 100vh; overflow-y: auto; }
    #suites ul { list-style: none; margin: 0; padding: 0; }
    #suites a { display: flex; justify-content: space-between; gap: 10px; padding: 6px 12px;
      border-radius: 8px; color: var(--ink); text-decoration: none; font-size: 14px; }
    #suites a:hover { background: var(--soft); }
    #suites a[aria-current] { background: var(--soft); font-weight: 600; }
    #suites .name { overflow-wrap: anywhere; }
    #suites .number { color: var(--dim); font-variant-numeric: tabular-nums; white-space: nowrap; }
    #suites .number.failed { color: var(--failed); font-weight: 600; }
    main { grid-area: main; padding: 0 28px 40px 12px; min-width: 0; }
    search { display: block; position: sticky; top: 0; z-index: 2; margin: 0 -16px;
      padding: 20px 16px 12px; background: var(--ground); border-bottom: 1px solid var(--line); }
    form { display: grid; gap: 12px; }
    .find { display: block; }
    #search { width: 100%; min-height: 42px; font-size: 16px; padding: 8px 14px; }
    fieldset { border: 0; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: 8px; min-width: 0; }
    .chip { position: relative; display: inline-flex; }
    .chip input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0;
      cursor: pointer; }
    .chip span.face { display: inline-flex; align-items: center; gap: 7px; min-height: 34px;
      padding: 4px 13px; border: 1px solid var(--control); border-radius: 17px; font-size: 14px; }
    .chip b { font-weight: 400; color: var(--dim); font-variant-numeric: tabular-nums; }
    .chip input:checked + .face { background: var(--accent); border-color: var(--accent);
      color: var(--on-accent); font-weight: 600; }
    .chip input:checked + .face b { color: inherit; }
    .chip input:checked + .face .mark { color: inherit; }
    .chip input:focus-visible + .face { outline: 3px solid var(--accent); outline-offset: 2px; }
    #choices { display: flex; flex-wrap: wrap; gap: 8px 16px; }
    #choices:empty { display: none; }
    #choices label { display: inline-flex; align-items: center; gap: 8px; font-size: 14px;
      color: var(--dim); }
    #choices select { color: var(--ink); max-width: 220px; }
    #count { margin: 14px 0; color: var(--dim); font-size: 14px; }
    #empty { padding: 64px 20px; text-align: center; color: var(--dim); border-radius: 14px;
      border: 1px dashed var(--control); }
    footer { grid-area: foot; padding: 14px 28px 28px; color: var(--dim); font-size: 13px; }
    kbd { font: inherit; padding: 1px 6px; border: 1px solid var(--control); border-radius: 5px;
      background: var(--soft); color: var(--ink); }
    @media (max-width: 860px) {
      body { grid-template-columns: minmax(0, 1fr); grid-template-rows: auto auto 1fr auto;
        grid-template-areas: "top" "nav" "main" "foot"; }
      .top { padding: 20px 16px 8px; }
      #suites { position: static; padding: 0 8px; max-height: 132px; }
      #suites ul { display: flex; flex-wrap: wrap; }
      main { padding: 0 16px 32px; }
      search { position: static; padding-top: 12px; }
      html { scroll-padding-top: 12px; }
      #choices { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); }
      #choices label { display: grid; gap: 4px; }
      #choices select { width: 100%; max-width: none; }
      footer { padding: 12px 16px 24px; }
    }
    @media (max-height: 560px) { search { position: static; } html { scroll-padding-top: 12px; } }

    """

  private static let cards = """
    #cards { position: relative; list-style: none; margin: 0; padding: 0; }
    #cards li { position: absolute; left: 0; top: 0; }
    .card { display: flex; flex-direction: column; width: 100%; height: 100%; overflow: hidden;
      border: 1px solid var(--line); border-radius: 14px; background: var(--raised);
      color: var(--ink); text-decoration: none; box-shadow: var(--shadow); }
    .card:hover { border-color: var(--control); }
    .card .frame { flex: 1 1 0; min-height: 0; display: grid; place-items: center; padding: 12px;
      background: var(--checks); color: var(--dim); font-size: 13px; }
    .card img { display: block; width: 100%; height: 100%; object-fit: contain; min-height: 0; }
    .card .words { flex: none; height: 130px; padding: 10px 14px 12px; overflow: hidden;
      border-top: 1px solid var(--line); }
    .card .title { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2;
      overflow: hidden; margin-top: 4px; font-weight: 600; line-height: 1.3; overflow-wrap: anywhere; }
    .card .about { display: block; margin-top: 3px; font-size: 13px; color: var(--dim);
      white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
    .status { display: inline-flex; align-items: center; gap: 6px; font-size: 13px; font-weight: 600; }
    .mark { width: 14px; height: 14px; flex: none; }
    .status.failed, .mark.failed { color: var(--failed); }
    .status.passed, .mark.passed { color: var(--passed); }
    .status.running, .status.recorded, .mark.running, .mark.recorded { color: var(--other); }
    .status.shown, .mark.shown, .status.old, .mark.old { color: var(--dim); }
    .card.failed { border-color: var(--failed); box-shadow: inset 0 0 0 1px var(--failed), var(--shadow); }
    .card .old { font-weight: 400; }

    """

  private static let detail = """
    dialog { width: min(1240px, calc(100vw - 32px)); max-width: none; height: calc(100vh - 48px);
      max-height: none; padding: 0; border: 1px solid var(--line); border-radius: 18px;
      color: var(--ink); background: var(--ground); overflow: hidden; }
    dialog[open] { display: grid; grid-template-rows: auto minmax(0, 1fr); }
    dialog::backdrop { background: rgb(0 0 0 / 0.55); }
    .bar { display: flex; align-items: center; gap: 8px; padding: 14px 20px;
      border-bottom: 1px solid var(--line); }
    .bar h2 { flex: 1; margin: 0; min-width: 0; font-size: 18px; line-height: 1.3;
      overflow-wrap: anywhere; display: -webkit-box; -webkit-box-orient: vertical;
      -webkit-line-clamp: 3; overflow: hidden; }
    .bar .status { padding-right: 10px; }
    .body { display: grid; grid-template-columns: minmax(0, 1.5fr) minmax(300px, 1fr);
      min-height: 0; overflow: hidden; }
    .stage { background: var(--checks); padding: 20px; overflow: auto; min-width: 0; }
    .stage fieldset { justify-content: center; margin-bottom: 18px; }
    .stage .view { display: flex; flex-wrap: wrap; gap: 20px; justify-content: center; }
    .stage > p { margin: 18vh auto; max-width: 36ch; text-align: center; color: var(--dim); }
    figure { margin: 0; max-width: 100%; min-width: 0; }
    figure > img, .pile { display: block; max-width: 100%; height: auto;
      box-shadow: 0 0 0 1px var(--line), var(--shadow); background: #ffffff; }
    figcaption { margin-top: 8px; font-size: 13px; color: var(--dim); text-align: center; }
    .pile { position: relative; overflow: hidden; isolation: isolate; }
    .pile img { position: absolute; left: 0; top: 0; display: block; }
    .pile.blend img + img { mix-blend-mode: difference; }
    .pile input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0;
      cursor: ew-resize; z-index: 1; }
    .pile .handle { position: absolute; top: 0; bottom: 0; width: 4px; margin-left: -2px;
      background: #0a5bb8; box-shadow: 0 0 0 1px #ffffff; pointer-events: none; }
    .pile .handle::after { content: ""; position: absolute; left: 50%; top: 50%; width: 28px; height: 28px;
      margin: -14px; border-radius: 50%; background: inherit; box-shadow: inherit; }
    .pile input:focus-visible ~ .handle { outline: 3px solid #0a5bb8; outline-offset: 3px; }
    .ends { display: flex; justify-content: space-between; gap: 16px; }
    .facts { padding: 20px 24px 32px; overflow-y: auto; border-left: 1px solid var(--line); }
    .facts h3 { margin: 0 0 10px; font-size: 15px; }
    .facts h3 ~ h3 { margin-top: 26px; }
    dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 5px 18px; margin: 0;
      font-size: 14px; }
    dt { color: var(--dim); } dd { margin: 0; overflow-wrap: anywhere; }
    .verdicts { list-style: none; margin: 0; padding: 0; display: grid; gap: 12px; }
    .verdicts > li { padding: 10px 14px; border-radius: 10px; background: var(--soft);
      border-left: 4px solid var(--control); font-size: 14px; }
    .verdicts > li.failed { background: var(--failed-soft); border-color: var(--failed); }
    .verdicts > li.passed { background: var(--passed-soft); border-color: var(--passed); }
    .verdicts p { margin: 4px 0; white-space: pre-wrap; overflow-wrap: anywhere; }
    .verdicts code, pre { font: 12.5px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
      overflow-wrap: anywhere; }
    .verdicts code { color: var(--dim); }
    .verdicts details { margin-top: 6px; }
    summary { cursor: pointer; color: var(--link); width: fit-content; }
    pre { margin: 6px 0 0; white-space: pre-wrap; }
    @media (max-width: 860px) {
      dialog { width: 100vw; height: 100vh; height: 100dvh; margin: 0; border: 0; border-radius: 0; }
      .bar { flex-wrap: wrap; padding: 12px 16px; }
      .bar h2 { flex-basis: 100%; order: -1; }
      .body { display: block; overflow-y: auto; }
      .facts { border-left: 0; border-top: 1px solid var(--line); overflow: visible; }
    }
    @media (forced-colors: active) {
      .chip input:checked + .face { border-width: 3px; }
      .pile .handle { background: Highlight; }
    }

    """
}
