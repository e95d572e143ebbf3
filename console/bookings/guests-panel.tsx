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

/** Where a guest tells of themselves. */
function GuestLink({ link, name }: { link: NonNullable<Details['link']>; name: string }) {
  return (
    <>
      <a href={link} className="link small" target="_blank" rel="noreferrer">
        Open their link<span className="sr-only"> of {name}</span>
      </a>
      <button
        type="button"
        className="button whitespace-nowrap"
        onClick={() => void navigator.clipboard.writeText(link)}
        aria-label={`Copy link: ${name}`}
      >
        Copy link
      </button>
    </>
  )
}

type GuestRowProps = {
  guest: BookingView['party'][number]
  reference: string
  mayLeave: boolean
  mayName: boolean
}

/** Who it is and how far their details have come, never what they say; at the end what can be done. */
function GuestRow({ guest, reference, mayLeave, mayName }: GuestRowProps) {
  const { n, name, role, ended, details, isFixed } = guest
  const id = `guest-${n}`
  const told = [role, details?.words].filter(Boolean).join('. ')
  const end = !ended && (mayName || details?.link) && (
    <div className="line">
      {details?.link && <GuestLink link={details.link} name={name} />}
      {mayName && (
        <a href={`/console/bookings/${reference}/guest?n=${n}`} className="button">
          {isFixed ? 'Papers …' : 'Name …'}
          <span className="sr-only"> of {name}</span>
        </a>
      )}
    </div>
  )
  return (
    <Row end={ended ? <span className="quiet-text">{ended}</span> : end}>
      <div className="flex gap-2.5">
        {mayLeave && !ended && <input type="checkbox" name="guest" value={n} id={id} className="size-6" />}
        <div>
          {ended ? <s className="quiet-text">{name}</s> : <GuestName id={mayLeave ? id : null} name={name} />}
          {told && <p className="small quiet-text">{told}</p>}
        </div>
      </div>
    </Row>
  )
}

function GuestName({ id, name }: { id: string | null; name: string }) {
  return id ? (
    <label htmlFor={id}>
      <b>{name}</b>
    </label>
  ) : (
    <b>{name}</b>
  )
}

/** Who travels, whose details are missing, and who no longer comes. */
export function Guests({ view, errors }: { view: BookingView; errors: FormErrors }) {
  const { name, guests, party, reference, acts } = view
  if (party.length > 0) {
    const mayAsk = acts.askDetails && party.some(({ details }) => details && !details.isDone)
    const mayLeave = acts.cancel && guests > 1
    return (
      <Panel title="Guests" beside={guests} id="guests">
        <form action={`/console/bookings/${reference}/cancel`} id="leaving">
          <Rows>
            {party.map((guest) => (
              <GuestRow
                key={guest.n}
                guest={guest}
                reference={reference}
                mayLeave={mayLeave}
                mayName={acts.name}
              />
            ))}
          </Rows>
        </form>
        {(mayLeave || mayAsk) && (
          <div className="padded">
            <div className="line">
              {mayLeave && (
                <button type="submit" form="leaving" className="button">
                  Take off who can’t come …
                </button>
              )}
              {mayAsk && (
                <PostForm errors={errors} className="">
                  <button type="submit" name="do" value="ask details" className="button">
                    Ask for what is missing
                  </button>
                </PostForm>
              )}
            </div>
            {mayAsk && (
              <p className="small quiet-text mt-2">
                To ask sends a mail and an SMS with the links, at most once a day.
              </p>
            )}
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
