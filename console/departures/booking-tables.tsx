import { Users } from 'lucide'
import { type Column, ListTable } from '../ui/list-table.tsx'
import { State } from '../ui/state.tsx'
import { Tag } from '../ui/tag.tsx'
import type { BookingLine, DepartureView } from './show-departure.ts'

const zero = <span className="zero">0</span>

const name: Column<BookingLine> = {
  name: 'guest',
  title: 'Lead guest',
  show: ({ name: lead, tail, to }) => (
    <>
      {to ? (
        <a href={to} className="row-link">
          {lead}
        </a>
      ) : (
        <b>{lead}</b>
      )}{' '}
      <span className="figure text-ink-3">…{tail}</span>
    </>
  ),
}
const state: Column<BookingLine> = {
  name: 'state',
  title: 'State',
  show: ({ state: { text, tone } }) => <Tag tone={tone}>{text}</Tag>,
}
const packageColumn: Column<BookingLine> = {
  name: 'package',
  title: 'Package',
  show: ({ packageTitle, leftAlone }) => (
    <span className="small quiet-text">
      {packageTitle}
      {leftAlone && <b className="block text-alert">Somebody has nobody to share with</b>}
    </span>
  ),
}

/** On a card the column's head is not seen. */
function Guests({ count }: { count: number }) {
  return (
    <>
      <span className="below-640 quiet-text">Guests </span>
      {count}
    </>
  )
}

export function BookingTable({
  view: { bookings, sums },
}: {
  view: Pick<DepartureView, 'bookings' | 'sums'>
}) {
  if (bookings.length === 0)
    return (
      <State icon={Users} title="Nobody has booked yet">
        Whoever books this date, online or at the desk, will stand here with what was paid.
      </State>
    )
  const columns: Column<BookingLine>[] = [
    {
      name: 'reference',
      title: 'Reference',
      wideOnly: true,
      sum: `${sums.bookings} that stand`,
      show: ({ reference }) => <span className="reference">{reference}</span>,
    },
    name,
    packageColumn,
    {
      name: 'guests',
      title: 'Guests',
      number: true,
      sum: <Guests count={sums.guests} />,
      show: ({ guests }) => <Guests count={guests} />,
    },
    {
      name: 'sold',
      title: 'Sold for',
      number: true,
      wideOnly: true,
      sum: sums.soldFor,
      show: ({ soldFor }) => soldFor,
    },
    {
      name: 'paid',
      title: 'Paid',
      number: true,
      sum: sums.paid,
      show: ({ paid }) => (paid ? <span className="text-leaf">{paid}</span> : zero),
    },
    {
      name: 'owes',
      title: 'Owes',
      number: true,
      wideOnly: true,
      sum: sums.owes,
      show: ({ owes }) => owes ?? zero,
    },
    state,
  ]
  return (
    <div className="panel">
      <ListTable
        caption="Bookings"
        columns={columns}
        rows={bookings}
        keyOf={({ reference }) => reference}
        isMine={({ owes }) => owes !== null}
      />
    </div>
  )
}
