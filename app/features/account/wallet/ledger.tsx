import { ChevronDown } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { showPlainDate } from '#domain/calendar/calendar-date.ts'
import { dateInIndia } from '#domain/calendar/clock.ts'
import { tellMoment } from '#domain/calendar/show-moment.ts'
import { formatRupees } from '#domain/money/money.ts'
import type { WalletView } from '#server/wallet/show-wallet.ts'
import { AccountCard } from '../account-card.tsx'
import { showAmount } from '../show-amount.ts'

type Entry = WalletView['entries'][number]

/** One row for each booking and for all else that moved the balance, the newest first. */
export function Ledger({ entries }: { entries: Entry[] }) {
  return (
    <AccountCard title="Money in and out">
      {entries.length === 0 && <p className="mt-3 text-ink-2">No entries yet.</p>}
      <ul className="mt-3 grid divide-y divide-line empty:hidden">
        {entries.map((entry) => (
          <Row key={entry.id} entry={entry} />
        ))}
      </ul>
    </AccountCard>
  )
}

function Row({ entry }: { entry: Entry }) {
  const { at, what, reference, amount, balance, tries } = entry
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-3.5 leading-snug last:pb-0">
      <div>
        <p className="font-label">{what}</p>
        <p className="text-sm text-ink-3">
          {showPlainDate(dateInIndia(new Date(at)))}
          {reference && (
            <>
              {', '}
              <PageLink
                to={`/my-trips?booking=${reference}`}
                className="rounded-xs font-strong whitespace-nowrap text-ink-2 hover:underline"
              >
                {reference}
              </PageLink>
            </>
          )}
        </p>
      </div>
      <p className="text-right whitespace-nowrap tabular-nums">
        <span className={`font-strong ${amount > 0 ? 'text-leaf' : ''}`}>
          {amount > 0 && '+'}
          {showAmount(amount)}
        </span>
        <span className="block text-sm text-ink-3">{formatRupees(balance)} left</span>
      </p>
      {tries.length > 0 && <Tries tries={tries} isBooked={amount !== 0} />}
    </li>
  )
}

/** Payments that came to nothing: each gave back what it had reserved. */
function Tries({ tries, isBooked }: { tries: Entry['tries']; isBooked: boolean }) {
  const count = tries.length === 1 ? '1 try' : `${tries.length} tries`
  return (
    <details className="group col-span-full">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-xs text-sm font-label text-peacock">
        {count}
        {isBooked && ' before it'}, {formatRupees(0)} in all
        <Icon node={ChevronDown} size={16} className="group-open:rotate-180" />
      </summary>
      <ul className="grid gap-2 border-l-2 border-dashed border-line pl-3 text-sm text-ink-2">
        {tries.map(({ at, backAt, amount }) => (
          <li key={at}>
            {tellMoment(new Date(at))}: {formatRupees(amount)} was reserved. It was back on{' '}
            {tellMoment(new Date(backAt))}.
          </li>
        ))}
      </ul>
    </details>
  )
}
