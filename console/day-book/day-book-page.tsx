import { Banknote } from 'lucide'
import { cashKinds } from '#domain/day-book/day-book-forms.ts'
import { formatPaise } from '#domain/money/money.ts'
import { ExportButtons } from '../exports/export-buttons.tsx'
import { SelectField, TextField } from '../ui/field.tsx'
import { Ledger } from '../ui/ledger.tsx'
import { type Column, ListTable, RowLink } from '../ui/list-table.tsx'
import { Note } from '../ui/note.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Panel } from '../ui/panel.tsx'
import { type FormErrors, PostForm } from '../ui/post-form.tsx'
import { State } from '../ui/state.tsx'
import type { DayView } from './show-day.ts'

type DayBookPageProps = {
  view: DayView
  errors: FormErrors
  typed: Record<string, string>
  formKey: string
}

type Row = DayView['rows'][number]
type Way = DayView['ways'][number]

const columns: Column<Row>[] = [
  { name: 'time', title: 'Time', wideOnly: true, show: ({ time }) => <span className="figure">{time}</span> },
  {
    name: 'what',
    title: 'What',
    show: ({ what, late, name, reference, why, who }) => (
      <>
        {reference ? <RowLink to={`/console/bookings/${reference}`}>{name}</RowLink> : <b>{what}</b>}
        <span className="small quiet-text block">
          {[reference && what, late, why, who].filter(Boolean).join(', ')}
        </span>
      </>
    ),
  },
  { name: 'way', title: 'Way', show: ({ way }) => <span className="small">{way}</span> },
  { name: 'in', title: 'In', number: true, show: (row) => <span className="money-in">{row.in}</span> },
  { name: 'out', title: 'Out', number: true, show: (row) => row.out },
]

const rupees = (paise: number) => (paise === 0 ? <span className="quiet-text">0</span> : formatPaise(paise))
const wayColumns: Column<Way>[] = [
  { name: 'way', title: 'Way', show: ({ way }) => way },
  { name: 'in', title: 'In', number: true, show: ({ inPaise }) => rupees(inPaise) },
  { name: 'out', title: 'Out', number: true, show: ({ outPaise }) => rupees(outPaise) },
]

export function DayBookPage({ view, errors, typed, formKey }: DayBookPageProps) {
  const { heading, rows, ways, closed, may, exportAddress, before, after } = view
  return (
    <>
      <PageHead
        title={heading}
        line={
          closed
            ? closed.line
            : 'Open. What came and went by hand, and through PhonePe since the last closing.'
        }
      >
        <a href={before} className="button">
          Day before
        </a>
        {after && (
          <a href={after} className="button">
            Day after
          </a>
        )}
        {may.export && <ExportButtons action={exportAddress} withPhones={false} />}
      </PageHead>
      <div className="columns with-side">
        <div className="stack">
          {rows.length === 0 ? (
            <State icon={Banknote} title="Nothing moved by hand">
              Receipts, money paid back and cash of the till stand here, in the order in which they were
              noted.
            </State>
          ) : (
            <Panel title="By hand" beside={rows.length}>
              <ListTable caption="By hand" columns={columns} rows={rows} keyOf={({ key }) => key} />
            </Panel>
          )}
          {may.cash && !closed && (
            <CashForm errors={typed.do === 'cash' ? errors : {}} typed={typed} formKey={formKey} />
          )}
        </div>
        <div className="stack">
          <Panel title="By way">
            <ListTable
              caption="By way"
              columns={wayColumns}
              rows={ways}
              keyOf={({ way }) => way}
              keepsColumns
            />
          </Panel>
          <Cash view={view} errors={typed.do === 'close' ? errors : {}} typed={typed} />
        </div>
      </div>
    </>
  )
}

function Cash({ view, errors, typed }: Omit<DayBookPageProps, 'formKey'>) {
  const { openingPaise, cashInPaise, cashOutPaise, tillPaise, expectedPaise, closed } = view
  return (
    <Panel title="Cash" padded>
      <div className="stack">
        <Ledger
          lines={[
            { what: 'Counted at the last closing', paise: openingPaise },
            { what: 'Came in', paise: cashInPaise, comesIn: true },
            { what: 'Paid back', paise: -cashOutPaise },
            { what: 'Put in, taken out', paise: tillPaise },
          ]}
          sum={{ what: 'Should be there', paise: expectedPaise }}
        />
        {closed ? <Counted closed={closed} /> : <CloseForm view={view} errors={errors} typed={typed} />}
      </div>
    </Panel>
  )
}

function Counted({ closed }: { closed: NonNullable<DayView['closed']> }) {
  const { countedPaise, differencePaise, why } = closed
  const exact = differencePaise === 0
  return (
    <Note tone={exact ? 'good' : 'wait'}>
      Counted: <b>{formatPaise(countedPaise)}</b>
      {exact
        ? ', as it should be.'
        : `, ${formatPaise(Math.abs(differencePaise))} ${differencePaise > 0 ? 'more' : 'less'}: ${why}`}
    </Note>
  )
}

function CloseForm({ view, errors, typed }: Omit<DayBookPageProps, 'formKey'>) {
  const { earlier, hasCome, may, expectedPaise } = view
  if (earlier)
    return (
      <Note tone="wait">
        An earlier day is open and comes first:{' '}
        <a href={earlier.to} className="link">
          {earlier.day}
        </a>
      </Note>
    )
  if (!hasCome || !may.close) return <p className="quiet-text">It is counted and closed in the evening.</p>
  return (
    <PostForm errors={errors} warns>
      <input type="hidden" name="expected" value={expectedPaise} />
      <TextField
        label="Counted, in rupees"
        name="counted"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={typed.counted}
        errors={errors}
      />
      <TextField
        label="Why it differs"
        name="why"
        autoComplete="off"
        defaultValue={typed.why}
        errors={errors}
        hint="Only where it does. It stays with the day."
      />
      <p className="small quiet-text">
        A day that is closed never changes. What is noted later stands in the next one, with its own date.
      </p>
      <div className="form-foot">
        <button type="submit" name="do" value="close" className="button primary">
          Close the day
        </button>
      </div>
    </PostForm>
  )
}

const kindWords = { 'put in': 'Put into the till', 'to the bank': 'Taken to the bank', spent: 'Spent' }

function CashForm({ errors, typed, formKey }: Omit<DayBookPageProps, 'view'>) {
  return (
    <Panel title="Cash without a booking" padded>
      <PostForm errors={errors} warns>
        <input type="hidden" name="key" value={formKey} />
        <div className="fields">
          <SelectField label="What happened" name="kind" defaultValue={typed.kind} errors={errors}>
            {cashKinds.map((kind) => (
              <option key={kind} value={kind}>
                {kindWords[kind]}
              </option>
            ))}
          </SelectField>
          <TextField
            label="Rupees"
            name="cash"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={typed.cash}
            errors={errors}
          />
          <TextField
            label="What for"
            name="for"
            autoComplete="off"
            defaultValue={typed.for}
            errors={errors}
          />
        </div>
        <div className="form-foot">
          <button type="submit" name="do" value="cash" className="button">
            Note it
          </button>
        </div>
      </PostForm>
    </Panel>
  )
}
