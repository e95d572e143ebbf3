import { expect, test } from 'vitest'
import { textRuns } from './text-runs.ts'

test.each([
  ['Plain words.', ['Plain words.']],
  ['See [terms](/terms).', ['See ', { text: 'terms', to: '/terms' }, '.']],
  [
    '[Call](tel:+911) or [write](mailto:a@b.example)',
    [{ text: 'Call', to: 'tel:+911' }, ' or ', { text: 'write', to: 'mailto:a@b.example' }],
  ],
  ['[brackets] (alone)', ['[brackets] (alone)']],
])('%s', (text, runs) => {
  expect(textRuns(text)).toEqual(runs)
})
