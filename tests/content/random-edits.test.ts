import { expect, test } from 'vitest'
import { startTestApp } from '../setup/app.ts'
import { randomEdits } from './random-edits.ts'

test('an edit of any field is refused with a field and a sentence, or published and shown', async () => {
  const app = await startTestApp()
  const report = await randomEdits(
    app.content,
    async ({ kind, id }) => {
      await app.refreshEdition()
      const path = kind === 'trip' ? `/trip/${id}` : kind === 'post' ? `/blog/${id}` : '/'
      return (await fetch(app.url + path)).status === 200
    },
    { runs: 12, seed: 47 },
  )
  expect(report.faults).toEqual([])
  expect(report.refused).toBeGreaterThan(0)
  expect(report.published).toBeGreaterThan(0)
}, 180_000)
