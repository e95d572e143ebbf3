import { Check } from 'lucide'
import { useRef } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import type { PlacedProblem } from '#domain/content/fields/place-problems.ts'
import { Note } from '../ui/note.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Panel } from '../ui/panel.tsx'
import type { ItemAnswer } from './change-item.ts'
import { ConflictPage, Together } from './conflict-page.tsx'
import { FieldControls } from './field-control.tsx'
import { FileChanged } from './file-changed.tsx'
import { FormContext, placesId } from './form-context.ts'
import { ItemTabs } from './item-tabs.tsx'
import { ProblemLines } from './problem-lines.tsx'
import { RenderedText } from './rendered-text.tsx'
import type { ItemView } from './show-item.ts'
import { type Saving, useAutosave } from './use-autosave.ts'

type EditorProps = { view: ItemView; answer: ItemAnswer }

/** A thing of the content as a form of sections, saved as somebody writes; the rules speak beside the fields that they mean. */
export function EditorPage({ view, answer }: EditorProps) {
  const form = useRef<HTMLFormElement>(null)
  const work = useAutosave(form, {
    first: view.revision,
    found: answer.problems ?? view.problems,
    drawn: view.rendered,
  })
  const { problems, revision } = work
  if (answer.conflict)
    return (
      <ConflictPage view={view} conflict={answer.conflict}>
        <Together view={view} together={answer.conflict.together} />
      </ConflictPage>
    )
  const isDraft = revision !== null
  return (
    <>
      <PageHead title={view.title} line={view.line}>
        {view.publicPath && (
          <a href={view.publicPath} className="button" target="_blank" rel="noreferrer">
            See it on the site
          </a>
        )}
      </PageHead>
      <ItemTabs view={view} here="form" />
      {answer.said && (
        <div className="mb-4">
          <Note tone="bad">{answer.said}</Note>
        </div>
      )}
      {view.fileChanged && (
        <div className="mb-4">
          <FileChanged address={view.address} />
        </div>
      )}
      {view.planned && (
        <div className="mb-4">
          <Note tone={view.planned.refused.length > 0 ? 'bad' : 'wait'}>
            {view.planned.refused.length > 0
              ? `It was to go out ${view.planned.at}, and was refused.`
              : `It goes out ${view.planned.at}. What is changed here from now on keeps it back.`}{' '}
            <a href={`${view.address}/publish`} className="link">
              See it
            </a>
          </Note>
        </div>
      )}
      <div className="content-editor">
        <div className="stack">
          <SectionLinks view={view} problems={problems} isDraft={isDraft} />
          <ProblemList view={view} problems={problems} isDraft={isDraft} />
          {isDraft && (
            <a href={`${view.address}/publish`} className="button primary">
              Look it over and publish
            </a>
          )}
          {isDraft && view.mayEdit && <DropPanel revision={revision} />}
        </div>
        <div className={view.rendered ? 'content-two' : 'stack'}>
          <section className="panel padded" aria-labelledby="section-title">
            <form
              method="post"
              action={`${view.address}?section=${view.section.name}`}
              ref={form}
              noValidate
              onInput={work.changed}
              onSubmit={(event) => {
                event.preventDefault()
                work.changed()
                work.flush()
              }}
            >
              <input type="hidden" name="do" value="save" />
              <input type="hidden" name="section" value={view.section.name} />
              <input type="hidden" name="revision" value={revision ?? ''} />
              {/* Enter in a field saves: the first button of a form is the one that it presses. */}
              <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true">
                Save
              </button>
              <div className="content-form-head">
                <h2 id="section-title">{view.section.title}</h2>
                {view.mayEdit && <SavedLine saving={work.saving} onSeeBoth={() => form.current?.submit()} />}
              </div>
              <fieldset disabled={!view.mayEdit} className="content-all">
                <legend className="sr-only">{view.section.title}</legend>
                <FormContext
                  value={{
                    problems,
                    beside: view.beside,
                    places: view.places,
                    pictures: view.pictures,
                    changed: work.changed,
                  }}
                >
                  <FieldControls fields={view.section.fields} value={view.value} />
                </FormContext>
                {view.places.length > 0 && (
                  <datalist id={placesId}>
                    {view.places.map(({ id, name }) => (
                      <option key={id} value={id}>
                        {name}
                      </option>
                    ))}
                  </datalist>
                )}
              </fieldset>
              {view.mayEdit && (
                <div className="form-foot mt-4">
                  <button type="submit" className="button">
                    Save
                  </button>
                </div>
              )}
            </form>
          </section>
          {view.rendered && work.rendered && <RenderedText body={work.rendered} />}
        </div>
      </div>
    </>
  )
}

function SavedLine({ saving, onSeeBoth }: { saving: Saving; onSeeBoth: () => void }) {
  return (
    <p className="small quiet-text" role="status" data-saving={saving.kind}>
      {saving.kind === 'saving' && 'Saving …'}
      {saving.kind === 'saved' && `Saved ${saving.at}`}
      {saving.kind === 'offline' && 'Not saved: no answer. It is tried again.'}
      {saving.kind === 'log in' && 'Not saved: log in again, in another window.'}
      {saving.kind === 'refused' && 'Not saved: see what is wrong.'}
      {saving.kind === 'conflict' && (
        <>
          {saving.who} changed this at {saving.at}.{' '}
          <button type="button" className="link" onClick={onSeeBoth}>
            See both
          </button>
        </>
      )}
    </p>
  )
}

type Parts = { view: ItemView; problems: readonly PlacedProblem[]; isDraft: boolean }

function SectionLinks({ view, problems, isDraft }: Parts) {
  if (view.sections.length < 2) return null
  return (
    <nav className="panel content-sections" aria-label="Sections">
      <ul>
        {view.sections.map(({ name, title, to, here }) => {
          const wrong = problems.filter(({ section }) => section === name).length
          return (
            <li key={name}>
              <a href={to} aria-current={here ? 'page' : undefined}>
                {title}
                {wrong > 0 && (
                  <span className="content-wrong">
                    {wrong}
                    <span className="sr-only"> {wrong === 1 ? 'problem' : 'problems'}</span>
                  </span>
                )}
                {wrong === 0 && isDraft && (
                  <span className="content-right">
                    <Icon node={Check} size={16} />
                    <span className="sr-only">in order</span>
                  </span>
                )}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

function ProblemList({ view, problems, isDraft }: Parts) {
  if (problems.length === 0)
    return isDraft ? (
      <p className="hint">All rules are content with it, beside all that the site has.</p>
    ) : null
  return (
    <Panel title="Before it can go out" beside={problems.length}>
      <ProblemLines problems={problems} address={view.address} here={view.section.name} />
    </Panel>
  )
}

function DropPanel({ revision }: { revision: number }) {
  return (
    <details>
      <summary className="link small">Give this draft up …</summary>
      <form method="post" className="mt-2">
        <p className="hint mb-2">What was written in it is lost. The site stays as it is.</p>
        <input type="hidden" name="revision" value={revision} />
        <button type="submit" name="do" value="drop" className="button ink">
          Give the draft up
        </button>
      </form>
    </details>
  )
}
