import { type Column, ListTable } from '../ui/list-table.tsx'
import { Note } from '../ui/note.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Tag } from '../ui/tag.tsx'
import { FileChanged } from './file-changed.tsx'
import { ItemTabs } from './item-tabs.tsx'
import type { VersionsView } from './show-versions.ts'

type Row = VersionsView['rows'][number]

export function VersionsPage({ view }: { view: VersionsView }) {
  return (
    <>
      <PageHead
        title={view.title}
        line="Nothing is deleted. Bringing one back makes a new version and asks the rules again."
      />
      <ItemTabs view={view} here="versions" />
      <div className="stack">
        {view.draft && (
          <Note>
            {view.draft.by} is writing a draft, saved {view.draft.at}.{' '}
            <a href={view.address} className="link">
              Open it
            </a>
          </Note>
        )}
        {view.fileChanged && <FileChanged address={view.address} />}
        {view.setAside && (
          <Note tone="wait">
            <b>The rules of this release refuse the live version; {view.setAside.shown} is shown instead.</b>
            {view.setAside.problems.map(({ label, said }) => (
              <p key={`${label} ${said}`}>
                {label}: {said}
              </p>
            ))}
          </Note>
        )}
        {view.rows.length === 0 ? (
          <Note>It stands on the site as its file has it: nothing was published here yet.</Note>
        ) : (
          <div className="panel">
            <ListTable
              caption="Versions"
              columns={columnsOf(view)}
              rows={view.rows}
              keyOf={({ version }) => version}
            />
          </div>
        )}
      </div>
    </>
  )
}

function columnsOf({ address }: VersionsView): Column<Row>[] {
  return [
    {
      name: 'version',
      title: 'Version',
      show: ({ version, isLive }) => (
        <>
          <b>{version}</b> {isLive && <Tag tone="good">Live</Tag>}
        </>
      ),
    },
    { name: 'note', title: 'What for', show: ({ note }) => note || <span className="quiet-text">–</span> },
    { name: 'who', title: 'Who', show: ({ by }) => by },
    { name: 'when', title: 'When', show: ({ at }) => <span className="figure">{at}</span> },
    {
      name: 'do',
      title: 'Do',
      unseenTitle: true,
      show: ({ version, isLive }) =>
        !isLive && (
          <a
            href={`${address}/versions/${version}`}
            className="button small"
            aria-label={`Compare version ${version}`}
          >
            Compare
          </a>
        ),
    },
  ]
}
