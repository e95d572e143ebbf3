import { longestAnswer, refusalReasons } from '#domain/reviews/review.ts'
import { Facts } from '../ui/facts.tsx'
import { SelectField, TextArea } from '../ui/field.tsx'
import { FormFoot } from '../ui/form-foot.tsx'
import { Note } from '../ui/note.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Panel } from '../ui/panel.tsx'
import { PostForm } from '../ui/post-form.tsx'
import type { ReviewAnswer } from './change-review.ts'
import type { ReviewView } from './show-review.ts'
import { ReviewTag, StarsInText } from './state-tag.tsx'

type ReviewPageProps = { view: ReviewView; answer: ReviewAnswer }

export function ReviewPage({ view, answer }: ReviewPageProps) {
  const { errors = {}, typed = {}, conflict } = answer
  return (
    <>
      <div className="line mb-1">
        <ReviewTag state={view.state} />
        <span className="small quiet-text">{view.decided}</span>
      </div>
      <PageHead title={view.name} line={`${view.trip}, ${view.dates}`}>
        {view.state === 'published' && view.publicPath && (
          <a href={view.publicPath} className="button">
            See it on the site
          </a>
        )}
      </PageHead>
      {errors[''] && (
        <div className="mb-4">
          <Note tone="bad">{errors['']}</Note>
        </div>
      )}
      {conflict && (
        <div className="mb-4">
          <Note tone="wait">
            <b>Somebody was first, after you opened this.</b> Nothing was overwritten. It is now:{' '}
            {conflict.theirs} You wanted {conflict.yours}. If that still holds, do it once more.
          </Note>
        </div>
      )}
      <div className="columns with-side">
        <div className="stack">
          <Written view={view} />
          {view.answer && (
            <Panel title="Our answer" beside={`${view.answer.who}, ${view.answer.at}`} padded>
              <p className="max-w-[64ch] whitespace-pre-wrap">{view.answer.text}</p>
            </Panel>
          )}
          {view.acts.answer && <AnswerForm errors={errors} typed={typed} />}
        </div>
        <div className="stack">
          {(view.acts.publish || view.acts.refuse) && <Decide view={view} errors={errors} typed={typed} />}
          <Panel title="Whose it is" padded>
            <Facts
              facts={{
                Booking: view.mayRead ? (
                  <a href={`/console/bookings/${view.reference}`} className="link reference">
                    {view.reference}
                  </a>
                ) : (
                  <span className="reference">{view.reference}</span>
                ),
                Written: view.written,
                'Shown as': view.name,
              }}
            />
          </Panel>
        </div>
      </div>
    </>
  )
}

function Written({ view: { stars, text, answers } }: { view: ReviewView }) {
  return (
    <Panel title="Their words" end={<StarsInText stars={stars} />} padded>
      <div className="stack">
        {text === '' ? (
          <p className="quiet-text">Erased.</p>
        ) : (
          <p className="max-w-[64ch] whitespace-pre-wrap break-words">{text}</p>
        )}
        {answers.length > 0 && (
          <Facts facts={Object.fromEntries(answers.map(({ title, said }) => [title, said]))} />
        )}
      </div>
    </Panel>
  )
}

type FormProps = { errors: NonNullable<ReviewAnswer['errors']>; typed: Record<string, string> }

function AnswerForm({ errors, typed }: FormProps) {
  return (
    <section className="panel padded">
      <PostForm errors={errors.text ? { text: errors.text } : {}} warns>
        <TextArea
          label="Answer it"
          name="text"
          defaultValue={typed.text}
          errors={errors}
          rows={4}
          maxLength={longestAnswer}
          hint="Everybody reads it below the review. It can be given once, and not changed afterwards."
        />
        <FormFoot act="answer" label="Publish this answer" />
      </PostForm>
    </section>
  )
}

function Decide({ view, errors, typed }: FormProps & { view: ReviewView }) {
  const { acts, state } = view
  return (
    <Panel title="Decide" padded mine={state === 'received'}>
      <div className="stack">
        {acts.publish && (
          <PostForm className="">
            <input type="hidden" name="seen" value={state} />
            <button type="submit" name="do" value="publish" className="button primary">
              {state === 'refused' ? 'Publish it after all' : 'Publish it'}
            </button>
          </PostForm>
        )}
        {acts.refuse && (
          <details open={errors.reason !== undefined}>
            <summary className="link">{state === 'published' ? 'Take it down …' : 'Refuse it …'}</summary>
            <PostForm className="stack mt-2">
              <input type="hidden" name="seen" value={state} />
              <SelectField
                label="Why"
                name="reason"
                defaultValue={typed.reason ?? ''}
                errors={errors}
                hint="Its author reads the reason. That it is poor, or wrong in our eyes, is none: answer it."
              >
                <option value="">Choose</option>
                {Object.entries(refusalReasons).map(([name, { title }]) => (
                  <option key={name} value={name}>
                    {title}
                  </option>
                ))}
              </SelectField>
              <FormFoot
                act="refuse"
                label={state === 'published' ? 'Take it down' : 'Refuse it'}
                look="ink"
              />
            </PostForm>
          </details>
        )}
      </div>
    </Panel>
  )
}
