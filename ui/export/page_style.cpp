#include "ui/export/page_sections.h"

namespace tilescope
{

QByteArray pageStyle()
{
    return R"(
:root { color-scheme: light dark; --ground: #ffffff; --raised: #f4f5f7; --text: #1c1f24; --muted: #5a6270;
        --line: #d5d9df; --accent: #0b62c4; --error: #b3261e; --warning: #8a5300; --found: #fff1d6; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #17191d; --raised: #20242a; --text: #e6e8ec; --muted: #a2abb8; --line: #3a4049; --accent: #7db4ff;
          --error: #ff8f87; --warning: #f0b95a; --found: #423312; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 2rem 1.5rem 4rem; max-width: 72rem; background: var(--ground); color: var(--text);
       font: 15px/1.5 system-ui, sans-serif; }
h1 { margin: 0 0 .25rem; font-size: 1.9rem; line-height: 1.2; }
h2 { margin: 2.5rem 0 .75rem; padding-top: .75rem; border-top: 1px solid var(--line); font-size: 1.25rem; }
h3 { margin: 1.25rem 0 .5rem; font-size: 1rem; }
p { margin: .5rem 0; max-width: 60rem; }
.muted, figcaption, .origin { color: var(--muted); }
.remark { padding: .5rem .75rem; border-left: 3px solid var(--warning); background: var(--raised); }
.missing { color: var(--muted); font-style: italic; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .25rem .9rem .25rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
thead th { color: var(--muted); font-weight: 600; }
tbody th { font-weight: 500; }
.figures td { text-align: right; white-space: nowrap; }
.figures thead th { text-align: right; }
.figures thead th:first-child { text-align: left; }
.times td:nth-child(2) { white-space: nowrap; }
.counters { margin: .75rem 0 1.25rem; width: 100%; max-width: 46rem; table-layout: fixed; }
.counters th:first-child { width: 45%; }
.wide { overflow-x: auto; }
.pictures { display: flex; flex-wrap: wrap; gap: 1.25rem; }
.pictures figure { flex: 1 1 20rem; }
figure { margin: 0; break-inside: avoid; }
img { display: block; max-width: 100%; border: 1px solid var(--line); }
figcaption { margin-top: .35rem; font-size: .87rem; }
.chart { margin: 1rem 0; padding: .75rem; border: 1px solid var(--line); background: #ffffff; }
.chart svg { display: block; width: 100%; height: auto; }
code, pre, .code { font-family: ui-monospace, monospace; font-size: .85rem; }
pre { margin: .5rem 0; padding: .75rem; overflow-x: auto; background: var(--raised); white-space: pre-wrap;
      overflow-wrap: anywhere; }
.code { margin: .5rem 0; padding: .5rem 0 .5rem 4rem; overflow-x: auto; background: var(--raised); }
.code li { white-space: pre-wrap; tab-size: 4; line-height: 1.4; }
.code li::marker { color: var(--muted); }
.code .found { background: var(--found); }
.player { padding: .75rem; border: 1px solid var(--line); border-radius: 4px; }
.player-bar { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; }
.player-bar input { flex: 1 1 12rem; accent-color: var(--accent); }
.player-bar button { min-width: 2.5rem; padding: .3rem .6rem; border: 1px solid var(--line); border-radius: 4px;
                     background: var(--raised); color: var(--text); font: inherit; }
.player-sentence { min-height: 3em; }
.player-views { display: flex; flex-wrap: wrap; gap: 2rem; }
.severity-error { color: var(--error); }
.severity-warning { color: var(--warning); }
a { color: var(--accent); }
@media print {
  :root { color-scheme: light; --ground: #ffffff; --raised: #f4f5f7; --text: #000000; --muted: #444444;
          --line: #bbbbbb; --accent: #000000; --error: #8c1d17; --warning: #6b4000; --found: #fff1d6; }
  body { max-width: none; padding: 0; font-size: 10pt; }
  h2, h3 { break-after: avoid; }
  .pictures figure { flex: 1 1 30%; }
  tr, figure, .chart { break-inside: avoid; }
  .player { display: none; }
  .wide, pre, .code { overflow: visible; }
  .figures td { white-space: normal; }
}
)";
}

} // namespace tilescope
