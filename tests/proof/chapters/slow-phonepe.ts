import { faultsOf, type Proof } from '../proof.ts'
import { slowProviderRound } from '../slow-provider-round.ts'

export const slowPhonePe: Proof = {
  name: 'slow-phonepe',
  title: 'A payment provider that answers after half a minute',
  doing: 'Letting PhonePe answer after half a minute',
  prove: ({ withDatabase }) =>
    withDatabase('slow', async (database) => {
      const { buyers, told, lateOrders, confirmed, during, differences } = await slowProviderRound(database)
      return {
        text: `${buyers} people wanted to pay: ${told} were told that PhonePe does not answer, with their seats kept; PhonePe opened ${lateOrders} orders of which nobody heard. They tried again: ${confirmed} booked, once.
Meanwhile departures were read ${during.requests} times: ${during.wrong} wrong answers, p50 ${during.p50} ms, p99 ${during.p99} ms. Differences in the books: ${differences.join(' ') || 'none'}.`,
        faults: [
          ...faultsOf({
            'not all were told': told === buyers,
            'not all booked once they tried again': confirmed === buyers,
          }),
          ...differences,
        ],
      }
    }),
}
