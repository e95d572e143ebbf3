import { MessageSquare, SearchX } from 'lucide'
import { writeEnquiryFilter } from '#domain/enquiries/enquiry-filter.ts'
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
import { type EnquiriesView, type EnquiryLine, enquiriesAddress } from './show-enquiries.ts'
import { StageTag } from './stage-tag.tsx'

const columns: Column<EnquiryLine>[] = [
  {
    name: 'who',
    title: 'Who',
    show: ({ reference, name, tail }) => (
      <>
        <RowLink to={`${enquiriesAddress}/${reference}`}>{name}</RowLink>
        {tail && <span className="quiet-text figure"> …{tail}</span>}
      </>
    ),
  },
  { name: 'stage', title: 'Stage', right: true, show: ({ stage }) => <StageTag stage={stage} /> },
  { name: 'wants', title: 'Wants', show: ({ wants }) => <span className="quiet-text">{wants}</span> },
  {
    name: 'next',
    title: 'Next',
    ordered: true,
    show: ({ next, due }) => (
      <span className={due ? 'font-semibold text-marigold-deep' : 'quiet-text'}>{next}</span>
    ),
  },
  {
    name: 'owner',
    title: 'Owner',
    wideOnly: true,
    show: ({ owner }) => (owner === null ? <b className="text-alert">Nobody</b> : owner),
  },
  {
    name: 'sent',
    title: 'Age',
    ordered: true,
    number: true,
    wideOnly: true,
    show: ({ age }) => <span className="quiet-text">{age}</span>,
  },
]

type EnquiriesPageProps = { view: EnquiriesView; views: ViewsView; errors: FormErrors }

export function EnquiriesPage({ view, views, errors }: EnquiriesPageProps) {
  const { filter, rows, next, from, due } = view
  const orderedBy = (order: Order) =>
    enquiriesAddress + writeEnquiryFilter({ ...filter, order: order as typeof filter.order })
  return (
    <>
      <PageHead
        title={filter.find === '' || rows.length === 0 ? 'Enquiries' : `Found for ‘${filter.find}’`}
        line={
          due === null ? 'Nobody is to be called today.' : `${due} to call by today. What is due comes first.`
        }
      >
        {view.mayExport && rows.length > 0 && (
          <ExportButtons
            action={`${enquiriesAddress}/export${view.query}`}
            withPhones={view.mayExportPhones}
          />
        )}
      </PageHead>
      <Chips
        label="Views"
        chips={[
          ...view.chips.before,
          ...views.saved.map(({ name, query }) => ({
            title: name,
            to: enquiriesAddress + query,
            here: view.query === query,
          })),
          ...view.chips.after,
        ]}
      />
      <Tabs label="Stages" tabs={view.tabs} />
      <ViewForms views={views} errors={errors} />
      <EnquiryFilters view={view} />
      {rows.length === 0 ? (
        <Nothing view={view} />
      ) : (
        <>
          <div className="panel">
            <ListTable
              caption="Enquiries"
              columns={columns}
              rows={rows}
              keyOf={({ reference }) => reference}
              isMine={({ waits }) => waits}
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

function EnquiryFilters({ view: { filter, query, people } }: { view: EnquiriesView }) {
  const { find, stage, owner, due, suspect, since, until } = filter
  return (
    <Filters action={enquiriesAddress} clear={query === '' ? null : enquiriesAddress}>
      {stage && <input type="hidden" name="stage" value={stage} />}
      {due && <input type="hidden" name="due" value="" />}
      {suspect && <input type="hidden" name="suspect" value="" />}
      <TextField
        label="Name, phone, reference"
        name="find"
        type="search"
        defaultValue={find}
        autoComplete="off"
        maxLength={80}
      />
      <SelectField label="Owner" name="owner" defaultValue={owner ?? ''}>
        <option value="">Everybody</option>
        <option value="mine">Me</option>
        <option value="nobody">Nobody</option>
        {people.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField label="Sent since" name="since" type="date" defaultValue={since ?? ''} />
      <TextField label="Sent until" name="until" type="date" defaultValue={until ?? ''} />
    </Filters>
  )
}

function Nothing({ view: { filter, query } }: { view: EnquiriesView }) {
  const { find, suspect } = filter
  if (query === '')
    return (
      <State icon={MessageSquare} title="No enquiry is open">
        What travellers ask in a form of the site will stand here within the second, due on the same day.
      </State>
    )
  if (suspect && find === '')
    return (
      <State icon={MessageSquare} title="No suspects">
        What machines fill in stands here, apart from what people ask. Nothing is mailed about it.
      </State>
    )
  return (
    <State
      icon={SearchX}
      title={find === '' ? 'No enquiry is like that' : `Nothing found for ‘${find}’`}
      ways={
        <a href={enquiriesAddress} className="button">
          All open enquiries
        </a>
      }
    >
      {find === ''
        ? 'Take a filter away, or begin anew.'
        : 'Looked in names, the last digits of phones and references. Suspects are looked through apart.'}
    </State>
  )
}
