import { BookOpen, SearchX } from 'lucide'
import {
  bookingChannels,
  bookingMoney,
  bookingStates,
  writeBookingFilter,
} from '#domain/bookings/booking-filter.ts'
import { formatPaise } from '#domain/money/money.ts'
import { ExportButtons } from '../exports/export-buttons.tsx'
import { SelectField, TextField } from '../ui/field.tsx'
import { Chips, Filters } from '../ui/list-filters.tsx'
import { type Column, ListFoot, ListTable, type Order, RowLink } from '../ui/list-table.tsx'
import { PageHead } from '../ui/page-head.tsx'
import type { FormErrors } from '../ui/post-form.tsx'
import { State } from '../ui/state.tsx'
import type { ViewsView } from '../views/show-views.ts'
import { ViewForms } from '../views/view-forms.tsx'
import { type BookingRow, type BookingsView, listAddress } from './show-bookings.ts'
import { StateTag } from './state-tag.tsx'

const columns: Column<BookingRow>[] = [
  {
    name: 'guest',
    title: 'Lead guest',
    show: ({ reference, name, tail, found }) => (
      <>
        <RowLink to={`${listAddress}/${reference}`}>{name}</RowLink>
        {tail && <span className="quiet-text figure"> …{tail}</span>}
        {found && <span className="small quiet-text block">Found by {found}</span>}
      </>
    ),
  },
  {
    name: 'reference',
    title: 'Reference',
    wideOnly: true,
    show: ({ reference }) => <span className="reference">{reference}</span>,
  },
  { name: 'starts', title: 'Trip and date', ordered: true, show: ({ trip }) => trip },
  { name: 'guests', title: 'Guests', number: true, wideOnly: true, show: ({ guests }) => guests },
  {
    name: 'sold',
    title: 'Sold for',
    number: true,
    wideOnly: true,
    show: ({ totalPaise }) => formatPaise(totalPaise),
  },
  {
    name: 'paid',
    title: 'Paid',
    number: true,
    show: ({ paidPaise }) =>
      paidPaise > 0 ? (
        <b className="money-in">{formatPaise(paidPaise)}</b>
      ) : (
        <span className="quiet-text">0</span>
      ),
  },
  {
    name: 'owes',
    title: 'Owes',
    number: true,
    show: ({ owesPaise }) =>
      owesPaise > 0 ? (
        <b className="money-owed">
          <span className="below-640">Owes </span>
          {formatPaise(owesPaise)}
        </b>
      ) : (
        <span className="quiet-text from-640">0</span>
      ),
  },
  {
    name: 'channel',
    title: 'Came by',
    wideOnly: true,
    show: ({ cameBy }) => <span className="quiet-text">{cameBy}</span>,
  },
  { name: 'state', title: 'State', right: true, show: ({ state }) => <StateTag state={state} /> },
  {
    name: 'made',
    title: 'Made',
    ordered: true,
    wideOnly: true,
    show: ({ made }) => <span className="figure small quiet-text">{made}</span>,
  },
]

type BookingsPageProps = { view: BookingsView; views: ViewsView; errors: FormErrors }

export function BookingsPage({ view, views, errors }: BookingsPageProps) {
  const { filter, rows, next, from } = view
  const orderedBy = (order: Order) =>
    listAddress + writeBookingFilter({ ...filter, order: order as typeof filter.order })
  return (
    <>
      <PageHead
        title={filter.find === '' || rows.length === 0 ? 'Bookings' : `Found for ‘${filter.find}’`}
        line="Exactly this list can be exported: the address holds the filters."
      >
        {view.mayBook && (
          <a href="/console/bookings/new" className="button">
            Desk booking
          </a>
        )}
        {view.mayExport && rows.length > 0 && (
          <ExportButtons action={`${listAddress}/export${view.query}`} withPhones={view.mayExportPhones} />
        )}
      </PageHead>
      <Views view={view} views={views} />
      <ViewForms views={views} errors={errors} />
      <BookingFilters view={view} />
      {rows.length === 0 ? (
        <Nothing view={view} />
      ) : (
        <>
          <div className="panel">
            <ListTable
              caption="Bookings"
              columns={columns}
              rows={rows}
              keyOf={({ reference }) => reference}
              isMine={({ owesPaise }) => owesPaise > 0}
              order={filter.order}
              orderedBy={orderedBy}
            />
          </div>
          <ListFoot shown={rows.length} from={from} next={next} />
        </>
      )}
    </>
  )
}

function Views({ view: { query }, views }: Pick<BookingsPageProps, 'view' | 'views'>) {
  const chip = (title: string, search: string) => ({
    title,
    to: listAddress + search,
    here: query === search,
  })
  return (
    <Chips
      label="Views"
      chips={[
        chip('All', ''),
        chip(bookingMoney.owes, '?money=owes'),
        chip(bookingStates.waiting.title, '?state=waiting'),
        chip(bookingStates.refunding.title, '?state=refunding'),
        ...views.saved.map(({ name, query: saved }) => chip(name, saved)),
      ]}
    />
  )
}

function BookingFilters({ view: { filter, query, trips } }: { view: BookingsView }) {
  const { find, state, channel, money, trip, departure, starts, since, until, order } = filter
  return (
    <Filters action={listAddress} clear={query === '' ? null : listAddress}>
      {find && <input type="hidden" name="find" value={find} />}
      {departure && <input type="hidden" name="departure" value={departure} />}
      <input type="hidden" name="order" value={order.by} />
      {order.down && <input type="hidden" name="down" value="" />}
      <SelectField label="State" name="state" defaultValue={state ?? ''}>
        <option value="">All bookings</option>
        {Object.entries(bookingStates).map(([name, { title }]) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
      </SelectField>
      <Words label="Paid or owes" name="money" words={bookingMoney} chosen={money} />
      <Words label="Came by" name="channel" words={bookingChannels} chosen={channel} />
      <SelectField label="Trip" name="trip" defaultValue={trip ?? ''}>
        <option value="">Any</option>
        {trips.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
      <TextField label="Leaves on" name="starts" type="date" defaultValue={starts ?? ''} />
      <TextField label="Made since" name="since" type="date" defaultValue={since ?? ''} />
      <TextField label="Made until" name="until" type="date" defaultValue={until ?? ''} />
    </Filters>
  )
}

type WordsProps = { label: string; name: string; words: Record<string, string>; chosen: string | null }

function Words({ label, name, words, chosen }: WordsProps) {
  return (
    <SelectField label={label} name={name} defaultValue={chosen ?? ''}>
      <option value="">Any</option>
      {Object.entries(words).map(([value, word]) => (
        <option key={value} value={value}>
          {word}
        </option>
      ))}
    </SelectField>
  )
}

function Nothing({ view: { filter, query } }: { view: BookingsView }) {
  const { find } = filter
  const near = find === '' ? null : nearOf(find)
  if (query === '')
    return (
      <State icon={BookOpen} title="No booking yet">
        Whatever is booked on the site will stand here within the second.
      </State>
    )
  return (
    <State
      icon={SearchX}
      title={find === '' ? 'No booking is like that' : `Nothing found for ‘${find}’`}
      ways={
        <>
          {near && (
            <a href={`${listAddress}?${new URLSearchParams({ find: near })}`} className="button">
              Look for names with ‘{near}…’
            </a>
          )}
          <a href={listAddress} className="button">
            All bookings
          </a>
        </>
      }
    >
      {find === ''
        ? 'Take a filter away, or begin anew.'
        : 'Looked in references, names, the last digits of phones, PhonePe ids, bank references and invoice numbers.'}
    </State>
  )
}

/** The beginning of the longest word: where its end was heard wrongly, that finds it. */
function nearOf(find: string): string | null {
  const [longest = ''] = find.split(/\s+/).toSorted((a, b) => b.length - a.length)
  const letters = [...longest]
  return letters.length > 3 && /^\p{L}/u.test(longest) ? letters.slice(0, 3).join('') : null
}
