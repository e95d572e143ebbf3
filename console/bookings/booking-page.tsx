import { Phone } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'
import { formatPaise } from '#domain/money/money.ts'
import { Facts } from '../ui/facts.tsx'
import { TextArea } from '../ui/field.tsx'
import { FormFoot } from '../ui/form-foot.tsx'
import { Ledger } from '../ui/ledger.tsx'
import { type Column, ListTable } from '../ui/list-table.tsx'
import { Note } from '../ui/note.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Panel, Row, Rows } from '../ui/panel.tsx'
import { type FormErrors, PostForm } from '../ui/post-form.tsx'
import { Tag } from '../ui/tag.tsx'
import { Timeline } from '../ui/timeline.tsx'
import { Guests, LeftAlone, Moved } from './guests-panel.tsx'
import { MoneyActs, Receipts } from './money-acts.tsx'
import type { BookingView } from './show-booking.ts'
import { StateTag } from './state-tag.tsx'

type Shown = { phone: string; email: string; dial: string } | null
type BookingPageProps = {
  view: BookingView
  errors: FormErrors
  typed: Record<string, string>
  /** What was asked for with 'Show'. */
  shown: Shown
  /** Of the note's form. */
  formKey: string
  /** At the desk, a moment ago. */
  justMade: boolean
}

export function BookingPage({ view, errors, typed, shown, formKey, justMade }: BookingPageProps) {
  const { reference, guests, acts } = view
  return (
    <>
      <div className="line mb-1">
        <StateTag state={view.state} />
        <span className="reference">{reference}</span>
      </div>
      <PageHead
        title={`${view.name}, ${guests} ${guests === 1 ? 'guest' : 'guests'}`}
        line={`${view.trip}. ${view.made}.`}
      >
        {acts.refund && (
          <a href={`/console/refunds/new?booking=${reference}`} className="button">
            Refund a part …
          </a>
        )}
        {acts.more && (
          <a href={view.moreGuests} className="button">
            More guests …
          </a>
        )}
        {acts.move && (
          <a href={`/console/bookings/${reference}/move`} className="button">
            Move …
          </a>
        )}
        {acts.cancel && (
          <a href={`/console/bookings/${reference}/cancel`} className="button">
            Cancel …
          </a>
        )}
      </PageHead>
      {justMade && <JustMade view={view} />}
      <Moved {...view} />
      {view.leftAlone && <LeftAlone view={view} />}
      <div className="columns with-side">
        <div className="stack">
          <MoneyActs view={view} errors={errors} typed={typed} formKey={formKey} />
          <Guests view={view} errors={typed.do === 'ask details' ? errors : {}} />
          <Money view={view} />
          <Receipts view={view} errors={errors} typed={typed} formKey={formKey} />
          <Panel title="Time line" end={<span className="quiet-text">Everything, with who</span>} padded>
            <Timeline happenings={view.happenings} />
          </Panel>
        </div>
        <div className="stack">
          <AsSold view={view} />
          <Contact view={view} shown={shown} />
          <Papers view={view} />
          <Messages view={view} />
          <Notes view={view} errors={typed.do === 'note' ? errors : {}} typed={typed} formKey={formKey} />
        </div>
      </div>
    </>
  )
}

/** What comes next after a booking at the desk: the words, and the next call. */
function JustMade({ view: { owed, contact, state } }: { view: BookingView }) {
  const words = owed?.whatsapp ?? contact.whatsapp
  return (
    <div className="mb-4">
      <Note tone="good">
        <p>
          <b>{state === 'confirmed' ? 'The seats are sold.' : 'The seats are kept.'}</b> What the traveller
          has to know is on its way by mail, where there is an address.
        </p>
        <p className="line mt-2">
          {words && (
            <a href={words} target="_blank" rel="noreferrer" className="button">
              Open WhatsApp with the words
            </a>
          )}
          <a href="/console/bookings/new" className="button">
            Next booking
          </a>
        </p>
      </Note>
    </div>
  )
}

const stateTones = { done: 'good', 'under way': 'under-way', 'to pay': 'wait', refused: 'bad' } as const
const stateWords = {
  done: 'Done',
  'under way': 'On its way',
  'to pay': 'To be paid',
  refused: 'Refused by PhonePe',
}
const amount = (paise: number) => `${paise > 0 ? '+' : ''}${formatPaise(paise).replace('-', '−')}`

const columns: Column<BookingView['ledger'][number]>[] = [
  { name: 'what', title: 'What', show: ({ what }) => what },
  {
    name: 'at',
    title: 'When',
    show: ({ at }) => <span className="figure small quiet-text">{at}</span>,
  },
  {
    name: 'state',
    title: 'State',
    wideOnly: true,
    show: ({ state }) => state && <Tag tone={stateTones[state]}>{stateWords[state]}</Tag>,
  },
  {
    name: 'amount',
    title: 'Amount',
    number: true,
    show: ({ paise }) => <span className={paise > 0 ? 'money-in' : ''}>{amount(paise)}</span>,
  },
  {
    name: 'balance',
    title: 'Balance',
    number: true,
    wideOnly: true,
    show: ({ balancePaise }) => formatPaise(balancePaise).replace('-', '−'),
  },
]

function Money({ view: { ledger } }: { view: BookingView }) {
  const owed = -(ledger.at(-1)?.balancePaise ?? 0)
  const foot = owed < 0 ? `${formatPaise(-owed)} too much` : `${formatPaise(owed)} owed`
  const summed = columns.map((column) => ({
    ...column,
    ...(column.name === 'what' && { sum: 'Now' }),
    ...(column.name === 'amount' && { sum: foot }),
  }))
  return (
    <Panel title="Money" end={<span className="quiet-text">Rows are never changed, only answered</span>}>
      <ListTable
        caption="Money"
        columns={summed}
        rows={ledger.map((row, i) => ({ ...row, i }))}
        keyOf={(row) => (row as { i?: number }).i ?? row.what}
      />
    </Panel>
  )
}

function AsSold({ view: { lines, totalPaise, coupon, cancelWords } }: { view: BookingView }) {
  return (
    <Panel title="As sold" padded>
      <div className="stack">
        <Ledger lines={lines} sum={{ what: 'Sold for', paise: totalPaise }} />
        {coupon && <p className="small quiet-text">With the coupon {coupon}.</p>}
        {cancelWords && <p className="small quiet-text">{cancelWords}</p>}
      </div>
    </Panel>
  )
}

function Contact({ view, shown }: { view: BookingView; shown: Shown }) {
  const { contact, acts } = view
  const { phone, email } = shown ?? contact
  const dial = shown?.dial ?? contact.dial
  return (
    <Panel title="Contact" padded>
      <div className="stack">
        <Facts
          facts={{
            Phone: phone ? <span className="figure">{phone}</span> : 'Erased',
            Mail: email || 'Erased',
            Account: contact.account,
          }}
        />
        <div className="line">
          {!shown && contact.mayShow && (
            <PostForm className="">
              <button type="submit" name="do" value="show phone" className="button">
                Show, and note it
              </button>
            </PostForm>
          )}
          {dial && (
            <a href={`tel:+${dial}`} className="button">
              <Icon node={Phone} size={16} />
              Call
            </a>
          )}
          {contact.whatsapp && (
            <a href={contact.whatsapp} target="_blank" rel="noreferrer" className="button">
              WhatsApp
            </a>
          )}
          {acts.allowClaim && (
            <PostForm className="">
              <button type="submit" name="do" value="allow claim" className="button">
                Allow new tries ({acts.claimTries} used)
              </button>
            </PostForm>
          )}
        </div>
      </div>
    </Panel>
  )
}

function Papers({ view: { papers } }: { view: BookingView }) {
  return (
    <Panel title="Papers" padded={papers.length === 0}>
      {papers.length === 0 ? (
        <p className="quiet-text">None issued yet.</p>
      ) : (
        <Rows>
          {papers.map(({ title, paise, href }) => (
            <Row
              key={title}
              end={paise !== null && <span className="figure">{formatPaise(paise).replace('-', '−')}</span>}
            >
              <a href={href} className="link" target="_blank" rel="noreferrer">
                {title}
              </a>
            </Row>
          ))}
        </Rows>
      )}
    </Panel>
  )
}

const sendTones = { sent: 'good', waits: 'under-way', refused: 'bad' } as const
const sendWords = { sent: 'Sent', waits: 'Waits', refused: 'Refused' }

function Messages({ view: { messages } }: { view: BookingView }) {
  return (
    <Panel title="Messages" beside={messages.length} padded={messages.length === 0}>
      {messages.length === 0 ? (
        <p className="quiet-text">None yet.</p>
      ) : (
        <Rows>
          {messages.map(({ id, what, channel, at, state }) => (
            <Row key={id} end={<Tag tone={sendTones[state]}>{sendWords[state]}</Tag>}>
              {what}
              <p className="small quiet-text">
                {channel}, {at}
              </p>
            </Row>
          ))}
        </Rows>
      )}
    </Panel>
  )
}

type NotesProps = Pick<BookingPageProps, 'view' | 'errors' | 'typed' | 'formKey'>

function Notes({ view: { notes, acts }, errors, typed, formKey }: NotesProps) {
  return (
    <Panel title="Notes" beside={notes.length} padded id="notes">
      <div className="stack">
        {notes.map(({ id, text, line }) => (
          <div key={id} className="note plain-note">
            <p className="whitespace-pre-wrap">{text}</p>
            <p className="small quiet-text">{line}. Only staff see this.</p>
          </div>
        ))}
        {acts.note && (
          <PostForm errors={errors} warns>
            <input type="hidden" name="key" value={formKey} />
            <TextArea label="Write a note" name="text" defaultValue={typed.text} errors={errors} rows={2} />
            <FormFoot act="note" label="Keep this note" />
          </PostForm>
        )}
      </div>
    </Panel>
  )
}
