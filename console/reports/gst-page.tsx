import { CircleAlert, CircleCheck, FileText, Hourglass } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'
import { SelectField } from '../ui/field.tsx'
import { Filters } from '../ui/list-filters.tsx'
import { type Column, ListTable, RowLink } from '../ui/list-table.tsx'
import { Note } from '../ui/note.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Panel, Row, Rows } from '../ui/panel.tsx'
import { State } from '../ui/state.tsx'
import { Options } from './choices.tsx'
import { GstFile } from './gst-file.tsx'
import { GstSectionTable } from './gst-section-table.tsx'
import { Count, Money } from './report-figures.tsx'
import { type GstView, gstAddress } from './show-gst.ts'

export function GstPage({ view }: { view: GstView }) {
  const { title, section, before, months, month, mayExport, isOver } = view
  return (
    <>
      <PageHead title={title} line="From papers as issued: made again it is the same, byte by byte.">
        <a href={before.to} className="button quiet">
          {before.title}
        </a>
        {mayExport && <GstFile action={view.exportTo} act="xlsx" label="All sections, XLSX" />}
      </PageHead>
      <Filters action={gstAddress} clear={null}>
        <SelectField label="Month" name="month" defaultValue={month}>
          <Options choices={months} />
        </SelectField>
      </Filters>
      <div className="stack">
        {!isOver && <Note tone="wait">This month goes on: papers are still added to it.</Note>}
        {section ? <GstSectionTable section={section} mayExport={mayExport} /> : <Overview view={view} />}
      </div>
    </>
  )
}

function Overview({ view }: { view: GstView }) {
  return (
    <div className="columns with-side">
      <div className="stack">
        {view.sums.papers === 0 ? (
          <State icon={FileText} title="No tax invoice in this month">
            Tax invoices and credit notes of the month stand here by section once there are some. The checks
            say what else was issued.
          </State>
        ) : (
          <>
            <Supplies view={view} />
            <div className="columns halves">
              <Hsn hsn={view.hsn} />
              <Docs docs={view.docs} />
            </div>
          </>
        )}
      </div>
      <Checks checks={view.checks} />
    </div>
  )
}

type Line = GstView['supplies'][number]

function Supplies({ view: { supplies, sums } }: { view: GstView }) {
  const paise = (
    name: 'taxablePaise' | 'igstPaise' | 'cgstPaise' | 'sgstPaise',
    title: string,
  ): Column<Line> => ({
    name,
    title,
    number: true,
    wideOnly: name !== 'taxablePaise',
    show: (line) => <Money paise={line[name]} />,
    sum: <Money paise={sums[name]} />,
  })
  const columns: Column<Line>[] = [
    {
      name: 'section',
      title: 'Section',
      show: ({ name, to }) => <RowLink to={to}>{name}</RowLink>,
      sum: 'Sum',
    },
    {
      name: 'what',
      title: 'What',
      show: ({ what }) => <span className="small quiet-text">{what}</span>,
      sum: '',
    },
    {
      name: 'papers',
      title: 'Papers',
      number: true,
      wideOnly: true,
      show: ({ papers }) => <Count value={papers} />,
      sum: <Count value={sums.papers} />,
    },
    paise('taxablePaise', 'Taxable'),
    paise('igstPaise', 'IGST'),
    paise('cgstPaise', 'CGST'),
    paise('sgstPaise', 'SGST'),
  ]
  return (
    <div className="panel">
      <ListTable caption="Sections" columns={columns} rows={supplies} keyOf={({ name }) => name} />
    </div>
  )
}

function Hsn({ hsn }: Pick<GstView, 'hsn'>) {
  const codes = [...new Set(hsn.flatMap((part) => part.codes))].join(', ')
  return (
    <Panel title="hsn" beside={codes}>
      <Rows>
        {hsn.map(({ name, to, title, taxablePaise }) => (
          <Row key={name} end={<Money paise={taxablePaise} />}>
            <a href={to} className="link">
              {title}
            </a>
          </Row>
        ))}
      </Rows>
    </Panel>
  )
}

function Docs({ docs: { to, rows } }: Pick<GstView, 'docs'>) {
  return (
    <Panel
      title="docs"
      beside="Numbers given out"
      end={
        <a href={to} className="link small">
          Look
        </a>
      }
    >
      <Rows>
        {rows.slice(0, 6).map(({ key, from, to: last, count }) => (
          <Row key={key} end={count.toLocaleString('en-IN')}>
            <span className="figure">
              {from} to {last.split('/').at(-1)}
            </span>
          </Row>
        ))}
      </Rows>
    </Panel>
  )
}

const icons = { good: CircleCheck, wait: Hourglass, bad: CircleAlert }
/** So many of one check are named on the page. */
const mostNamed = 12

function Checks({ checks }: Pick<GstView, 'checks'>) {
  const right = checks.filter(({ tone }) => tone === 'good').length
  return (
    <Panel title="Checks" beside={`${right} of ${checks.length} in order`} mine={right < checks.length}>
      <Rows>
        {checks.map(({ tone, title, found }) => (
          <Row key={title}>
            <span className={`check ${tone}`}>
              <Icon node={icons[tone]} size={16} />
              <span>
                {tone === 'bad' ? <b>{title}.</b> : title}
                {found.slice(0, mostNamed).map(({ words, reference }) => (
                  <span key={`${words} ${reference}`} className="small block">
                    {reference && (
                      <a href={`/console/bookings/${reference}`} className="link reference">
                        {reference}
                      </a>
                    )}{' '}
                    {words}
                  </span>
                ))}
                {found.length > mostNamed && (
                  <span className="small quiet-text block">and {found.length - mostNamed} more</span>
                )}
              </span>
            </span>
          </Row>
        ))}
      </Rows>
    </Panel>
  )
}
