import { expect, test } from 'vitest'
import { atMost, figure } from '../figures/figure.ts'
import { drawPlot } from './plot.ts'
import { reportPage } from './report-page.ts'

const machine = { cores: 2, memory: '4 GB', node: 'v24.0.0', date: '2026-11-17T10:20:30.000Z' }
const withTwo = {
  title: 'Times & more',
  note: 'As they come.',
  figures: [figure('quick', 90, 'ms', atMost(100)), figure('slow', 110, 'ms', atMost(100))],
}

test('a line of one point is a dot in the middle, and one of none or of zeros is no error', () => {
  const plot = { kind: 'lines' as const, title: 'One', unit: 'ms' as const, places: ['100'] }
  const one = drawPlot({ ...plot, lines: [{ name: 'p50', values: [3] }] })
  expect(one).toContain('<circle cx="380" cy="14"')
  for (const values of [[], [0], [Number.NaN]])
    expect(drawPlot({ ...plot, lines: [{ name: 'p50', values }] })).not.toMatch(/NaN|Infinity/)
})

test('parts of a row stand one behind the other, and its bar where it is', () => {
  const rows = [{ label: 'home', values: [50, 50], limit: 200 }]
  const drawn = drawPlot({ kind: 'bars', title: 'Parts', unit: 'ms', parts: ['a', 'b'], rows })
  expect(drawn).toContain('<rect x="230" y="6" width="100" height="16" class="part-0"/>')
  expect(drawn).toContain('<rect x="330" y="6" width="100" height="16" class="part-1"/>')
  expect(drawn).toContain('<line x1="630" x2="630"')
})

test('the report counts what is met, missed and failed, and needs no script', () => {
  const page = reportPage({
    machine,
    quick: true,
    outcomes: [
      { name: 'times', seconds: 3, bench: withTwo, failure: null },
      { name: 'broken', seconds: 1, bench: null, failure: 'Error: <nothing> answers' },
    ],
  })
  expect(page).toContain('1 met')
  expect(page).toContain('1 missed')
  expect(page).toContain('1 benches failed')
  expect(page).toContain('Error: &lt;nothing&gt; answers')
  expect(page).toContain('Times &amp; more')
  expect(page).not.toMatch(/<script|https?:/)
})
