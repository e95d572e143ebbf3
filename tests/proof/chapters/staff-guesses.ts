import { createStaffRoom } from '../../setup/staff-room.ts'
import { faultsOf, type Proof } from '../proof.ts'
import { staffGuessRound } from '../staff-guess-round.ts'

const guesses = 10_000

export const staffGuesses: Proof = {
  name: 'staff-guesses',
  title: 'Guessing at a login of staff',
  doing: `Guessing at a login of staff, ${guesses.toLocaleString('en')} times`,
  prove: ({ withDatabase }) =>
    withDatabase('staff_guesses', async ({ db }) => {
      const room = createStaffRoom(db)
      const { phone } = await room.enrol('919876500001', 'owner')
      const guessed = await staffGuessRound(room, { phone, guesses })
      return {
        text: `${guessed.guesses} guesses at the codes of one owner, from 200 addresses, while ${guessed.codes} codes were given out in ${guessed.days} days: ${guessed.passed} came to the second step.`,
        faults: faultsOf({
          'a guess passed': guessed.passed === 0,
          'too few guesses': guessed.guesses >= guesses,
          'more than 20 codes a day': guessed.codes <= 20 * guessed.days,
        }),
      }
    }),
}
