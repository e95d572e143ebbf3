import { FileCheck } from 'lucide'
import type { ThreeWay } from '#domain/content/three-ways.ts'
import { type Column, ListTable } from '../ui/list-table.tsx'
import { Note } from '../ui/note.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Panel } from '../ui/panel.tsx'
import { State } from '../ui/state.tsx'
import { Tag } from '../ui/tag.tsx'
import type { ItemAnswer } from './change-item.ts'
import { ItemTabs } from './item-tabs.tsx'
import type { FileView } from './show-file.ts'

type Drift = NonNullable<FileView['drift']>

/** Two ways that something went, here and in a release, and which of them holds. */
export function FilePage({ view, answer }: { view: FileView; answer: ItemAnswer }) {
  const { title, address, drift } = view
  return (
    <>
      <PageHead
        title={title}
        line="It was changed here, and a release changed its file. The site shows what it showed before."
      />
      <ItemTabs view={view} here="versions" />
      {drift === null ? (
        <State
          icon={FileCheck}
          title="Nothing is to be decided"
          ways={
            <a href={address} className="button">
              Write
            </a>
          }
        >
          Its file is as it was when this was written, or says the same.
        </State>
      ) : (
        <div className="stack">
          {answer.said && <Note tone="bad">{answer.said}</Note>}
          {!drift.knowsOrigin && (
            <Note>
              What the file said when this was edited was not written down then: below is what differs now.
            </Note>
          )}
          <Panel title="Where they went different ways" beside={drift.rows.length}>
            <ListTable
              caption="Where they went different ways"
              columns={columnsOf(drift)}
              rows={drift.rows}
              keyOf={({ label }) => label}
              isMine={({ both }) => both}
            />
          </Panel>
          {view.mayEdit && <Choices view={view} drift={drift} />}
        </div>
      )}
    </>
  )
}

function columnsOf({ knowsOrigin, ours }: Drift): Column<ThreeWay>[] {
  const field: Column<ThreeWay> = {
    name: 'field',
    title: 'Field',
    show: ({ label, both }) => (
      <>
        <b>{label}</b> {both && <Tag tone="wait">Both</Tag>}
      </>
    ),
  }
  const file: Column<ThreeWay> = {
    name: 'file',
    title: 'The file now',
    show: ({ file: said, ours: other, origin }) => (
      <Words of="The file now" text={said} beside={other ?? origin} />
    ),
  }
  if (!knowsOrigin)
    return [
      field,
      {
        name: 'ours',
        title: ours,
        show: ({ origin, file: other }) => <Words of={ours} text={origin} beside={other} />,
      },
      file,
    ]
  return [
    field,
    {
      name: 'origin',
      title: 'Before both',
      show: ({ origin, file: other, ours: own }) => (
        <Words of="Before both" text={origin} beside={own ?? other} />
      ),
    },
    file,
    {
      name: 'ours',
      title: ours,
      show: ({ ours: said, file: other, origin }) => <Words of={ours} text={said} beside={other ?? origin} />,
    },
  ]
}

/** Longer texts unfold; their line shows where the two begin to differ. */
const longest = 280

type WordsProps = {
  /** Whose they are: on a phone no head of a column says it. */
  of: string
  text: string | null
  beside: string | null
}

function Words({ of, text, beside }: WordsProps) {
  return (
    <>
      <span className="content-whose">{of}</span> <Said text={text} beside={beside} />
    </>
  )
}

function Said({ text, beside }: Omit<WordsProps, 'of'>) {
  if (text === null) return <span className="quiet-text">as before</span>
  if (text === '') return <span className="quiet-text">nothing</span>
  const said = <span className="whitespace-pre-wrap break-words">{text}</span>
  if (text.length <= longest) return said
  return (
    <details>
      <summary>{whereItDiffers(text, beside ?? '')}</summary>
      {said}
    </details>
  )
}

function whereItDiffers(text: string, other: string): string {
  const same = [...text].findIndex((letter, i) => letter !== other[i])
  const from = Math.max(0, (same < 0 ? text.length : same) - 40)
  return `${from > 0 ? '… ' : ''}${text.slice(from, from + 90)}${from + 90 < text.length ? ' …' : ''}`
}

function Choices({ view: { mayPublish }, drift }: { view: FileView; drift: Drift }) {
  const { rows, revision, version, knowsOrigin } = drift
  const inBoth = rows.filter(({ both }) => both).length
  const isDraft = revision !== null
  return (
    <section className="panel padded max-w-[720px]" aria-labelledby="decide-title">
      <h2 id="decide-title" className="mb-2">
        Which of them holds?
      </h2>
      <form method="post" className="stack">
        <input type="hidden" name="revision" value={revision ?? ''} />
        <input type="hidden" name="version" value={version ?? ''} />
        <div>
          <button type="submit" name="do" value="both" className="button primary">
            Write both together
          </button>
          <p className="hint mt-2">{bothHint(knowsOrigin, inBoth, isDraft)}</p>
        </div>
        {mayPublish && (
          <div>
            <button type="submit" name="do" value="keep ours" className="button">
              Keep ours
            </button>
            <p className="hint mt-2">
              {isDraft
                ? 'The draft stays as it is. Look it over, then publish it.'
                : 'The site stays as it is. A new version says that the file was compared.'}
            </p>
          </div>
        )}
        <div>
          <button type="submit" name="do" value="take the file" className="button">
            Take the file’s
          </button>
          <p className="hint mt-2">
            {isDraft
              ? 'The file’s words take the place of the draft. Look them over, then publish them.'
              : 'The file’s words become a draft. Look them over, then publish them.'}
          </p>
        </div>
      </form>
    </section>
  )
}

function bothHint(knowsOrigin: boolean, inBoth: number, isDraft: boolean): string {
  const opens = isDraft ? 'The draft goes on in the editor' : 'A draft opens in the editor'
  if (!knowsOrigin) return `${opens} with ours. What of the file is wanted has to be written there.`
  const fields = inBoth === 1 ? 'In 1 field both did' : `In ${inBoth} fields both did`
  return `${opens} with what was changed here and what the file changed.${inBoth > 0 ? ` ${fields}: there ours stands.` : ''}`
}
