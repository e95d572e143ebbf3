import { faultsOf, type Proof } from '../proof.ts'
import { describeSaving, savingRound } from '../saving-round.ts'

const numbers = { bookings: 100_000, kills: 20, killedBookings: 10_000 }
/** In seconds. */
const longestBackup = 60

export const saving: Proof = {
  name: 'saving',
  title: 'Saving',
  doing: `Saving and restoring ${numbers.bookings} bookings, and killing both ${numbers.kills} times`,
  prove: async ({ addressOf }) => {
    const saved = await savingRound(addressOf, numbers)
    const { backups, restores } = saved.killed
    return {
      text: describeSaving(saved, longestBackup),
      faults: [
        ...faultsOf({
          'the backup took too long': saved.seconds.backup <= longestBackup,
          'pages were answered wrongly beside it': saved.beside.wrong === 0,
        }),
        ...saved.torn,
        ...saved.compared.different,
        ...backups.halves,
        ...restores.halves,
      ],
    }
  },
}
