import { List } from 'lucide'
import { ExportButtons } from '../exports/export-buttons.tsx'
import { SelectField, TextField } from '../ui/field.tsx'
import { Filters } from '../ui/list-filters.tsx'
import { type Column, ListFoot, ListTable } from '../ui/list-table.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { State } from '../ui/state.tsx'
import type { LogView } from './show-log.ts'

type Row = LogView['rows'][number]

const columns: Column<Row>[] = [
  {
    name: 'what',
    title: 'What',
    show: ({ what, subject, to }) => (
      <>
        <b className="font-medium">{what}</b>{' '}
        {to ? (
          <a href={to} className="link small reference">
            {subject}
          </a>
        ) : (
          <span className="small quiet-text">{subject}</span>
        )}
      </>
    ),
  },
  { name: 'who', title: 'Who', show: ({ who }) => who },
  {
    name: 'change',
    title: 'Values and reason',
    wideOnly: true,
    show: ({ change, why }) => (
      <span className="small quiet-text block py-1">
        {change}
        {why && <span className="block">‘{why}’</span>}
      </span>
    ),
  },
  { name: 'at', title: 'When', right: true, show: ({ at }) => <span className="figure small">{at}</span> },
]

export function LogPage({ title, line, view }: { title: string; line: string; view: LogView }) {
  return (
    <>
      <PageHead title={title} line={line}>
        {view.exportTo && view.rows.length > 0 && <ExportButtons action={view.exportTo} withPhones={false} />}
      </PageHead>
      <Filters action={view.here} clear={view.filtered ? view.here : null}>
        <SelectField label="What" name="what" defaultValue={view.what}>
          <option value="">Everything</option>
          {view.words.map(({ word, shown }) => (
            <option key={word} value={word}>
              {shown}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Booking or enquiry"
          name="about"
          defaultValue={view.about}
          placeholder="KF-7Q2M9XKD"
        />
      </Filters>
      {view.rows.length === 0 ? (
        <State icon={List} title={view.filtered ? 'Nothing found' : 'Nothing yet'}>
          {view.filtered
            ? 'No row says that. Clear the filter to see all.'
            : 'Whatever staff change, read or take out stands here, and can’t be changed unnoticed.'}
        </State>
      ) : (
        <>
          <div className="panel">
            <ListTable caption={title} columns={columns} rows={view.rows} keyOf={({ id }) => id} />
          </div>
          <ListFoot shown={view.rows.length} next={view.next} />
        </>
      )}
    </>
  )
}
