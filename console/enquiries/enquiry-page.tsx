import { Mail, Phone } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'
import { TextArea } from '../ui/field.tsx'
import { Note } from '../ui/note.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Panel } from '../ui/panel.tsx'
import { type FormErrors, PostForm } from '../ui/post-form.tsx'
import { Tag } from '../ui/tag.tsx'
import { Timeline } from '../ui/timeline.tsx'
import type { EnquiryAnswer } from './change-enquiry.ts'
import { ChatPanel, ContactPanel, NextPanel, SamePhonePanel } from './enquiry-panels.tsx'
import type { EnquiryView } from './show-enquiry.ts'
import { StagePanel } from './stage-panel.tsx'
import { StageTag } from './stage-tag.tsx'

export type EnquiryPageProps = {
  view: EnquiryView
  answer: EnquiryAnswer
  /** Of the forms that write once. */
  keys: { note: string; chat: string }
}

export function EnquiryPage({ view, answer, keys }: EnquiryPageProps) {
  const { errors = {}, typed = {}, conflict } = answer
  return (
    <>
      <div className="line mb-1">
        {view.suspect ? <Tag tone="bad">Suspect</Tag> : <StageTag stage={view.stage} />}
        <span className="small quiet-text">{view.state}</span>
      </div>
      <PageHead title={view.name} line={view.wants}>
        <Reach view={view} />
        {view.acts.book && (
          <a href={`/console/bookings/new?enquiry=${view.reference}`} className="button primary">
            Make a booking
          </a>
        )}
      </PageHead>
      {errors[''] && (
        <div className="mb-4">
          <Note tone="bad">{errors['']}</Note>
        </div>
      )}
      {conflict && <Conflicting conflict={conflict} />}
      {view.suspect && <Suspect mayChange={view.acts.change} />}
      <div className="columns with-side">
        <div className="stack">
          <Words view={view} />
          <Panel title="What happened" padded id="happened">
            <Timeline
              happenings={view.happenings.map((one) => ({
                ...one,
                what: <span className="whitespace-pre-wrap">{one.what}</span>,
              }))}
            />
          </Panel>
          {view.acts.change && <NoteForm errors={errors} typed={typed} formKey={keys.note} />}
          {view.chat.length > 0 && <ChatPanel view={view} errors={errors} formKey={keys.chat} />}
        </div>
        <div className="stack">
          {view.acts.next && <NextPanel view={view} errors={errors} typed={typed} />}
          <StagePanel view={view} errors={errors} typed={typed} />
          <SamePhonePanel view={view} />
          <ContactPanel view={view} />
        </div>
      </div>
    </>
  )
}

function Reach({ view: { contact, reference, wants } }: { view: EnquiryView }) {
  return (
    <>
      {contact.dial && (
        <a href={`tel:+${contact.dial}`} className="button">
          <Icon node={Phone} size={16} />
          Call
        </a>
      )}
      {contact.mail && (
        <a
          href={`mailto:${encodeURIComponent(contact.mail)}?subject=${encodeURIComponent(`${wants || 'Your enquiry'} (${reference})`)}`}
          className="button"
        >
          <Icon node={Mail} size={16} />
          Mail
        </a>
      )}
    </>
  )
}

function Conflicting({ conflict }: { conflict: NonNullable<EnquiryAnswer['conflict']> }) {
  const { who, at, theirs, yours } = conflict
  return (
    <div className="mb-4">
      <Note tone="wait">
        <b>
          {who} changed this at {at}, after you opened it.
        </b>{' '}
        Nothing was overwritten. It is now: {theirs}. You wanted: {yours}. If that still holds, do it once
        more.
      </Note>
    </div>
  )
}

function Suspect({ mayChange }: { mayChange: boolean }) {
  return (
    <div className="mb-4">
      <Note tone="wait">
        <div className="line">
          <span>
            A field that people don’t see was filled in, or somebody has marked it. No mail was written about
            it, and it stands in no list of work.
          </span>
          {mayChange && (
            <PostForm className="">
              <button type="submit" name="do" value="no suspect" className="button">
                It is no suspect
              </button>
            </PostForm>
          )}
        </div>
      </Note>
    </div>
  )
}

/** What they wrote; what stands under it comes after it, word for word. */
function Words({ view: { words } }: { view: EnquiryView }) {
  return (
    <Panel title="Their words" padded>
      <div className="stack">
        {words.map(({ reference, at, wants, message, pagePath }, i) => (
          <div key={reference}>
            {i > 0 && (
              <p className="small quiet-text">
                Earlier, {at} <span className="reference">{reference}</span>
              </p>
            )}
            {i > 0 && wants && <p>{wants}</p>}
            {message ? (
              <p className="max-w-[64ch] whitespace-pre-wrap">{message}</p>
            ) : (
              <p className="quiet-text">
                No message: the form on {pagePath} asks for trip, people and month alone.
              </p>
            )}
          </div>
        ))}
      </div>
    </Panel>
  )
}

type NoteFormProps = { errors: FormErrors; typed: Record<string, string>; formKey: string }

function NoteForm({ errors, typed, formKey }: NoteFormProps) {
  return (
    <section className="panel padded">
      <PostForm errors={errors.text ? { text: errors.text } : {}} warns>
        <input type="hidden" name="key" value={formKey} />
        <TextArea
          label="Write a note"
          name="text"
          defaultValue={typed.text}
          errors={errors}
          rows={2}
          hint="Staff alone read it. It stays as it is written."
        />
        <div className="form-foot">
          <button type="submit" name="do" value="note" className="button">
            Keep this note
          </button>
        </div>
      </PostForm>
    </section>
  )
}
