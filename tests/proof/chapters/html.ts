import { htmlRound } from '../html-round.ts'
import type { Proof } from '../proof.ts'

export const html: Proof = {
  name: 'html',
  title: 'HTML',
  doing: 'Checking the HTML of every template',
  prove: ({ withDatabase }) =>
    withDatabase('html', async (database) => {
      const markup = await htmlRound(database)
      if (!markup)
        return { text: 'Left out: the Nu HTML checker needs Java, and there is none here.', faults: [] }
      const { pages, findings, accepted } = markup
      return {
        text: `The Nu HTML checker read ${pages} pages, at least one of each template. Findings: ${findings.length === 0 ? 'none' : `\n- ${findings.join('\n- ')}`}
Accepted: ${accepted.join('; ') || 'nothing'}.`,
        faults: findings,
      }
    }),
}
