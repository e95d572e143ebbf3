import { ListChecks } from 'lucide'
import { SelectField, TextField } from '../ui/field.tsx'
import { FormFoot } from '../ui/form-foot.tsx'
import { Chips } from '../ui/list-filters.tsx'
import { type Column, ListTable } from '../ui/list-table.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Panel, Row, Rows } from '../ui/panel.tsx'
import { type FormErrors, fieldId, PostForm } from '../ui/post-form.tsx'
import { State } from '../ui/state.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { Tag } from '../ui/tag.tsx'
import type { CheckLine, ChecksView } from './show-checks.ts'

type ChecksPageProps = { view: ChecksView; errors: FormErrors; typed: Record<string, string> }

export function ChecksPage({ view, errors, typed }: ChecksPageProps) {
  const { rows, others, tabs, chips, line, mayGive, what } = view
  const isDone = tabs.every(({ count }) => count === 0)
  return (
    <>
      <PageHead
        title="To check"
        line="What keeps the trips true. A trip leaves this list by itself once it is in order."
      />
      <Tabs label="What there is to check" tabs={tabs} />
      <div className="stack">
        <Chips label="Whose turn" chips={chips} />
        {others.length > 0 && <Others others={others} />}
        {rows.length === 0 && others.length > 0 ? null : rows.length === 0 ? (
          <State icon={ListChecks} title={isDone ? 'All trips are in order' : 'Nothing of this kind'}>
            {isDone
              ? 'Old facts, dates that run out, missing pictures and versions that are not shown stand here.'
              : 'Another tab may have something.'}
          </State>
        ) : (
          <PostForm errors={errors}>
            <p className="quiet-text">{line}</p>
            <input type="hidden" name="what" value={what} />
            <div className="panel" id={fieldId('trips')}>
              <ListTable
                caption="To check"
                columns={mayGive ? [marking, ...columns] : columns}
                rows={rows}
                keyOf={({ id }) => id}
                isMine={({ isLate }) => isLate}
              />
            </div>
            {mayGive && <Giving view={view} errors={errors} typed={typed} />}
          </PostForm>
        )}
      </div>
    </>
  )
}

const kindNames = {
  trip: 'Trip',
  post: 'Post',
  place: 'Place',
  page: 'Page',
  coupon: 'Coupon',
  site: 'Company',
}

/** What is no trip, and nobody’s turn. */
function Others({ others }: Pick<ChecksView, 'others'>) {
  return (
    <Panel title="Other words" beside={others.length}>
      <Rows>
        {others.map(({ to, title, kind }) => (
          <Row
            key={to}
            end={
              <a href={to} className="button small">
                Look at it<span className="sr-only"> {title}</span>
              </a>
            }
          >
            <b>{title}</b> <span className="small quiet-text">{kindNames[kind]}</span>
          </Row>
        ))}
      </Rows>
    </Panel>
  )
}

const marking: Column<CheckLine> = {
  name: 'mark',
  title: 'Mark',
  unseenTitle: true,
  show: ({ id, title }) => <input type="checkbox" name="trips" value={id} aria-label={`Mark ${title}`} />,
}

const columns: Column<CheckLine>[] = [
  {
    name: 'trip',
    title: 'Trip',
    show: ({ to, title, day }) => (
      <>
        <a href={to} className="row-link">
          {title}
        </a>
        {day && <span className="small quiet-text block">{day}</span>}
      </>
    ),
  },
  {
    name: 'who',
    title: 'Whose turn',
    right: true,
    show: ({ who, until, isLate }) =>
      who === null ? (
        <span className="quiet-text">Nobody’s yet</span>
      ) : (
        <>
          {who} <Tag tone={isLate ? 'bad' : 'plain'}>{isLate ? `since ${until}` : `until ${until}`}</Tag>
        </>
      ),
  },
]

/** For all that are marked. */
function Giving({ view: { colleagues, until, today }, errors, typed }: ChecksPageProps) {
  return (
    <Panel title="Whose turn is it?" padded>
      <div className="line items-end">
        <SelectField label="Who" name="who" defaultValue={typed.who ?? ''} errors={errors}>
          <option value="">Nobody</option>
          {colleagues.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Until"
          name="until"
          type="date"
          min={today}
          defaultValue={typed.until ?? until}
          errors={errors}
        />
        <FormFoot act="give" label="Give those that are marked" look="primary" />
      </div>
    </Panel>
  )
}
