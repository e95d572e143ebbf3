import { Note } from '../ui/note.tsx'
import { Panel, Row, Rows } from '../ui/panel.tsx'
import { type FormErrors, PostForm } from '../ui/post-form.tsx'
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

/** An odd number in a package that two share, and what can be done about it. */
export function LeftAlone({ view: { otherPackage, acts } }: { view: BookingView }) {
  return (
    <div className="mb-4">
      <Note tone="wait">
        <p>
          <b>Two share this package, and the number of guests is odd.</b> Somebody of them has nobody to share
          with: find another guest of the same date, sell a room of one’s own, or move them to another
          package. Then write a note of what was settled.
        </p>
        {acts.move && otherPackage && (
          <p className="mt-2">
            <a href={otherPackage} className="button">
              Another package on the same date …
            </a>
          </p>
        )}
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
export function Guests({ view, errors }: { view: BookingView; errors: FormErrors }) {
  const { name, guests, party, reference, acts } = view
  if (party.length > 0) {
    const isMissing = party.some(({ details }) => details && !details.isDone)
    const mayLeave = acts.cancel && guests > 1
    return (
      <Panel title="Guests" beside={guests} id="guests">
        <form action={`/console/bookings/${reference}/cancel`}>
          <Rows>
            {party.map((guest) => (
              <Row key={guest.n} end={<span className="quiet-text">{guest.ended ?? guest.role}</span>}>
                {mayLeave && !guest.ended ? (
                  <label className="line">
                    <input type="checkbox" name="guest" value={guest.n} className="size-6" />{' '}
                    <b>{guest.name}</b>
                  </label>
                ) : (
                  <span className={guest.ended ? 'quiet-text' : ''}>{guest.name}</span>
                )}
                {acts.name && !guest.ended && (
                  <a
                    href={`/console/bookings/${reference}/guest?n=${guest.n}`}
                    className="link small inline-flex min-h-6 items-center"
                  >
                    {guest.isFixed ? 'Papers' : 'Name'}
                    <span className="sr-only"> of {guest.name}</span> …
                  </a>
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
        {acts.askDetails && isMissing && (
          <div className="padded">
            <PostForm errors={errors} className="">
              <button type="submit" name="do" value="ask details" className="button">
                Ask for what is missing
              </button>
            </PostForm>
            <p className="small quiet-text mt-1">A mail and an SMS with the links, at most once a day.</p>
          </div>
        )}
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
