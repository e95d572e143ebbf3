import { CalendarX, Plus } from 'lucide'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { dateInIndia } from '#domain/calendar/clock.ts'
import { type DeskView, deskListAddress, readDeskFilter } from '#domain/departures/desk-list.ts'
import { may } from '#domain/staff/roles.ts'
import { departureLine, shortTitle } from '../departures/departure-line.ts'
import { departureColumns } from '../departures/list-columns.tsx'
import { SeatLegend } from '../departures/seat-bar.tsx'
import { ViewSwitch } from '../departures/view-switch.tsx'
import { deskOfStaff } from '../desk.ts'
import { ExportButtons } from '../exports/export-buttons.tsx'
import { SelectField, TextField } from '../ui/field.tsx'
import { Chips, Filters } from '../ui/list-filters.tsx'
import { ListFoot, ListTable } from '../ui/list-table.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { State } from '../ui/state.tsx'

const viewTitles: Record<DeskView, string> = {
  all: 'All',
  'on-sale': 'On sale',
  'to-decide': 'To decide',
  'no-captain': 'No captain',
  'sold-out': 'Sold out',
  'money-due': 'Money due',
}

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { services, session, now } = deskOfStaff(context)
  const today = dateInIndia(now)
  const filter = readDeskFilter(new URL(request.url).searchParams, today)
  const { rows, counts, next } = await services.departures.list(filter)
  return {
    filter,
    today,
    exportTo:
      rows.length > 0 && may(session.staff.role, 'exports')
        ? deskListAddress(filter, {}, today).replace('/departures', '/departures/export')
        : null,
    mayAdd: may(session.staff.role, 'departures: change'),
    lines: rows.map((row) => departureLine(row, today)),
    counts,
    next: next && deskListAddress(filter, { after: next }, today),
    trips: services.departures.listTrips().map(({ id, title }) => ({ id, title: shortTitle(title) })),
  }
}

type View = ReturnType<typeof useLoaderData<typeof loader>>

export default function Departures() {
  const view = useLoaderData<typeof loader>()
  const { filter, today, lines, next, mayAdd, counts } = view
  return (
    <>
      <PageHead
        title="Departures"
        line={`${counts[filter.view].toLocaleString('en-IN')} dates. ${counts.sold.toLocaleString('en-IN')} of ${counts.seats.toLocaleString('en-IN')} seats sold.`}
      >
        {view.exportTo && <ExportButtons action={view.exportTo} withPhones={false} />}
        <ViewSwitch here="list" tripId={filter.tripId} />
        {mayAdd && (
          <a href="/console/departures/new" className="button">
            <Icon node={Plus} size={16} />
            Add a date
          </a>
        )}
      </PageHead>
      <ListControls view={view} />
      {lines.length === 0 ? (
        <State
          icon={CalendarX}
          title="No departure is like that"
          ways={
            <a href="/console/departures" className="button">
              All from today
            </a>
          }
        >
          Nothing in this view leaves in these days. Another trip, other days or another view may have some.
        </State>
      ) : (
        <>
          <div className="panel">
            <ListTable
              caption="Departures"
              columns={departureColumns}
              rows={lines}
              keyOf={({ key }) => key}
              isMine={({ state: { tone, text } }) =>
                tone === 'wait' || (tone === 'bad' && text.startsWith('Waits'))
              }
              order={{ by: filter.by, down: filter.down }}
              orderedBy={({ by, down }) =>
                deskListAddress(filter, { by: by as typeof filter.by, down }, today)
              }
            />
          </div>
          <ListFoot shown={lines.length} next={next} />
        </>
      )}
    </>
  )
}

function ListControls({ view: { filter, today, counts, trips } }: { view: View }) {
  const isFiltered = filter.tripId !== null || filter.from !== today || filter.to !== null
  return (
    <>
      <div className="above-list">
        <Chips
          label="Views"
          chips={(Object.keys(viewTitles) as DeskView[]).map((name) => ({
            title: viewTitles[name],
            to: deskListAddress(filter, { view: name }, today),
            here: filter.view === name,
            count: counts[name],
          }))}
        />
        <div className="from-900">
          <SeatLegend />
        </div>
      </div>
      <Filters
        action="/console/departures"
        clear={isFiltered ? deskListAddress(filter, { tripId: null, from: today, to: null }, today) : null}
      >
        {filter.view !== 'all' && <input type="hidden" name="view" value={filter.view} />}
        <SelectField label="Trip" name="trip" defaultValue={filter.tripId ?? ''}>
          <option value="">All trips</option>
          {trips.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
        <TextField label="From" name="from" type="date" defaultValue={filter.from} />
        <TextField label="To" name="to" type="date" defaultValue={filter.to ?? ''} />
      </Filters>
    </>
  )
}
