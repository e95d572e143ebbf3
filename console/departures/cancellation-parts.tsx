import { Clock, CreditCard, Mail } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'
import { type Column, ListTable } from '../ui/list-table.tsx'
import type { CancellationView } from './show-cancellation.ts'

type Line = CancellationView['lines'][number]
type Props = { view: Pick<CancellationView, 'lines' | 'guests' | 'paid' | 'back' | 'holds' | 'credit'> }

/** Everybody who has paid, and what comes back to each. */
export function WhoGetsWhat({ view: { lines, guests, paid, back } }: Props) {
  const columns: Column<Line>[] = [
    {
      name: 'who',
      title: 'Who',
      sum: lines.length === 1 ? '1 booking' : `${lines.length} bookings`,
      show: ({ name, reference }) => (
        <>
          <b>{name}</b> <span className="reference small text-ink-3">{reference}</span>
        </>
      ),
    },
    {
      name: 'guests',
      title: 'Guests',
      number: true,
      wideOnly: true,
      sum: guests,
      show: (line) => line.guests,
    },
    { name: 'paid', title: 'Paid', number: true, wideOnly: true, sum: paid, show: (line) => line.paid },
    {
      name: 'back',
      title: 'Gets back',
      number: true,
      sum: back,
      show: (line) => <b className="text-leaf">{line.back}</b>,
    },
    { name: 'how', title: 'How', show: ({ how }) => <span className="small quiet-text">{how}</span> },
  ]
  return (
    <div className="panel">
      <ListTable
        caption="Who gets what back"
        columns={columns}
        rows={lines}
        keyOf={({ reference }) => reference}
      />
    </div>
  )
}

/** Mails, credit and the site, in sentences. */
export function WhatFollows({ view: { lines, holds, credit } }: Props) {
  const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`
  return (
    <ul className="stack gap-1 small quiet-text">
      {lines.length > 0 && (
        <li className="flex gap-2">
          <Icon node={Mail} size={16} className="shrink-0" />
          <span>
            {count(lines.length, 'mail')} {lines.length === 1 ? 'goes' : 'go'} out: it does not run, and all
            the money comes back. Where an invoice was issued, a credit note goes with it.
          </span>
        </li>
      )}
      {credit && (
        <li className="flex gap-2">
          <Icon node={CreditCard} size={16} className="shrink-0" />
          {credit} of credit for the trouble, as it is late.
        </li>
      )}
      <li className="flex gap-2">
        <Icon node={Clock} size={16} className="shrink-0" />
        The date leaves the site at once
        {holds > 0 && `; ${count(holds, 'payment')} under way ${holds === 1 ? 'ends' : 'end'}`}.
      </li>
    </ul>
  )
}
