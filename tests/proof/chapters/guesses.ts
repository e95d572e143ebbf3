import { startSmsSandbox } from '../../../sandbox/sms/start-sms-sandbox.ts'
import { guessRound, startGuessers } from '../guess-round.ts'
import { faultsOf, type Proof } from '../proof.ts'

const rounds = 100

export const guesses: Proof = {
  name: 'guesses',
  title: 'Guessing at codes',
  doing: `Guessing at codes, ${rounds} rounds`,
  prove: async ({ freshDatabase }) => {
    const sms = await startSmsSandbox()
    const start = Date.now()
    const guessers = await startGuessers(await freshDatabase('guesses'), sms, start)
    const guessed = await guessRound(guessers, { sms, phone: '919876543210', start, rounds })
    await guessers.stop()
    await sms.stop()
    return {
      text: `${guessed.guesses} guesses at the codes of one number, from 200 addresses over two servers, while ${guessed.codes} codes were given out: ${guessed.logins} logins, ${guessed.refused} refused.`,
      faults: faultsOf({
        'a guess logged in': guessed.logins === 0,
        'a guess was not refused': guessed.refused === guessed.guesses,
      }),
    }
  },
}
