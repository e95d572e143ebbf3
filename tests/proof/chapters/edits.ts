import { randomEdits } from '../../content/random-edits.ts'
import { showsItem } from '../../content/shows-item.ts'
import { openConsole } from '../../setup/console.ts'
import { consoleOrigin } from '../../setup/console-forms.ts'
import { staffSettings } from '../../setup/sample-staff.ts'
import { startBuiltApp } from '../../setup/start-built-app.ts'
import type { Proof } from '../proof.ts'

const runs = 1_000
/** Sessions of staff end by the clock, and this takes longer. */
const now = new Date('2026-11-15T06:00:00Z')

export const edits: Proof = {
  name: 'edits',
  title: 'Edits of any field',
  doing: `Writing and publishing ${runs} edits of any field in the console`,
  prove: ({ withDatabase }) =>
    withDatabase('edits', async (database) => {
      // The console answers forms from its own address alone.
      const own = { SITE_URL: consoleOrigin, DATABASE_URL: database.url, LOG_LEVEL: 'silent', LIMITS: '' }
      const settings = { ...staffSettings, ...own }
      const clock = { now: () => now }
      const server = await startBuiltApp(settings, { clock })
      const app = { ...server.app, url: server.url }
      const { ask } = await openConsole({ ...app, clock, database })
      const report = await randomEdits(
        {
          content: app.content,
          ask: (path, form) => ask(path, { role: 'owner', form }),
          isShown: (item) => showsItem(app, item),
        },
        { runs, seed: Date.now() },
      ).finally(server.stop)
      const again = await startBuiltApp(settings, { clock })
      const { status } = await fetch(again.url)
      await again.stop()
      return {
        text: `${report.published} of ${runs} edits were published and shown, ${report.refused} refused with a field and a sentence, and the site started again with all of them.`,
        faults: [...report.faults, ...(status === 200 ? [] : [`the site does not start: ${status}`])],
      }
    }),
}
