import { CalendarDays } from 'lucide'
import { SeatBar, SeatLegend } from '../departures/seat-bar.tsx'
import { SelectField } from '../ui/field.tsx'
import { Filters } from '../ui/list-filters.tsx'
import { type Column, ListTable, RowLink } from '../ui/list-table.tsx'
import { State } from '../ui/state.tsx'
import { Tag } from '../ui/tag.tsx'
import { type NewBookingView, newBookingAddress } from './show-new-booking.ts'

type Row = NewBookingView['rows'][number]

const columns: Column<Row>[] = [
  {
    name: 'leaves',
    title: 'Leaves',
    show: ({ leaves, title, book, canBook }) => (
      <>
        {canBook ? <RowLink to={book}>{leaves}</RowLink> : <b className="quiet-text">{leaves}</b>}
        <span className="small quiet-text block">{title}</span>
      </>
    ),
  },
  { name: 'seats', title: 'Seats', wideOnly: true, show: ({ seats }) => <SeatBar seats={seats} /> },
  {
    name: 'free',
    title: 'Free',
    number: true,
    show: ({ seats }) => (
      <>
        <b>{seats.free}</b> <span className="quiet-text">of {seats.total} free</span>
      </>
    ),
  },
  {
    name: 'state',
    title: 'State',
    right: true,
    show: ({ state }) => <Tag tone={state.tone}>{state.text}</Tag>,
  },
]

/** Which departure: by trip, with its seats as they are now. */
export function ChooseDeparture({ view: { trips, tripId, rows, told } }: { view: NewBookingView }) {
  return (
    <>
      <Filters action={newBookingAddress} clear={tripId ? newBookingAddress : null}>
        {told && <input type="hidden" name="enquiry" value={told.reference} />}
        <SelectField label="Trip" name="trip" defaultValue={tripId}>
          <option value="">All trips</option>
          {trips.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
      </Filters>
      {rows.length === 0 ? (
        <State icon={CalendarDays} title="No date is ahead">
          This trip has no departure that can be booked. Choose another trip, or add a date.
        </State>
      ) : (
        <>
          <div className="panel">
            <ListTable caption="Departures" columns={columns} rows={rows} keyOf={({ key }) => key} />
          </div>
          <SeatLegend />
        </>
      )}
    </>
  )
}
