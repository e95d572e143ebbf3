import { randomEdits } from '../../content/random-edits.ts'
import { startBuiltApp } from '../../setup/start-built-app.ts'
import type { Proof } from '../proof.ts'

const runs = 1_000

export const edits: Proof = {
  name: 'edits',
  title: 'Edits of any field',
  doing: `Publishing ${runs} edits of any field`,
  prove: ({ withDatabase }) =>
    withDatabase('edits', async ({ url }) => {
      const server = await startBuiltApp({ DATABASE_URL: url, LOG_LEVEL: 'silent' })
      try {
        const { published, refused, faults } = await randomEdits(
          server.app.content,
          async ({ kind, id }) => {
            await server.app.refreshEdition()
            const path = kind === 'trip' ? `/trip/${id}` : kind === 'post' ? `/blog/${id}` : '/'
            return (await fetch(server.url + path)).status === 200
          },
          { runs, seed: Date.now() },
        )
        return {
          text: `${published} of ${runs} edits were published and shown, ${refused} refused with a field and a sentence.`,
          faults,
        }
      } finally {
        await server.stop()
      }
    }),
}
