import { Check, CloudOff, LogIn, Phone, Send } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'
import { Note } from '../ui/note.tsx'
import type { FieldAnswer } from './answer-field.ts'
import type { DeviceNote } from './device-store.ts'
import { CashPart, IncidentPart } from './field-cash.tsx'
import { FieldGuests } from './field-guests.tsx'
import { HealthPart } from './field-health.tsx'
import type { FieldView } from './show-field.ts'
import { type FieldState, useField } from './use-field.ts'
import { useHealth } from './use-health.ts'

/** The captain's page of a departure: it works without a network, and says what has not arrived yet. */
export function FieldPage({ view, answer }: { view: FieldView; answer?: FieldAnswer }) {
  const field = useField(view)
  const health = useHealth(view.departure, answer?.health ?? null)
  const refused = field.notes.filter(({ state }) => state === 'refused')
  return (
    <div className="field-page">
      <FieldBar state={field.state} notes={field.notes} departure={view.departure} />
      <div className="page-head">
        <div>
          <h1>{view.heading}</h1>
          <p>{view.line}</p>
        </div>
        <a href="tel:112" className="button">
          <Icon node={Phone} size={16} />
          112
        </a>
      </div>
      {answer?.errors[''] && <Note tone="bad">{answer.errors['']}</Note>}
      {view.note && (
        <div className="mb-4">
          <Note>
            <p className="whitespace-pre-wrap">{view.note}</p>
          </Note>
        </div>
      )}
      {refused.map(({ key, why }) => (
        <Note key={key} tone="bad">
          Not taken: {why}
        </Note>
      ))}
      <nav aria-label="Parts" className="tabs">
        {['Guests', 'Health', 'Days', 'Rooms', 'Cash', 'Incidents'].map((part) => (
          <a key={part} href={`#${part.toLowerCase()}`}>
            {part}
          </a>
        ))}
      </nav>
      <div className="stack">
        <FieldGuests view={view} field={field} health={health.told} />
        <HealthPart view={view} health={health} />
        <Days view={view} />
        <Rooms view={view} />
        <CashPart view={view} field={field} />
        <IncidentPart view={view} field={field} />
        <p className="small quiet-text">
          All of this leaves the phone after {view.untilSaid}, and pages and health with your sign-out.
        </p>
      </div>
    </div>
  )
}

const bars: Record<NonNullable<FieldState>, { icon: typeof Check; tone: string }> = {
  sent: { icon: Check, tone: 'good' },
  away: { icon: CloudOff, tone: 'wait' },
  'log in': { icon: LogIn, tone: 'wait' },
  closed: { icon: CloudOff, tone: 'bad' },
}

/** The truth about the network: what a note really met, not what the phone believes. */
function FieldBar({
  state,
  notes,
  departure,
}: {
  state: FieldState
  notes: DeviceNote[]
  departure: string
}) {
  const waiting = notes.filter((note) => note.state === 'waiting').length
  if (state === null)
    return (
      <p className="field-bar" role="status">
        <Icon node={Send} size={16} />
        Connected
      </p>
    )
  const { icon, tone } = bars[state]
  const words = {
    sent: waiting > 0 ? `Sending, ${waiting} waiting` : 'All sent',
    away: `Offline · ${waiting} waiting`,
    'log in': `Log in to send · ${waiting} waiting`,
    closed: `Closed for you · ${waiting} not sent`,
  }[state]
  return (
    <p className={`field-bar ${tone}`} role="status">
      <Icon node={icon} size={16} />
      {words}
      {state === 'log in' && (
        <a href={`/console/login?to=${encodeURIComponent(`/console/field/${departure}`)}`} className="link">
          Log in
        </a>
      )}
    </p>
  )
}

function Days({ view: { days, meet } }: { view: FieldView }) {
  return (
    <section id="days" className="panel" aria-labelledby="days-title">
      <header>
        <h2 id="days-title">Days</h2>
        {meet && (
          <span className="beside-title">
            {meet.time}, {meet.place}
          </span>
        )}
      </header>
      {days.length === 0 ? (
        <p className="padded quiet-text">The plan of this trip is not in the catalogue any more.</p>
      ) : (
        <ul className="rows">
          {days.map(({ date, title, description, stay, meals }) => (
            <li key={date + title}>
              <details>
                <summary>
                  <b>{date}</b> {title}
                </summary>
                <p className="small">{description}</p>
                <p className="small quiet-text">{[stay, meals].filter(Boolean).join(' · ')}</p>
              </details>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Rooms({ view: { stays, stops } }: { view: FieldView }) {
  const names = new Map(stops.flatMap(({ guests }) => guests.map(({ id, name }) => [id, name])))
  return (
    <section id="rooms" className="panel" aria-labelledby="rooms-title">
      <header>
        <h2 id="rooms-title">Rooms</h2>
      </header>
      <ul className="rows">
        {stays.map(({ said, rooms }) => (
          <li key={said}>
            <details>
              <summary>
                <b>{said}</b>
              </summary>
              <ol className="room-list">
                {rooms.map(({ number, guests }) => (
                  <li key={number}>
                    <b>{number}</b> {guests.map((id) => names.get(id) ?? '').join(', ') || 'Empty'}
                  </li>
                ))}
              </ol>
            </details>
          </li>
        ))}
      </ul>
    </section>
  )
}
