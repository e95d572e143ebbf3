import { TextField } from '../ui/field.tsx'
import { Note } from '../ui/note.tsx'
import { PageHead } from '../ui/page-head.tsx'
import type { ItemAnswer } from './change-item.ts'
import { ChangesPanel } from './changes-panel.tsx'
import { ItemTabs } from './item-tabs.tsx'
import { ProblemLines } from './problem-lines.tsx'
import { PublishQuestions } from './publish-questions.tsx'
import type { VersionView } from './show-version.ts'

type VersionProps = { view: VersionView; answer: ItemAnswer }

/** What bringing an earlier version back would change, before it is done. */
export function VersionPage({ view, answer }: VersionProps) {
  const { title, line, version, changes } = view
  return (
    <>
      <PageHead title={title} line={line} />
      <ItemTabs view={view} here="versions" />
      <div className="stack">
        {answer.said && (
          <Note tone="bad">
            <p>{answer.said}</p>
            {answer.problems && <ProblemLines problems={answer.problems} address={view.address} />}
          </Note>
        )}
        {view.isLive && <Note>This version stands on the site.</Note>}
        {!view.isLive && changes.length === 0 && <Note>It says the same as what stands on the site.</Note>}
        {changes.length > 0 && (
          <ChangesPanel
            changes={changes}
            title="What bringing it back changes"
            was="On the site"
            is={`In version ${version}`}
          />
        )}
        {!view.isLive && changes.length > 0 && view.mayPublish && (
          <BringBack view={view} typed={answer.typed} />
        )}
      </div>
    </>
  )
}

type BringBackProps = { view: VersionView; typed: ItemAnswer['typed'] }

function BringBack({ view: { version, base, asked }, typed }: BringBackProps) {
  return (
    <section className="panel padded max-w-[720px]" aria-labelledby="back-title">
      <h2 id="back-title" className="mb-2">
        Bring it back
      </h2>
      <form method="post" className="stack">
        <input type="hidden" name="base" value={base ?? ''} />
        <TextField
          label="What for"
          name="note"
          defaultValue={typed?.note}
          maxLength={500}
          hint={`Left empty: ‘Brings back version ${version}’.`}
        />
        <PublishQuestions asked={asked} typed={typed} ofDraft={false} />
        <p className="hint">It makes a new version and asks the rules again. A draft stays as it is.</p>
        <div>
          <button type="submit" name="do" value="bring back" className="button primary">
            Bring back version {version}
          </button>
        </div>
      </form>
    </section>
  )
}
