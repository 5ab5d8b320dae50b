// Steps through tracedBlock, which the page writes before this script. A state is computed from the steps before it, so
// that every position of the slider shows the same as playing up to it.
(function () {
  "use strict";
  const block = tracedBlock, steps = block.steps, root = document.getElementById("player");
  if (!root || steps.length === 0) return;
  const lanes = 32;
  let now = 0, timer = null;

  function expanded(runs) {
    const elements = new Set();
    for (let i = 0; i + 1 < (runs || []).length; i += 2)
      for (let k = 0; k < runs[i + 1]; ++k) elements.add(runs[i] + k);
    return elements;
  }
  for (const step of steps) {
    step.stores = expanded(step.stores);
    step.loads = expanded(step.loads);
  }

  function make(tag, parent, text, name) {
    const element = document.createElement(tag);
    if (text) element.textContent = text;
    if (name) element.className = name;
    if (parent) parent.appendChild(element);
    return element;
  }

  root.textContent = "";
  root.tabIndex = 0;
  const bar = make("div", root, "", "player-bar");
  function button(text, title, action) {
    const made = make("button", bar, text);
    made.type = "button";
    made.title = title;
    made.setAttribute("aria-label", title);
    made.addEventListener("click", action);
    return made;
  }
  button("|◀", "To the first step (Home)", () => go(0));
  button("◀", "One step back (←)", () => go(now - 1));
  const play = button("▶ Play", "Play or halt (Space)", toggle);
  button("▶", "One step on (→)", () => go(now + 1));
  const slider = make("input", bar);
  slider.type = "range";
  slider.min = 0;
  slider.max = steps.length - 1;
  slider.setAttribute("aria-label", "Step");
  slider.addEventListener("input", () => go(Number(slider.value)));
  const place = make("span", bar, "", "muted");

  const sentence = make("p", root, "", "player-sentence");
  sentence.setAttribute("aria-live", "polite");
  const code = make("pre", root);
  const views = make("div", root, "", "player-views");
  const warpView = make("figure", views);
  const warpCanvas = make("canvas", warpView);
  make("figcaption", warpView, "Warps (rows) and their lanes; blue: active now", "muted");
  const tileView = make("figure", views);
  const tileCanvas = make("canvas", tileView);
  make("figcaption", tileView, (block.isTile ? "The tile in shared memory" : "Shared memory, a row of 32 banks each line") +
    "; blue: filled, orange: stored now, green: read now", "muted");
  tileView.hidden = block.width === 0;

  function colours() {
    const dark = window.matchMedia("(prefers-color-scheme: dark)").matches;
    return dark ? { empty: "#2b2f36", filled: "#2f5f96", store: "#ffb020", load: "#4cc38a", lane: "#58a6ff" }
                : { empty: "#e3e6ea", filled: "#9cc3ee", store: "#e08a00", load: "#1f9d61", lane: "#0b62c4" };
  }

  function cells(canvas, columns, rows, side, colourOf) {
    const ratio = window.devicePixelRatio || 1;
    canvas.width = columns * side * ratio;
    canvas.height = rows * side * ratio;
    canvas.style.width = columns * side + "px";
    canvas.style.height = rows * side + "px";
    const context = canvas.getContext("2d");
    context.scale(ratio, ratio);
    for (let row = 0; row < rows; ++row)
      for (let column = 0; column < columns; ++column) {
        context.fillStyle = colourOf(column, row);
        context.fillRect(column * side, row * side, side - 1, side - 1);
      }
  }

  function show() {
    const step = steps[now], palette = colours();
    const filled = new Set();
    for (let i = 0; i < now; ++i) for (const element of steps[i].stores) filled.add(element);
    const stores = step.stores, loads = step.loads;
    const warpSide = Math.max(5, Math.min(12, Math.floor(240 / block.warps)));
    cells(warpCanvas, lanes, block.warps, warpSide, (lane, warp) =>
      (step.releases ? (step.mask >>> warp) & 1 : warp === step.warp && (step.mask >>> lane) & 1) ? palette.lane
                                                                                                   : palette.empty);
    if (block.width > 0) {
      const side = Math.max(4, Math.min(14, Math.floor(360 / Math.max(block.width, block.height))));
      cells(tileCanvas, block.width, block.height, side, (x, y) => {
        const element = y * block.width + x;
        return stores.has(element) ? palette.store : loads.has(element) ? palette.load
             : filled.has(element) ? palette.filled : palette.empty;
      });
    }
    sentence.textContent = block.texts[step.text];
    code.textContent = block.texts[step.code] ? step.line + "  " + block.texts[step.code] : "\u00a0";
    place.textContent = "step " + (now + 1) + " of " + steps.length;
    slider.value = now;
  }

  function go(to) {
    now = Math.max(0, Math.min(steps.length - 1, to));
    show();
  }

  function halt() {
    clearInterval(timer);
    timer = null;
    play.textContent = "▶ Play";
  }

  function toggle() {
    if (timer) return halt();
    if (now === steps.length - 1) go(0);
    play.textContent = "⏸ Halt";
    timer = setInterval(() => {
      go(now + 1);
      if (now === steps.length - 1) halt();
    }, 150);
  }

  root.addEventListener("keydown", (event) => {
    const keys = { ArrowLeft: () => go(now - 1), ArrowRight: () => go(now + 1), Home: () => go(0),
                   End: () => go(steps.length - 1), " ": toggle };
    if (event.target.tagName === "BUTTON" && event.key === " ") return; // it is pressed
    if (!keys[event.key] || event.target === slider) return;
    event.preventDefault();
    keys[event.key]();
  });
  window.matchMedia("(prefers-color-scheme: dark)").addEventListener("change", show);
  show();
})();
