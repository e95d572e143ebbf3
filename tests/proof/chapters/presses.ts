import { deadRound } from '../dead-round.ts'
import type { Proof } from '../proof.ts'

/** `routes`: so many pages of the sitemap, spread over it; all unless told otherwise. */
export const presses = (routes: number | undefined): Proof => ({
  name: 'presses',
  title: 'Nothing dead',
  doing: 'Pressing everything on every page',
  prove: ({ withDatabase }) =>
    withDatabase('presses', async (database) => {
      const pressed = await deadRound(database, routes)
      return {
        text: `On ${pressed.routes} pages of the sitemap, at 390 and 1440 px, ${pressed.presses} buttons, tabs and other controls were pressed. Unanswered: ${pressed.dead.length === 0 ? 'none' : `\n- ${pressed.dead.join('\n- ')}`}`,
        faults: pressed.dead,
      }
    }),
})
