import { TextField } from '../ui/field.tsx'
import { Note } from '../ui/note.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Panel } from '../ui/panel.tsx'
import type { ItemAnswer } from './change-item.ts'
import { ChangesPanel } from './changes-panel.tsx'
import { ConflictPage } from './conflict-page.tsx'
import { FileChanged } from './file-changed.tsx'
import { ItemTabs } from './item-tabs.tsx'
import { NoDraft } from './no-draft.tsx'
import { ProblemLines } from './problem-lines.tsx'
import { PublishQuestions } from './publish-questions.tsx'
import type { PublishView } from './show-publish.ts'

type Typed = { typed: Record<string, string> }
type PublishProps = { view: PublishView; answer: ItemAnswer }

/** The last look before something goes onto the site. */
export function PublishPage({ view, answer }: PublishProps) {
  const { title, draft, address, against, changes, problems } = view
  if (answer.conflict)
    return (
      <ConflictPage
        view={{ title, address, line: '', revision: draft?.revision ?? null }}
        conflict={answer.conflict}
      />
    )
  return (
    <>
      <PageHead
        title={title}
        line={
          draft &&
          `Draft of ${draft.by}, saved ${draft.at}${against ? `, against ${against}` : ': new on the site'}.`
        }
      />
      <ItemTabs view={view} here="publish" />
      {draft === null ? (
        <NoDraft address={address}>What stands on the site is what is written here.</NoDraft>
      ) : (
        <div className="stack">
          {answer.said && <Note tone="bad">{answer.said}</Note>}
          {view.fileChanged && <FileChanged address={address} />}
          {view.planned && <PlannedNote planned={view.planned} mayPublish={view.mayPublish} />}
          {against !== null && changes.length > 0 && (
            <ChangesPanel changes={changes} title="What it changes" was="On the site" is="In the draft" />
          )}
          {changes.length === 0 && <Note>It says the same as what stands on the site.</Note>}
          {problems.length > 0 ? (
            <Panel title="Before it can go out" beside={problems.length}>
              <ProblemLines problems={problems} address={address} />
            </Panel>
          ) : (
            view.mayPublish &&
            changes.length > 0 && <PublishForm view={view} revision={draft.revision} typed={answer.typed} />
          )}
        </div>
      )}
    </>
  )
}

/** Now, or at a moment: one form, so that it works without script. */
function Moment({ days, typed }: Pick<PublishView, 'days'> & Typed) {
  const isLater = typed.when === 'later'
  return (
    <fieldset className="field">
      <legend>When</legend>
      <div className="grid gap-2">
        <label className="choice">
          <input type="radio" name="when" value="now" defaultChecked={!isLater} />
          <span>
            <b>Now</b>
          </span>
        </label>
        <label className="choice">
          <input type="radio" name="when" value="later" defaultChecked={isLater} />
          <span>
            <b>At a moment</b>
          </span>
          <small>All rules are asked once more then. Refused, it stays a draft and Today says so.</small>
        </label>
      </div>
      <div className="line mt-2">
        <div className="field">
          <label htmlFor="publish-day">Day</label>
          <input
            id="publish-day"
            type="date"
            className="input"
            name="day"
            min={days.first}
            max={days.last}
            defaultValue={typed.day}
          />
        </div>
        <div className="field">
          <label htmlFor="publish-time">Hour in India</label>
          <input id="publish-time" type="time" className="input" name="time" defaultValue={typed.time} />
        </div>
      </div>
    </fieldset>
  )
}

type PlannedProps = { planned: NonNullable<PublishView['planned']>; mayPublish: boolean }

function PlannedNote({ planned: { by, at, refused, isChanged }, mayPublish }: PlannedProps) {
  return (
    <Note tone={refused.length > 0 ? 'bad' : 'wait'}>
      {refused.length > 0 ? (
        <>
          <p>
            <b>{`${by} planned it for ${at}, and it did not go out.`}</b>
          </p>
          {refused.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </>
      ) : (
        <p>
          <b>{`It goes out ${at}, planned by ${by}.`}</b>{' '}
          {isChanged && 'The draft was changed since: plan it once more, or what was changed keeps it back.'}
        </p>
      )}
      {mayPublish && (
        <form method="post" className="mt-2">
          <button type="submit" name="do" value="withdraw" className="button small">
            {refused.length > 0 ? 'I have seen it' : 'Withdraw it'}
          </button>
        </form>
      )}
    </Note>
  )
}

function PublishForm({
  view,
  revision,
  typed = {},
}: { view: PublishView; revision: number } & Partial<Typed>) {
  const { changes, asked, against, days } = view
  const many = changes.length === 1 ? '1 change' : `${changes.length} changes`
  return (
    <section className="panel padded max-w-[720px]" aria-labelledby="publish-title">
      <h2 id="publish-title" className="mb-2">
        Publish
      </h2>
      <form method="post" className="stack">
        <input type="hidden" name="revision" value={revision} />
        <TextField
          label="What for"
          name="note"
          defaultValue={typed.note}
          maxLength={500}
          hint="It stands with the version."
        />
        <PublishQuestions asked={asked} typed={typed} />
        <Moment days={days} typed={typed} />
        <p className="hint">All rules are asked again, then it is on the site within seconds.</p>
        <div>
          <button type="submit" name="do" value="publish" className="button primary">
            {against === null ? 'Publish it' : `Publish ${many}`}
          </button>
        </div>
      </form>
    </section>
  )
}
