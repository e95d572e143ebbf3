import { SearchX, Star } from 'lucide'
import { writeReviewFilter } from '#domain/reviews/review-filter.ts'
import { ExportButtons } from '../exports/export-buttons.tsx'
import { SelectField, TextField } from '../ui/field.tsx'
import { Chips, Filters } from '../ui/list-filters.tsx'
import { type Column, ListFoot, ListTable, type Order, RowLink } from '../ui/list-table.tsx'
import { PageHead } from '../ui/page-head.tsx'
import type { FormErrors } from '../ui/post-form.tsx'
import { State } from '../ui/state.tsx'
import { Tabs } from '../ui/tabs.tsx'
import type { ViewsView } from '../views/show-views.ts'
import { ViewForms } from '../views/view-forms.tsx'
import { type ReviewLine, type ReviewsView, reviewsAddress } from './show-reviews.ts'
import { ReviewTag, StarsInText } from './state-tag.tsx'

const columns: Column<ReviewLine>[] = [
  {
    name: 'who',
    title: 'Who',
    show: ({ reference, name }) => <RowLink to={`${reviewsAddress}/${reference}`}>{name}</RowLink>,
  },
  { name: 'stars', title: 'Stars', right: true, show: ({ stars }) => <StarsInText stars={stars} /> },
  { name: 'trip', title: 'Trip', show: ({ trip }) => trip },
  {
    name: 'text',
    title: 'Writes',
    wideOnly: true,
    show: ({ text }) => <span className="quiet-text">{text}</span>,
  },
  {
    name: 'state',
    title: 'State',
    show: ({ state, reason, isAnswered }) => (
      <>
        <ReviewTag state={state} />
        {(reason ?? (isAnswered ? 'Answered' : null)) && (
          <span className="small quiet-text"> {reason ?? 'Answered'}</span>
        )}
      </>
    ),
  },
  {
    name: 'written',
    title: 'Written',
    ordered: true,
    show: ({ written }) => <span className="figure small quiet-text">{written}</span>,
  },
]

type ReviewsPageProps = { view: ReviewsView; views: ViewsView; errors: FormErrors }

export function ReviewsPage({ view, views, errors }: ReviewsPageProps) {
  const { filter, rows, next, from, waiting } = view
  const orderedBy = ({ down }: Order) => reviewsAddress + writeReviewFilter({ ...filter, down })
  return (
    <>
      <PageHead
        title="Reviews"
        line={
          waiting === 0
            ? 'Nothing waits to be read.'
            : 'What nobody has decided within seven days is published by itself. A poor review is published too.'
        }
      >
        {view.mayExport && rows.length > 0 && (
          <ExportButtons action={`${reviewsAddress}/export${view.query}`} withPhones={false} />
        )}
      </PageHead>
      {views.saved.length > 0 && (
        <Chips
          label="Views"
          chips={views.saved.map(({ name, query }) => ({
            title: name,
            to: reviewsAddress + query,
            here: view.query === query,
          }))}
        />
      )}
      <Tabs label="States" tabs={view.tabs} />
      <ViewForms views={views} errors={errors} />
      <ReviewFilters view={view} />
      {rows.length === 0 ? (
        <Nothing view={view} />
      ) : (
        <>
          <div className="panel">
            <ListTable
              caption="Reviews"
              columns={columns}
              rows={rows}
              keyOf={({ reference }) => reference}
              isMine={({ state }) => state === 'received'}
              order={{ by: 'written', down: filter.down }}
              orderedBy={orderedBy}
            />
          </div>
          <ListFoot shown={rows.length} from={from} next={next} />
        </>
      )}
    </>
  )
}

function ReviewFilters({ view: { filter, query, trips } }: { view: ReviewsView }) {
  const { state, stars, trip, since, until } = filter
  return (
    <Filters action={reviewsAddress} clear={query === '' ? null : reviewsAddress}>
      {state !== 'received' && <input type="hidden" name="state" value={state} />}
      <SelectField label="Stars" name="stars" defaultValue={stars === null ? '' : String(stars)}>
        <option value="">Any</option>
        {[1, 2, 3, 4, 5].map((count) => (
          <option key={count} value={count}>
            {count === 1 ? '1 star' : `${count} stars`}
          </option>
        ))}
      </SelectField>
      <SelectField label="Trip" name="trip" defaultValue={trip ?? ''}>
        <option value="">All trips</option>
        {trips.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
      <TextField label="Written since" name="since" type="date" defaultValue={since ?? ''} />
      <TextField label="Written until" name="until" type="date" defaultValue={until ?? ''} />
    </Filters>
  )
}

function Nothing({ view: { filter, query } }: { view: ReviewsView }) {
  if (query === '')
    return (
      <State icon={Star} title="No review waits">
        Travellers are asked two days after their trip. What they write stands here until somebody has read
        it.
      </State>
    )
  return (
    <State
      icon={SearchX}
      title="No review is like that"
      ways={
        <a href={reviewsAddress} className="button">
          Those that wait
        </a>
      }
    >
      {filter.stars === null && filter.trip === null && filter.since === null && filter.until === null
        ? 'None has come to this state yet.'
        : 'Take a filter away, or begin anew.'}
    </State>
  )
}
