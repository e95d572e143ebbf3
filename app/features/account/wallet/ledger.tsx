import { PageLink } from '#app/ui/page-link.tsx'
import { showDate } from '#domain/calendar/calendar-date.ts'
import { dateInIndia } from '#domain/calendar/clock.ts'
import { formatRupees } from '#domain/money/money.ts'
import type { WalletView } from '#server/wallet/show-wallet.ts'
import { AccountCard } from '../account-card.tsx'
import { showAmount } from '../show-amount.ts'

type Entry = WalletView['entries'][number]

/** Every amount in and out, the newest first. On phones the day stands under the words, and the balance above says the rest. */
export function Ledger({ entries }: { entries: Entry[] }) {
  return (
    <AccountCard title="Money in and out">
      <table className="mt-3 w-full text-left">
        <thead className="text-sm text-ink-3 max-m:sr-only">
          <tr>
            <th scope="col" className="py-2 pr-4 font-normal">
              Date
            </th>
            <th scope="col" className="py-2 pr-4 font-normal">
              What
            </th>
            <th scope="col" className="py-2 pr-4 text-right font-normal">
              Amount
            </th>
            <th scope="col" className="py-2 text-right font-normal">
              Balance
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line m:border-t m:border-line">
          {entries.map((entry) => (
            <Row key={entry.id} entry={entry} />
          ))}
        </tbody>
      </table>
    </AccountCard>
  )
}

function Row({ entry }: { entry: Entry }) {
  const { at, what, reference, amount, balance } = entry
  const day = showDate(dateInIndia(new Date(at)))
  return (
    <tr className="align-top">
      <td className="py-3 pr-4 whitespace-nowrap max-m:hidden">{day}</td>
      <td className="w-full py-3 pr-4 [overflow-wrap:anywhere]">
        {what}
        <span className="block text-sm text-ink-3">
          <span className="m:hidden">
            {day}
            {reference && ', '}
          </span>
          {reference && (
            <PageLink
              to={`/my-trips?booking=${reference}`}
              className="rounded-xs font-strong whitespace-nowrap text-ink-2 hover:underline"
            >
              {reference}
            </PageLink>
          )}
        </span>
      </td>
      <td
        className={`py-3 text-right font-strong whitespace-nowrap tabular-nums m:pr-4 ${amount > 0 ? 'text-leaf' : ''}`}
      >
        {amount > 0 ? '+' : ''}
        {showAmount(amount)}
      </td>
      <td className="py-3 text-right whitespace-nowrap text-ink-2 tabular-nums max-m:hidden">
        {formatRupees(balance)}
      </td>
    </tr>
  )
}
