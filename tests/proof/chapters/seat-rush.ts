import { faultsOf, type Proof } from '../proof.ts'
import { seatRushRound } from '../seat-rush-round.ts'

const buyers = 300

export const seatRush: Proof = {
  name: 'seat-rush',
  title: 'A rush for seats',
  doing: `${buyers} buyers at once for twelve seats`,
  prove: ({ withDatabase }) =>
    withDatabase('rush', async (database) => {
      const { seats, started, refused, others, confirmed, most, ...rush } = await seatRushRound(
        database,
        buyers,
      )
      return {
        text: `${buyers} buyers at once over two processes, in three packages, for ${seats} seats: ${started} could pay, ${refused} were told that it is sold out, ${others.length} heard anything else (${rush.seconds.toFixed(1)} s).
At most ${most} seats were held and sold at once; ${confirmed} were confirmed. Differences in the books: ${rush.differences.join(' ') || 'none'}.`,
        faults: [
          ...faultsOf({
            'not as many as there are seats could pay': started === seats,
            'not as many as there are seats were confirmed': confirmed === seats,
            'more or fewer seats were taken at once than there are': most === seats,
          }),
          ...others,
          ...rush.differences,
        ],
      }
    }),
}
