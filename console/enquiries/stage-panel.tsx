import { lostReasons } from '#domain/enquiries/stages.ts'
import { SelectField, TextField } from '../ui/field.tsx'
import { Panel } from '../ui/panel.tsx'
import { type FormErrors, PostForm } from '../ui/post-form.tsx'
import type { EnquiryView } from './show-enquiry.ts'
import { StageTag } from './stage-tag.tsx'

type StagePanelProps = { view: EnquiryView; errors: FormErrors; typed: Record<string, string> }

/** How far it has come, and the steps that may follow. Those that end it ask for a word more. */
export function StagePanel({ view, errors, typed }: StagePanelProps) {
  const { acts, stage, won, next, revision } = view
  const to = acts.moves.map((move) => move.to)
  const plain = acts.moves.filter((move) => move.to !== 'won' && move.to !== 'lost')
  const isOver = stage === 'won' || stage === 'lost'
  if (acts.moves.length === 0 && !isOver) return null
  return (
    <Panel title={isOver ? 'It is over' : 'Where it stands'} end={<StageTag stage={stage} />} padded>
      <div className="stack">
        {won ? (
          <p>
            Won with{' '}
            <a href={`/console/bookings/${won}`} className="link">
              {won}
            </a>
          </p>
        ) : (
          isOver && <p>{next}</p>
        )}
        {plain.length > 0 && (
          <div className="line">
            {plain.map(({ to: name, title }) => (
              <PostForm key={name} className="">
                <input type="hidden" name="revision" value={revision} />
                <input type="hidden" name="stage" value={name} />
                <button type="submit" name="do" value="move" className="button">
                  {isOver ? `Take it up again: ${title.toLowerCase()}` : `To ${title.toLowerCase()}`}
                </button>
              </PostForm>
            ))}
          </div>
        )}
        {to.includes('won') && <Won view={view} errors={errors} typed={typed} />}
        {to.includes('lost') && <Lost view={view} errors={errors} typed={typed} />}
        {acts.change && !view.suspect && (
          <PostForm className="">
            <button type="submit" name="do" value="suspect" className="button quiet">
              Mark as suspect
            </button>
          </PostForm>
        )}
      </div>
    </Panel>
  )
}

function Won({ view, errors, typed }: StagePanelProps) {
  return (
    <details open={errors.booking !== undefined}>
      <summary className="link">Won …</summary>
      <PostForm className="stack mt-2">
        <input type="hidden" name="revision" value={view.revision} />
        <TextField
          label="With which booking"
          name="booking"
          defaultValue={typed.booking ?? view.acts.likelyBooking}
          errors={errors}
          autoComplete="off"
          autoCapitalize="characters"
          hint="Its reference; empty where it was sold without one."
        />
        <div className="form-foot">
          <button type="submit" name="do" value="won" className="button">
            It is won
          </button>
        </div>
      </PostForm>
    </details>
  )
}

function Lost({ view, errors, typed }: StagePanelProps) {
  return (
    <details open={errors.reason !== undefined}>
      <summary className="link">Lost …</summary>
      <PostForm className="stack mt-2">
        <input type="hidden" name="revision" value={view.revision} />
        <SelectField label="Why" name="reason" defaultValue={typed.reason ?? ''} errors={errors}>
          <option value="">Choose</option>
          {Object.entries(lostReasons).map(([name, title]) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </SelectField>
        <div className="form-foot">
          <button type="submit" name="do" value="lost" className="button ink">
            It is lost
          </button>
        </div>
      </PostForm>
    </details>
  )
}
