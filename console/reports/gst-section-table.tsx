import type { Cell } from '#domain/reports/cell.ts'
import { type Column, ListFoot, ListTable, RowLink } from '../ui/list-table.tsx'
import { Panel } from '../ui/panel.tsx'
import { GstFile } from './gst-file.tsx'
import { Money } from './report-figures.tsx'
import type { GstView } from './show-gst.ts'

type Section = NonNullable<GstView['section']>
type SectionRow = Section['rows'][number]

/** On a phone a row says who, where and how much; the rest stands in the file. */
const onPhones = new Set([
  'Receiver Name',
  'Invoice Number',
  'Note Number',
  'Place Of Supply',
  'Taxable Value',
  'HSN',
  'Nature of Document',
  'Sr. No. From',
  'Sr. No. To',
  'Total Number',
])

export function GstSectionTable({ section, mayExport }: { section: Section; mayExport: boolean }) {
  const { name, what, columns, count, rows, from, next, back, exportTo } = section
  const shown: Column<SectionRow>[] = columns.map(({ i, title, number }) => ({
    name: title,
    title,
    number,
    wideOnly: !onPhones.has(title),
    show: ({ cells, reference }) =>
      reference && /^(Invoice|Note) Number$/.test(title) ? (
        <RowLink to={`/console/bookings/${reference}`}>{String(cells[i])}</RowLink>
      ) : (
        showCell(cells[i])
      ),
  }))
  return (
    <>
      <Panel
        title={name}
        beside={what}
        end={
          <span className="line">
            <a href={back} className="button quiet">
              All sections
            </a>
            {mayExport && count > 0 && <GstFile action={exportTo} act="csv" label="CSV" />}
          </span>
        }
      >
        {rows.length === 0 ? (
          <div className="padded quiet-text">No paper of this month belongs here.</div>
        ) : (
          <div className="wide-table">
            <ListTable caption={`${name}: ${what}`} columns={shown} rows={rows} keyOf={({ key }) => key} />
          </div>
        )}
      </Panel>
      {rows.length > 0 && <ListFoot shown={rows.length} from={from} next={next} />}
    </>
  )
}

function showCell(cell: Cell | undefined) {
  return typeof cell === 'object' ? <Money paise={cell.paise} /> : cell
}
