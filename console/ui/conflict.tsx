import { TextArea } from './field.tsx'
import { Note } from './note.tsx'
import { Panel } from './panel.tsx'
import { PostForm } from './post-form.tsx'

/** Two versions of one text: somebody saved theirs after this page was opened. Answered with 409. */
export type ConflictView = {
  who: string
  /** As it is shown: '10:19'. */
  at: string
  theirs: string
  yours: string
  /** What the next save is held against. */
  version: string
}

type ConflictProps = {
  conflict: ConflictView
  /** The name of the text's field, and the value of the button `do` that saves it. */
  name: string
  act: string
  back: string
}

/** Nothing is lost and nothing overwritten: theirs, yours, and a field that starts with the two put together. */
export function Conflict({ conflict: { who, at, theirs, yours, version }, name, act, back }: ConflictProps) {
  const keep = (title: string, text: string, label: string) => (
    <Panel
      title={title}
      padded
      end={
        <PostForm className="">
          <input type="hidden" name={name} value={text} />
          <input type="hidden" name="version" value={version} />
          <button type="submit" name="do" value={act} className="button">
            {label}
          </button>
        </PostForm>
      }
    >
      <p className="whitespace-pre-wrap">{text}</p>
    </Panel>
  )
  return (
    <div className="stack">
      <Note tone="wait">
        <b>
          {who} changed this at {at}, after you opened it.
        </b>{' '}
        Nothing of yours is lost and nothing was overwritten. Choose, or write the two together.
      </Note>
      <div className="columns halves">
        {keep(`Theirs, saved ${at}`, theirs, 'Keep theirs')}
        {keep('Yours, not saved', yours, 'Keep mine')}
      </div>
      <section className="panel padded">
        <PostForm>
          <input type="hidden" name="version" value={version} />
          <TextArea label="Both together" name={name} defaultValue={`${theirs}\n${yours}`} />
          <div className="form-foot">
            <a href={back} className="button">
              Leave
            </a>
            <button type="submit" name="do" value={act} className="button primary">
              Save both
            </button>
          </div>
        </PostForm>
      </section>
    </div>
  )
}
