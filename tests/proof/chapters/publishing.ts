import { faultsOf, type Proof } from '../proof.ts'
import { type PublishReport, publishRound } from '../publish-round.ts'

const options = { times: 12, connections: 200, rest: 1_000 }
/** Bars, in milliseconds: until both servers show it everywhere, and what 99 of 100 readers waited at most. */
const [longestUntilShown, slowestAnswer] = [5_000, 100]

export const publishing: Proof = {
  name: 'publishing',
  title: 'Many read while it is published',
  doing: `Publishing ${options.times} times under ${options.connections} connections`,
  prove: ({ withDatabase }) =>
    withDatabase('publishing', async (database) => {
      const report = await publishRound(database, options)
      return { text: tell(report), faults: findFaults(report) }
    }),
}

function tell({ published, shown, read, compared, mixed }: PublishReport): string {
  const answers = read.reduce((sum, { requests }) => sum + requests, 0)
  const slowest = read.map(({ p50, p99 }) => `${p50} and ${p99}`).join(', ')
  return `${published} versions of a trip and of a page were published, one after the other, while ${options.connections} connections read two servers, each a page every ${options.rest / 1000} s: ${answers} answers, ${wrongOf(read)} of them wrong; half were there after, and 99 of 100 within (milliseconds, by server): ${slowest}. Page, card, results, share picture and sitemap of both showed it after ${(Math.max(...shown) / 1000).toFixed(1)} s at most. ${compared.old} times page, structured data and API were read of the edition before and ${compared.new} times of the one after: ${mixed.length} answers were of both.`
}

const wrongOf = (read: PublishReport['read']) => read.reduce((sum, { wrong }) => sum + wrong, 0)

function findFaults({ shown, read, compared, mixed }: PublishReport): string[] {
  return [
    ...faultsOf({
      'what is published was shown too late': Math.max(...shown) <= longestUntilShown,
      'somebody was answered wrongly': wrongOf(read) === 0,
      'readers waited too long': Math.max(...read.map(({ p99 }) => p99)) <= slowestAnswer,
      'nothing was compared': Math.min(compared.old, compared.new) > 0,
    }),
    ...mixed,
  ]
}
