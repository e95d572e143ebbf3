import { Image } from 'lucide'
import { Picture } from '#app/ui/picture.tsx'
import { TextField } from '../ui/field.tsx'
import { FormFoot } from '../ui/form-foot.tsx'
import { Note } from '../ui/note.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Panel } from '../ui/panel.tsx'
import { type FormErrors, PostForm } from '../ui/post-form.tsx'
import { State } from '../ui/state.tsx'
import type { PhotographsView } from './show-photographs.ts'

type PhotographsPageProps = {
  view: PhotographsView
  errors: FormErrors
  typed: Record<string, string>
}

export function PhotographsPage({ view, errors, typed }: PhotographsPageProps) {
  const { rows, mayAdd, isAdded } = view
  return (
    <>
      <PageHead
        title="Photographs"
        line="Your own, for trips and posts. They stand beside the drawn pictures and are cut to every shape that pages need."
      />
      <div className={mayAdd ? 'columns with-side' : 'columns'}>
        <div className="stack">
          {isAdded && (
            <Note tone="good">
              <p>It is kept, without place, time and camera. Choose it among the pictures of a trip.</p>
            </Note>
          )}
          {rows.length === 0 ? (
            <State icon={Image} title="No photograph yet">
              What you add here can be chosen for trips and posts. Until then drawn pictures are shown.
            </State>
          ) : (
            <Photographs rows={rows} />
          )}
        </div>
        {mayAdd && (
          <Panel title="Add a photograph" padded>
            <PostForm errors={errors} files>
              <TextField
                label="Photograph"
                name="file"
                type="file"
                accept="image/jpeg,image/png,image/webp,image/avif"
                hint="JPEG, PNG, WebP or AVIF, at least 1,600 × 1,000 px, at most 25 MB. You must own it, or have the right to show it."
                errors={errors}
              />
              <TextField
                label="What it shows"
                name="alt"
                maxLength={200}
                defaultValue={typed.alt ?? ''}
                hint="For those who can’t see it: ‘Riders on the Khardung La, prayer flags behind them’."
                errors={errors}
              />
              <FormFoot act="add" label="Add it" look="primary" />
            </PostForm>
          </Panel>
        )}
      </div>
    </>
  )
}

function Photographs({ rows }: Pick<PhotographsView, 'rows'>) {
  return (
    <ul className="photographs">
      {rows.map(({ hash, picture, alt, size, added, shownBy, address }) => (
        <li key={hash} id={hash} className="panel">
          <Picture data={picture} sizes="(min-width: 900px) 320px, 92vw" alt="" className="aspect-8/5" />
          <div className="padded stack">
            <p>{alt}</p>
            <p className="small quiet-text">
              {size} · {added}
            </p>
            <p className="small quiet-text">
              {shownBy.length === 0
                ? 'No trip shows it yet.'
                : `Shown by ${shownBy.map(({ title }) => title).join(', ')}.`}
            </p>
            <p className="small">
              <span className="sr-only">Address: </span>
              <code className="break-all">{address}</code>
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
