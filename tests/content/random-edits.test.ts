import { expect, test } from 'vitest'
import { startConsole } from '../setup/console.ts'
import { randomEdits } from './random-edits.ts'
import { showsItem } from './shows-item.ts'

test('an edit of any field is refused with a field and a sentence, or published and shown', async () => {
  const { app, ask } = await startConsole()
  const report = await randomEdits(
    {
      content: app.content,
      ask: (path, form) => ask(path, { role: 'owner', form }),
      isShown: (item) => showsItem(app, item),
    },
    { runs: 12, seed: 47 },
  )
  expect(report.faults).toEqual([])
  expect(report.refused).toBeGreaterThan(0)
  expect(report.published).toBeGreaterThan(0)
}, 180_000)
