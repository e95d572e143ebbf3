import { MessageCircle } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'
import { Facts } from '../ui/facts.tsx'
import { Choices, SelectField, TextField } from '../ui/field.tsx'
import { Panel, Row, Rows } from '../ui/panel.tsx'
import { type FormErrors, PostForm } from '../ui/post-form.tsx'
import type { EnquiryView } from './show-enquiry.ts'

type PanelProps = { view: EnquiryView; errors: FormErrors; typed: Record<string, string> }

/** Who calls, and when. */
export function NextPanel({ view, errors, typed }: PanelProps) {
  const { revision, nextDay, today, owner, owners, due, next } = view
  return (
    <Panel title="Next" end={<span className="small quiet-text">{next}</span>} padded mine={due}>
      <PostForm>
        <input type="hidden" name="revision" value={revision} />
        <TextField
          label="Call on"
          name="day"
          type="date"
          min={today}
          defaultValue={typed.day ?? nextDay}
          errors={errors}
        />
        <SelectField label="Owner" name="owner" defaultValue={typed.owner ?? owner} errors={errors}>
          <option value="">Nobody</option>
          {owners.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </SelectField>
        <div className="form-foot">
          <button type="submit" name="do" value="next" className="button">
            Save
          </button>
        </div>
      </PostForm>
    </Panel>
  )
}

/** What else we know of who asks. */
export function SamePhonePanel({ view: { samePhone, acts, contact } }: { view: EnquiryView }) {
  const { enquiries, bookings } = samePhone
  if (contact.phone === null) return null
  const isAlone = enquiries.length + bookings.length === 0
  return (
    <Panel title="Same phone" padded={isAlone}>
      {isAlone ? (
        <p className="quiet-text">No other enquiry and no booking of this phone.</p>
      ) : (
        <Rows>
          {enquiries.map(({ reference, name, to, line, mayMerge }) => (
            <Row
              key={reference}
              end={
                mayMerge &&
                acts.change && (
                  <PostForm className="">
                    <input type="hidden" name="other" value={reference} />
                    <button type="submit" name="do" value="merge" className="button small">
                      Merge<span className="sr-only"> with the enquiry of {name}</span>
                    </button>
                  </PostForm>
                )
              }
            >
              <a href={to} className="row-link">
                <b>{name}</b>
              </a>
              <p className="small quiet-text">{line}</p>
            </Row>
          ))}
          {bookings.map(({ reference, line }) => (
            <Row key={reference}>
              <a href={`/console/bookings/${reference}`} className="row-link reference">
                {reference}
              </a>
              <p className="small quiet-text">{line}</p>
            </Row>
          ))}
        </Rows>
      )}
    </Panel>
  )
}

type ChatPanelProps = { view: EnquiryView; errors: FormErrors; formKey: string }

/** Opens a tab of its own, so that this page stays. Pressed twice it opens twice, and is noted once. */
export function ChatPanel({ view: { chat, fitting }, errors, formKey }: ChatPanelProps) {
  return (
    <Panel title="WhatsApp, words filled in" padded id="whatsapp">
      <form method="post" target="_blank" className="stack">
        <input type="hidden" name="key" value={formKey} />
        <Choices label="What to say" name="words" choices={chat} chosen={fitting} errors={errors} />
        <div className="form-foot">
          <button type="submit" name="do" value="whatsapp" className="button">
            <Icon node={MessageCircle} size={16} />
            Open WhatsApp, and note it
          </button>
        </div>
      </form>
    </Panel>
  )
}

export function ContactPanel({ view: { contact, reference, words, askedOn } }: { view: EnquiryView }) {
  return (
    <Panel title="Contact" padded>
      <Facts
        facts={{
          Phone: contact.phone ? <span className="figure">{contact.phone}</span> : 'Not given',
          Mail: contact.email,
          Sent: words[0]?.at,
          Page: (
            <a href={askedOn} className="link" target="_blank" rel="noreferrer">
              {words[0]?.pagePath}
            </a>
          ),
          Reference: <span className="reference">{reference}</span>,
        }}
      />
    </Panel>
  )
}
