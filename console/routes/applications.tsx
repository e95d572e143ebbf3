import { Briefcase } from 'lucide'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { deskOfStaff } from '../desk.ts'
import { applicationsAddress, showApplications } from '../enquiries/show-applications.ts'
import { ExportButtons } from '../exports/export-buttons.tsx'
import { Chips } from '../ui/list-filters.tsx'
import { type Column, ListFoot, ListTable, RowLink } from '../ui/list-table.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { State } from '../ui/state.tsx'

export function loader({ context, request }: LoaderFunctionArgs) {
  return showApplications(deskOfStaff(context), new URL(request.url).searchParams)
}

type Line = Awaited<ReturnType<typeof loader>>['rows'][number]

const columns: Column<Line>[] = [
  {
    name: 'who',
    title: 'Who',
    show: ({ reference, name, tail }) => (
      <>
        <RowLink to={`${applicationsAddress}/${reference}`}>{name}</RowLink>
        {tail && <span className="quiet-text figure"> …{tail}</span>}
      </>
    ),
  },
  { name: 'opening', title: 'For', show: ({ opening }) => opening },
  {
    name: 'message',
    title: 'Writes',
    wideOnly: true,
    show: ({ message }) => <span className="quiet-text">{message}</span>,
  },
  {
    name: 'sent',
    title: 'Sent',
    show: ({ sent }) => <span className="figure small quiet-text">{sent}</span>,
  },
]

export default function Applications() {
  const { rows, next, suspect, query, mayExport, mayExportPhones } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead
        title="Applications"
        line="From people who want to work here. Each came by mail, too; after a year they are erased."
      >
        {mayExport && rows.length > 0 && (
          <ExportButtons action={`${applicationsAddress}/export${query}`} withPhones={mayExportPhones} />
        )}
      </PageHead>
      <Chips
        label="Views"
        chips={[
          { title: 'All', to: applicationsAddress, here: !suspect },
          { title: 'Suspect', to: `${applicationsAddress}?suspect=`, here: suspect },
        ]}
      />
      {rows.length === 0 ? (
        <State icon={Briefcase} title={suspect ? 'No suspects' : 'No application yet'}>
          {suspect
            ? 'What machines fill in stands here, apart from what people send.'
            : 'What is sent by the form of the careers page will stand here.'}
        </State>
      ) : (
        <>
          <div className="panel">
            <ListTable
              caption="Applications"
              columns={columns}
              rows={rows}
              keyOf={({ reference }) => reference}
            />
          </div>
          <ListFoot shown={rows.length} next={next} />
        </>
      )}
    </>
  )
}
