import type { ReactNode } from 'react'
import { ListTable } from '../ui/list-table.tsx'
import { Note } from '../ui/note.tsx'
import { PageHead } from '../ui/page-head.tsx'
import type { Differing } from './both-together.ts'
import type { ItemConflict } from './change-item.ts'
import { FieldControls } from './field-control.tsx'
import { FormContext } from './form-context.ts'
import type { ItemView } from './show-item.ts'

type ConflictView = Pick<ItemView, 'title' | 'line' | 'address' | 'revision'> &
  Partial<Pick<ItemView, 'section'>>
type ConflictProps = { view: ConflictView; conflict: ItemConflict }

/** Nothing is lost and nothing overwritten: theirs and yours by field, and the form with the two put together. */
export function ConflictPage({ view, conflict, children }: ConflictProps & { children?: ReactNode }) {
  const { who, at, differing, of } = conflict
  return (
    <>
      <PageHead title={view.title} line={view.line} />
      <div className="stack">
        <Note tone="wait">
          <b>
            {who} {of === 'draft' ? 'changed' : 'published'} this at {at}, after you{' '}
            {of === 'draft' ? 'opened it' : 'had begun your draft'}.
          </b>{' '}
          Nothing of yours is lost and nothing was overwritten. Choose, or write the two together.
        </Note>
        <section className="panel">
          <ListTable
            caption="Where the two differ"
            columns={columns}
            rows={differing}
            keyOf={({ label }) => label}
          />
        </section>
        <div className="line">
          {of === 'draft' ? <KeepTheirs view={view} /> : <DropMine view={view} />}
          <KeepMine view={view} conflict={conflict} />
        </div>
        {of === 'draft' && children}
      </div>
    </>
  )
}

const columns = [
  { name: 'field', title: 'Field', show: ({ label }: Differing) => <b>{label}</b> },
  { name: 'theirs', title: 'Theirs', show: ({ theirs }: Differing) => <Words text={theirs} /> },
  { name: 'yours', title: 'Yours, not saved', show: ({ yours }: Differing) => <Words text={yours} /> },
]

function Words({ text }: { text: string }) {
  return text === '' ? (
    <span className="quiet-text">nothing</span>
  ) : (
    <span className="whitespace-pre-wrap break-words">{text}</span>
  )
}

function KeepTheirs({ view }: { view: ConflictView }) {
  return (
    <a href={`${view.address}?section=${view.section?.name ?? ''}`} className="button">
      Keep theirs
    </a>
  )
}

function DropMine({ view: { revision, address } }: { view: ConflictView }) {
  return (
    <form method="post" action={address}>
      <input type="hidden" name="revision" value={revision ?? ''} />
      <button type="submit" name="do" value="drop" className="button">
        Keep theirs, give my draft up
      </button>
    </form>
  )
}

function KeepMine({ view: { revision, address }, conflict: { of, sent } }: ConflictProps) {
  return (
    <form method="post" action={address}>
      {sent.map(([name, value], i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a name may stand there several times
        <input key={`${name} ${i}`} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="revision" value={revision ?? ''} />
      <button type="submit" name="do" value={of === 'draft' ? 'save' : 'keep mine'} className="button">
        Keep mine
      </button>
    </form>
  )
}

type TogetherProps = { view: ItemView; together: Record<string, unknown> }

export function Together({ view, together }: TogetherProps) {
  return (
    <section className="panel padded" aria-labelledby="both-title">
      <h2 id="both-title" className="mb-2">
        Both together
      </h2>
      <form method="post" action={`${view.address}?section=${view.section.name}`} noValidate>
        <input type="hidden" name="section" value={view.section.name} />
        <input type="hidden" name="revision" value={view.revision ?? ''} />
        <FormContext
          value={{
            problems: [],
            beside: view.beside,
            places: view.places,
            pictures: view.pictures,
            changed: () => {},
          }}
        >
          <FieldControls fields={view.section.fields} value={together} />
        </FormContext>
        <div className="form-foot mt-4">
          <button type="submit" name="do" value="save" className="button primary">
            Save both
          </button>
        </div>
      </form>
    </section>
  )
}
