import { Download, Landmark } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'
import { SelectField } from '../ui/field.tsx'
import { Filters } from '../ui/list-filters.tsx'
import { type Column, ListFoot, ListTable, RowLink } from '../ui/list-table.tsx'
import { Note } from '../ui/note.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { PostForm } from '../ui/post-form.tsx'
import { State } from '../ui/state.tsx'
import { Options } from './choices.tsx'
import { Money } from './report-figures.tsx'
import { type TcsView, tcsAddress } from './show-tcs.ts'

type Line = TcsView['rows'][number]

const columnsOf = ({ sums, section }: TcsView): Column<Line>[] => [
  {
    name: 'who',
    title: 'Traveller',
    show: ({ name, reference }) => (
      <>
        <RowLink to={`/console/bookings/${reference}`}>{name}</RowLink>
        <span className="small quiet-text reference block">{reference}</span>
      </>
    ),
    sum: 'Sum of the quarter',
  },
  { name: 'day', title: 'Received', show: ({ day }) => <span className="figure small">{day}</span>, sum: '' },
  {
    name: 'trip',
    title: 'Trip',
    wideOnly: true,
    show: ({ trip, paise }) => (
      <span className="small quiet-text">{paise < 0 ? `Given back: ${trip}` : trip}</span>
    ),
    sum: '',
  },
  {
    name: 'pan',
    title: 'PAN',
    right: true,
    show: ({ pan }) =>
      pan ? <span className="figure">{pan}</span> : <span className="missing">Not given</span>,
    sum: '',
  },
  {
    name: 'section',
    title: 'Section',
    wideOnly: true,
    show: () => <span className="small quiet-text">{section}</span>,
    sum: '',
  },
  {
    name: 'amount',
    title: 'Amount',
    number: true,
    show: ({ paise }) => <Money paise={paise} />,
    sum: <Money paise={sums.paise} />,
  },
  {
    name: 'tcs',
    title: 'TCS',
    number: true,
    wideOnly: true,
    show: ({ tcsPaise }) => <Money paise={tcsPaise} />,
    sum: <Money paise={sums.tcsPaise} />,
  },
]

export function TcsPage({ view }: { view: TcsView }) {
  const { span, quarter, quarters, rows, from, next, open, mayOpen, without } = view
  return (
    <>
      <PageHead title="TCS register" line={`${span}. Money for trips abroad, with the tax collected in it.`}>
        {mayOpen && !open && (
          <PostForm className="line">
            <button type="submit" name="do" value="show PANs" className="button">
              Show PANs
            </button>
          </PostForm>
        )}
        {view.mayExport && rows.length > 0 && <TcsFiles view={view} />}
      </PageHead>
      <Filters action={tcsAddress} clear={null}>
        <SelectField label="Quarter" name="quarter" defaultValue={quarter}>
          <Options choices={quarters} />
        </SelectField>
      </Filters>
      {rows.length === 0 ? (
        <State icon={Landmark} title="No money for a trip abroad in this quarter">
          Whatever is paid for a trip abroad stands here on the day it comes, and what is given back on the
          day it goes.
        </State>
      ) : (
        <div className="stack">
          {open && <Note>The log says that you looked at the PANs of this page.</Note>}
          {without > 0 && (
            <Note tone="wait">
              {without === 1 ? '1 booking' : `${without} bookings`} on this page came without a PAN.
              Travellers are asked every second day until their invoice is issued.
            </Note>
          )}
          <div className="panel">
            <ListTable
              caption="TCS register"
              columns={columnsOf(view)}
              rows={rows}
              keyOf={({ key }) => key}
            />
          </div>
          <ListFoot shown={rows.length} from={from} next={next} />
        </div>
      )}
    </>
  )
}

export function TcsFiles({ view: { exportTo, mayOpen } }: { view: Pick<TcsView, 'exportTo' | 'mayOpen'> }) {
  const button = (act: string, label: string) => (
    <button type="submit" name="do" value={act} className="button quiet">
      {label}
    </button>
  )
  return (
    <form method="post" action={exportTo} className="line">
      <Icon node={Download} size={16} />
      {button('csv', 'CSV')}
      {button('xlsx', 'XLSX')}
      {mayOpen && button('xlsx with PANs', 'XLSX with PANs')}
    </form>
  )
}
