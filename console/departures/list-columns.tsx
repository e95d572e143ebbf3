import { type Column, RowLink } from '../ui/list-table.tsx'
import { Tag } from '../ui/tag.tsx'
import type { DepartureLine } from './departure-line.ts'
import { SeatBar } from './seat-bar.tsx'

/** Zero is quiet. */
const figure = (value: number) => (value === 0 ? <span className="zero">0</span> : value)

/** One line a date: what is sold by which way, what is left, whether it runs, who leads it, what is due. */
export const departureColumns: Column<DepartureLine>[] = [
  {
    name: 'leaves',
    title: 'Leaves',
    ordered: true,
    show: ({ leaves }) => <span className="figure">{leaves}</span>,
  },
  { name: 'trip', title: 'Trip', show: ({ to, title }) => <RowLink to={to}>{title}</RowLink> },
  {
    name: 'seats',
    title: 'Seats',
    className: 'seat-cell',
    show: ({ seats }) => <SeatBar seats={seats} />,
  },
  {
    name: 'online',
    title: 'Online',
    ordered: true,
    number: true,
    wideOnly: true,
    show: ({ seats }) => figure(seats.online),
  },
  {
    name: 'desk',
    title: 'Desk',
    ordered: true,
    number: true,
    wideOnly: true,
    show: ({ seats }) => figure(seats.desk),
  },
  {
    name: 'held',
    title: 'Held',
    ordered: true,
    number: true,
    wideOnly: true,
    show: ({ seats }) => figure(seats.held),
  },
  {
    name: 'free',
    title: 'Free',
    ordered: true,
    number: true,
    show: ({ seats }) => (
      <>
        <span className="below-640 quiet-text">Free </span>
        <b>{seats.free}</b>
      </>
    ),
  },
  {
    name: 'waiting',
    title: 'Waiting',
    number: true,
    wideOnly: true,
    show: ({ waiting }) => figure(waiting),
  },
  { name: 'runs', title: 'Runs', show: ({ state }) => <Tag tone={state.tone}>{state.text}</Tag> },
  {
    name: 'captain',
    title: 'Captain',
    wideOnly: true,
    show: ({ captain, needsCaptain }) =>
      captain ??
      (needsCaptain ? <span className="missing">No captain</span> : <span className="zero">–</span>),
  },
  {
    name: 'due',
    title: 'Due',
    number: true,
    wideOnly: true,
    show: ({ due }) => due ?? <span className="zero">0</span>,
  },
]
