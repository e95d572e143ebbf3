import { Note } from '../ui/note.tsx'
import { Panel, Row, Rows } from '../ui/panel.tsx'
import type { BookingView } from './show-booking.ts'

/** The booking that took its place, or whose place it took. */
export function Moved({ movedTo, carriesFrom }: Pick<BookingView, 'movedTo' | 'carriesFrom'>) {
  const other = movedTo ?? carriesFrom
  if (!other) return null
  return (
    <div className="mb-4">
      <Note>
        {movedTo ? 'It moved to another date: ' : 'It takes the place of '}
        <a href={`/console/bookings/${other}`} className="link">
          {other}
        </a>
        . {movedTo ? 'What was paid counts for that one.' : 'What was paid for that one counts here.'}
      </Note>
    </div>
  )
}

type Details = NonNullable<BookingView['party'][number]['details']>

/** How far a guest's details have come; never what they say. */
function GuestDetails({ details: { words, link }, name }: { details: Details; name: string }) {
  return (
    <div className="small quiet-text">
      {words}
      {link && (
        <span className="line">
          <a href={link} className="link" target="_blank" rel="noreferrer">
            Open their link<span className="sr-only"> of {name}</span>
          </a>
          <button
            type="button"
            className="button"
            onClick={() => void navigator.clipboard.writeText(link)}
            aria-label={`Copy link: ${name}`}
          >
            Copy link
          </button>
        </span>
      )}
    </div>
  )
}

/** Who travels, whose details are missing, and who no longer comes. */
export function Guests({ view: { name, guests, party, reference, acts } }: { view: BookingView }) {
  if (party.length > 0) {
    const mayLeave = acts.cancel && guests > 1
    return (
      <Panel title="Guests" beside={guests}>
        <form action={`/console/bookings/${reference}/cancel`}>
          <Rows>
            {party.map((guest) => (
              <Row key={guest.n} end={<span className="quiet-text">{guest.ended ?? guest.role}</span>}>
                {mayLeave && !guest.ended ? (
                  <label className="line">
                    <input type="checkbox" name="guest" value={guest.n} /> <b>{guest.name}</b>
                  </label>
                ) : (
                  <span className={guest.ended ? 'quiet-text' : ''}>{guest.name}</span>
                )}
                {guest.details && <GuestDetails details={guest.details} name={guest.name} />}
              </Row>
            ))}
          </Rows>
          {mayLeave && (
            <p className="padded">
              <button type="submit" className="button">
                Take off who can’t come …
              </button>
            </p>
          )}
        </form>
      </Panel>
    )
  }
  return (
    <Panel title="Guests" beside={guests}>
      <Rows>
        <Row end={<span className="quiet-text">Lead</span>}>
          <b>{name}</b>
        </Row>
        {guests > 1 && (
          <Row>
            <span className="quiet-text">{guests - 1} more, booked without their names</span>
          </Row>
        )}
      </Rows>
    </Panel>
  )
}
