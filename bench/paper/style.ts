import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/run.mjs'

/** The colours of a plot's parts, by their names in app/styles/tokens.css. */
const parts = ['indigo', 'madder', 'marigold', 'peacock', 'leaf', 'lavender', 'ink-3', 'dusk']

/** The house's own colours: those of app/styles/tokens.css. */
function readColours(): string {
  const tokens = readFileSync(join(root, 'app/styles/tokens.css'), 'utf8')
  return [...tokens.matchAll(/--color-[\w-]+: (?:#|oklch)[^;]+;/g)].map(([declared]) => declared).join('')
}

export function reportStyle(): string {
  const fills = parts.map(
    (name, i) => `.part-${i}{fill:var(--color-${name})}.line-${i}{stroke:var(--color-${name})}`,
  )
  return `:root{${readColours()}}${fills.join('')}${rules}`
}

const rules = `
*{box-sizing:border-box}
body{margin:0;background:var(--color-paper);color:var(--color-ink);font:1rem/1.5 Anek,system-ui,sans-serif}
header{background:var(--color-indigo-deep);color:var(--color-cream);padding:3rem 0 2.5rem;border-bottom:4px solid var(--color-marigold)}
header p{margin:.5rem 0 0;color:var(--color-lavender)}
.wrap{width:min(1100px,100% - 2rem);margin-inline:auto}
h1,h2{font-family:"Rozha One",Georgia,serif;font-weight:400;line-height:1.1;margin:0}
h1{font-size:clamp(2rem,1.5rem + 2vw,3rem)}
h2{font-size:1.625rem}
h2 a{color:inherit;text-decoration:none}
section{background:var(--color-surface);border:1px solid var(--color-line);border-radius:14px;padding:clamp(1rem,3vw,2rem);margin:1.5rem 0}
.note{color:var(--color-ink-2);margin:.5rem 0 1rem;max-width:48em}
.facts{display:flex;flex-wrap:wrap;gap:.5rem 2rem;margin:1.25rem 0 0;padding:0;list-style:none}
.tallies{display:flex;flex-wrap:wrap;gap:.5rem;margin:1rem 0 1.25rem;padding:0;list-style:none}
.tallies li{border-radius:999px;padding:.375rem 1rem;background:var(--color-paper-2)}
.table{overflow-x:auto}
table{border-collapse:collapse;width:100%;table-layout:fixed;font-variant-numeric:tabular-nums}
th,td{text-align:left;padding:.4rem .75rem .4rem 0;border-top:1px solid var(--color-line);vertical-align:top}
thead th{border-top:0;color:var(--color-ink-2);font-weight:560;font-size:.875rem}
tbody th{font-weight:400}
tbody tr.group th{font-weight:640;padding-top:1rem}
tbody tr.group a{color:var(--color-indigo-2)}
.number{text-align:right;width:17%}
.bar{color:var(--color-ink-2);width:23%;padding-left:1.5rem}
.verdict{width:13%}
@media (max-width:640px){table{font-size:.875rem}th,td{padding-right:.25rem}.number{width:22%}.bar{width:24%;padding-left:.25rem}.verdict{width:23%}}
.met{color:var(--color-leaf);font-weight:560}
.missed{color:var(--color-alert);font-weight:640}
.failure{white-space:pre-wrap;overflow-x:auto;background:var(--color-alert-tint);border-radius:8px;padding:1rem;font-size:.875rem}
figure{margin:1.75rem 0 0}
figcaption{font-weight:560;margin-bottom:.5rem}
.plot{overflow-x:auto}
.plot svg{display:block;width:100%;min-width:560px;max-width:900px;height:auto}
.plot text{font-size:13px;fill:var(--color-ink)}
.plot text.value{fill:var(--color-ink-2)}
polyline{fill:none;stroke-width:2.5}
.grid{stroke:var(--color-line)}
.limit{stroke:var(--color-alert);stroke-width:2;stroke-dasharray:3 2}
.legend{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;margin:0 0 .75rem;padding:0;list-style:none;font-size:.875rem}
.swatch{width:.75rem;height:.75rem;margin-right:.4rem;vertical-align:-1px}
`
