import { type Figure, show, showBar } from '../figures/figure.ts'
import type { Outcome } from '../run-bench.ts'
import { escapeHtml } from './escape-html.ts'
import { drawPlot } from './plot.ts'
import { reportStyle } from './style.ts'

export type Report = {
  /** What a figure depends on, and nothing that tells whose machine it is. */
  machine: { cores: number; memory: string; node: string; date: string }
  quick: boolean
  outcomes: Outcome[]
}

/** One page that needs nothing beside it. */
export function reportPage(report: Report): string {
  const { machine, quick, outcomes } = report
  const facts = [
    `${machine.cores} cores`,
    `${machine.memory} of memory`,
    `Node ${machine.node}`,
    dateOf(machine.date),
  ]
  return `<!doctype html>
<html lang="en-IN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>What Kafila costs</title>
<style>${reportStyle()}</style>
<header><div class="wrap"><h1>What Kafila costs</h1>
<p>Made by npm run bench${quick ? ' -- --quick: few repetitions, so the figures swing' : ''}.</p>
<ul class="facts">${facts.map((fact) => `<li>${escapeHtml(fact)}</li>`).join('')}</ul></div></header>
<main class="wrap">
${summary(outcomes)}
${outcomes.map(chapter).join('\n')}
</main>
</html>
`
}

function dateOf(iso: string): string {
  return `${iso.slice(0, 10)}, ${iso.slice(11, 16)} UTC`
}

function summary(outcomes: Outcome[]): string {
  const held = outcomes.flatMap(({ bench }) => bench?.figures ?? []).filter(({ bar }) => bar)
  const met = held.filter((figure) => figure.met).length
  const failed = outcomes.filter(({ failure }) => failure !== null).length
  const rows = outcomes.map((outcome) => {
    const { name, bench, failure } = outcome
    const title = `<tr class="group"><th colspan="4" scope="colgroup"><a href="#${name}">${escapeHtml(bench?.title ?? name)}</a>${failure === null ? '' : ' <span class="missed">failed</span>'}</th></tr>`
    return `<tbody>${title}${(bench?.figures ?? [])
      .filter(({ bar }) => bar)
      .map(row)
      .join('')}</tbody>`
  })
  return `<section><h2>All bars</h2>
<ul class="tallies"><li><span class="met">${met} met</span></li><li><span class="${met < held.length ? 'missed' : ''}">${held.length - met} missed</span></li><li><span class="${failed > 0 ? 'missed' : ''}">${failed} benches failed</span></li></ul>
${table(rows.join(''))}</section>`
}

function chapter({ name, seconds, bench, failure }: Outcome): string {
  const content = bench
    ? `<p class="note">${escapeHtml(bench.note)} It took ${Math.round(seconds)} s.</p>${table(`<tbody>${bench.figures.map(row).join('')}</tbody>`)}${(bench.plots ?? []).map(drawPlot).join('')}`
    : `<p class="note">It failed after ${Math.round(seconds)} s, and these are its last words.</p><pre class="failure">${escapeHtml(failure ?? '')}</pre>`
  return `<section id="${name}"><h2>${escapeHtml(bench?.title ?? name)}</h2>${content}</section>`
}

function table(content: string): string {
  return `<div class="table" tabindex="0" role="region" aria-label="Figures"><table><thead><tr><th scope="col">Figure</th><th scope="col" class="number">Value</th><th scope="col" class="bar">Bar</th><th scope="col" class="verdict">Met</th></tr></thead>${content}</table></div>`
}

function row({ name, value, unit, bar, met }: Figure): string {
  const verdict =
    met === null ? '' : `<span class="${met ? 'met' : 'missed'}">${met ? '✓ met' : '✗ missed'}</span>`
  return `<tr><th scope="row">${escapeHtml(name)}</th><td class="number">${show(value, unit)}</td><td class="bar">${bar ? showBar(bar, unit) : ''}</td><td class="verdict">${verdict}</td></tr>`
}
