import { type BarPlot, type LinePlot, type Plot, show } from '../figures/figure.ts'
import { escapeHtml } from './escape-html.ts'

/** Plots as SVG that needs no script. Colours are classes, `part-0` to `part-7`, of paper/style.ts. */

const width = 720
const colours = 8

export function drawPlot(plot: Plot): string {
  const names = plot.kind === 'bars' ? plot.parts : plot.lines.map(({ name }) => name)
  const legend = names.length > 1 ? `<ul class="legend">${names.map(legendItem).join('')}</ul>` : ''
  const drawn = plot.kind === 'bars' ? drawBars(plot) : drawLines(plot)
  return `<figure><figcaption>${escapeHtml(plot.title)}</figcaption>${legend}${drawn}</figure>`
}

function legendItem(name: string, i: number): string {
  return `<li><svg viewBox="0 0 10 10" class="swatch" aria-hidden="true"><rect width="10" height="10" rx="2" class="part-${i % colours}"/></svg>${escapeHtml(name)}</li>`
}

function drawing(title: string, height: number, content: string): string {
  return `<div class="plot" tabindex="0"><svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeHtml(title)}">${content}</svg></div>`
}

const round = (value: number) => Math.round(value * 10) / 10
const finite = (value: number) => (Number.isFinite(value) ? value : 0)

/** A row for each, with its parts one behind the other, and a line where its bar stands. */
function drawBars({ title, unit, rows }: BarPlot): string {
  const [left, right, step, thick] = [230, 90, 28, 16]
  const sums = rows.map(({ values }) => values.reduce((all, value) => all + finite(value), 0))
  const most = Math.max(...sums, ...rows.map(({ limit = 0 }) => limit)) || 1
  const scale = (width - left - right) / most
  const content = rows.map(({ label, values, limit }, i) => {
    const y = i * step + (step - thick) / 2
    let x = left
    const parts = values.map((value, part) => {
      const length = finite(value) * scale
      const drawn = `<rect x="${round(x)}" y="${y}" width="${round(length)}" height="${thick}" class="part-${part % colours}"/>`
      x += length
      return length > 0 ? drawn : ''
    })
    const bar =
      limit === undefined
        ? ''
        : `<line x1="${round(left + limit * scale)}" x2="${round(left + limit * scale)}" y1="${y - 4}" y2="${y + thick + 4}" class="limit"/>`
    const after = Math.max(x, limit === undefined ? 0 : left + limit * scale)
    return `<text x="${left - 10}" y="${y + thick - 3}" text-anchor="end">${escapeHtml(label)}</text>${parts.join('')}${bar}<text x="${round(after + 8)}" y="${y + thick - 3}" class="value">${show(sums[i] ?? 0, unit)}</text>`
  })
  return drawing(title, rows.length * step, content.join(''))
}

/** Lines over places at equal distances; a single place is a dot in the middle. */
function drawLines({ title, unit, places, lines, limit }: LinePlot): string {
  const [left, right, top, bottom, height] = [80, 40, 14, 30, 240]
  const all = lines.flatMap(({ values }) => values.map(finite))
  const most = Math.max(...all, limit ?? 0) || 1
  const inner = { width: width - left - right, height: height - top - bottom }
  const xOf = (i: number) =>
    round(places.length < 2 ? left + inner.width / 2 : left + (i * inner.width) / (places.length - 1))
  const yOf = (value: number) => round(top + inner.height * (1 - finite(value) / most))
  const grid = [0, 0.5, 1].map((share) => {
    const y = yOf(share * most)
    return `<line x1="${left}" x2="${width - right}" y1="${y}" y2="${y}" class="grid"/><text x="${left - 8}" y="${y + 4}" text-anchor="end" class="value">${show(share * most, unit)}</text>`
  })
  const every = Math.max(1, Math.ceil(places.length / 8))
  const marks = places.map((place, i) =>
    i % every === 0
      ? `<text x="${xOf(i)}" y="${height - 8}" text-anchor="middle" class="value">${escapeHtml(place)}</text>`
      : '',
  )
  const drawn = lines.map(({ values }, part) => {
    const points = values.map((value, i) => `${xOf(i)},${yOf(value)}`)
    const dots =
      values.length > 12
        ? []
        : values.map(
            (value, i) =>
              `<circle cx="${xOf(i)}" cy="${yOf(value)}" r="3.5" class="part-${part % colours}"/>`,
          )
    return `<polyline points="${points.join(' ')}" class="line-${part % colours}"/>${dots.join('')}`
  })
  const bar =
    limit === undefined
      ? ''
      : `<line x1="${left}" x2="${width - right}" y1="${yOf(limit)}" y2="${yOf(limit)}" class="limit"/>`
  return drawing(title, height, [...grid, ...marks, bar, ...drawn].join(''))
}
