import { TextArea, TextField } from '../ui/field.tsx'
import { FormFoot } from '../ui/form-foot.tsx'
import { Panel } from '../ui/panel.tsx'
import { type FormErrors, PostForm } from '../ui/post-form.tsx'

/** What would go out. */
export type LetterShown = {
  mails: number
  sms: number
  mail: { subject: string; body: string } | null
  smsText: string | null
}

type LetterView = { address: string; maySms: boolean; key: string }
type Typed = Record<string, string>

export function LetterForm({ view, errors, typed }: { view: LetterView; errors: FormErrors; typed: Typed }) {
  const { address, maySms, key } = view
  return (
    <section className="panel padded">
      <PostForm errors={errors} warns>
        <input type="hidden" name="key" value={typed.key ?? key} />
        <TextField
          label="Subject"
          name="subject"
          defaultValue={typed.subject}
          errors={errors}
          autoComplete="off"
        />
        <TextArea
          label="Mail"
          name="body"
          rows={8}
          defaultValue={typed.body}
          errors={errors}
          hint="Their name stands before it; trip, dates, reference and our number after it."
        />
        {maySms && (
          <label className="tick">
            <input type="checkbox" name="sms" value="yes" defaultChecked={typed.sms === 'yes'} />
            Also tell them by SMS that there is a mail
          </label>
        )}
        <FormFoot act="preview" label="Look at it first" look="primary" back={address} />
      </PostForm>
    </section>
  )
}

export function LetterPreviewPart({
  view: { address },
  typed,
  preview,
}: {
  view: LetterView
  typed: Typed
  preview: LetterShown
}) {
  const { mails, sms, mail, smsText } = preview
  const goesOut = `${mails} ${mails === 1 ? 'mail' : 'mails'}${sms > 0 ? ` and ${sms} SMS` : ''}`
  return (
    <div className="stack">
      <Panel title={mail?.subject ?? 'Nobody to write to'} beside="as the first of them reads it" padded>
        <div className="letter">{mail?.body}</div>
        {smsText && (
          <>
            <p className="small quiet-text mt-3 mb-1">By SMS</p>
            <div className="letter">{smsText}</div>
          </>
        )}
      </Panel>
      <PostForm>
        {['key', 'subject', 'body', 'sms'].map((name) => (
          <input key={name} type="hidden" name={name} value={typed[name] ?? ''} />
        ))}
        <div className="form-foot">
          <a href={address} className="button">
            Leave it
          </a>
          <button type="submit" name="do" value="write" className="button">
            Change the words
          </button>
          {mails > 0 && (
            <button type="submit" name="do" value="send" className="button primary">
              Send {goesOut}
            </button>
          )}
        </div>
      </PostForm>
    </div>
  )
}
