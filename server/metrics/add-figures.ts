import { Gauge, type Registry } from 'prom-client'
import type { Figures } from './figures-store.ts'
import type { Watched } from './watch-figures.ts'

type Value = { labels?: Record<string, string>; value: number }
type Row = { name: string; help: string; labels?: string[]; values: (figures: Figures) => Value[] }

const one = (value: number): Value[] => [{ value }]

/** What the database tells: the same in every process, so take the largest and never the sum. */
const rows: Row[] = [
  {
    name: 'kafila_mail_oldest_unsent_seconds',
    help: 'Age of the oldest mail that is neither sent nor given up.',
    values: ({ oldestMail }) => one(oldestMail),
  },
  {
    name: 'kafila_mails_unsent',
    help: 'Mails that are neither sent nor given up.',
    values: ({ mailsUnsent }) => one(mailsUnsent),
  },
  {
    name: 'kafila_payment_oldest_open_seconds',
    help: 'Age of the oldest order of which nobody knows yet whether it is paid.',
    values: ({ oldestPayment }) => one(oldestPayment),
  },
  {
    name: 'kafila_jobs_given_up',
    help: 'Jobs that were given up and wait for the operator.',
    // Not `job`, which is Prometheus' own name for what it reads.
    labels: ['task'],
    values: ({ givenUp }) => Object.entries(givenUp).map(([task, value]) => ({ labels: { task }, value })),
  },
  {
    name: 'kafila_books_differences',
    help: 'Differences that the last comparison of the books has found.',
    values: ({ books }) => (books ? one(books.differences) : []),
  },
  {
    name: 'kafila_books_compared_timestamp_seconds',
    help: 'When the books were last compared.',
    values: ({ books }) => (books ? one(books.comparedAt) : []),
  },
  {
    name: 'kafila_seats_sold',
    help: 'Seats sold on the site, of all departures.',
    values: ({ seatsSold }) => one(seatsSold),
  },
  {
    name: 'kafila_money_taken_paise',
    help: 'All that was ever paid, through PhonePe and with wallet credit.',
    labels: ['way'],
    values: ({ takenByPhonePe, takenFromWallets }) => byWay(takenByPhonePe, takenFromWallets),
  },
  {
    name: 'kafila_money_refunded_paise',
    help: 'All that ever went back and has arrived, through PhonePe and to wallets.',
    labels: ['way'],
    values: ({ refundedByPhonePe, refundedToWallets }) => byWay(refundedByPhonePe, refundedToWallets),
  },
]

export function addFigures(registry: Registry, watched: () => Promise<Watched>): void {
  const registers = [registry]
  new Gauge({
    name: 'kafila_database_up',
    help: '1 while the database answers. Figures that stand in it are left out while it does not.',
    registers,
    async collect() {
      this.set((await watched()).databaseUp ? 1 : 0)
    },
  })
  for (const { name, help, labels = [], values } of rows)
    new Gauge({
      name,
      help,
      labelNames: labels,
      registers,
      async collect() {
        const { figures } = await watched()
        this.reset()
        // A reset leaves a zero where there are no labels, and nothing is known of those.
        if (labels.length === 0) this.remove()
        for (const { labels: of = {}, value } of figures ? values(figures) : []) this.set(of, value)
      },
    })
}

function byWay(phonepe: number, wallet: number): Value[] {
  return [
    { labels: { way: 'phonepe' }, value: phonepe },
    { labels: { way: 'wallet' }, value: wallet },
  ]
}
