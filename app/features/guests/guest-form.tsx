import { useSite } from '#app/features/site/use-site.ts'
import { Button, buttonLook } from '#app/ui/button.tsx'
import { Note } from '#app/ui/forms/note.tsx'
import { Link } from '#app/ui/link.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { displayPhone } from '#domain/forms/phone-number.ts'
import { retention } from '#domain/site/retention.ts'
import { Conflict } from './conflict.tsx'
import { formStateOf, type GuestAnswer, type OpenGuest, placeOf } from './form-state.ts'
import { HealthPart } from './health-part.tsx'
import { JourneyPart } from './journey-part.tsx'
import { PapersPart } from './papers-part.tsx'
import { EmergencyPart, YouPart } from './you-part.tsx'

type GuestFormProps = { shown: OpenGuest; path: string; answer?: GuestAnswer }

/** The browser's own form. What is not at hand stays empty: it can be opened again by the same link. */
export function GuestForm({ shown, path, answer }: GuestFormProps) {
  const state = formStateOf(shown, answer)
  const now = answer?.now
  const site = useSite()
  return (
    <form method="post" action={path} noValidate className="grid grid-cols-1 gap-4">
      <div role="alert" className="empty:absolute">
        {now && <Conflict now={now} typed={answer.typed} />}
        {answer && !now && <Refused answer={answer} />}
      </div>
      <input type="hidden" name="revision" value={(now ?? shown.told).revision} />
      <YouPart state={state} nameIsFixed={shown.nameIsFixed} />
      <EmergencyPart state={state} />
      <HealthPart state={state} />
      <PapersPart state={state} />
      <JourneyPart state={state} />
      <p className="text-sm text-pretty text-ink-2">
        We use this for your trip alone and erase all of it {retention.guestDays} days after its last day.
        {shown.lead !== null && ` ${shown.lead} sees what is missing, never what you wrote.`}
        {site && (
          <>
            {' '}
            Questions? Call{' '}
            <Link to={`tel:+${site.phone}`} className="whitespace-nowrap">
              {displayPhone(site.phone)}
            </Link>
            .
          </>
        )}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" className="max-s:w-full">
          {now ? 'Save mine instead' : 'Save my details'}
        </Button>
        {now && (
          <PageLink to={path} className={buttonLook('ghost')}>
            Keep what is saved
          </PageLink>
        )}
      </div>
    </form>
  )
}

/** Nothing was saved: what is wrong, each with the way to its field. */
function Refused({ answer: { errors, message } }: { answer: GuestAnswer }) {
  const wrong = Object.entries(errors)
  return (
    <Note tone="bad">
      {wrong.length === 0 ? (
        message
      ) : (
        <>
          <b className="font-label">Nothing is saved yet. Please look at this once more:</b>
          <ul className="mt-1 grid list-disc gap-1 pl-4.5">
            {wrong.map(([field, text]) => (
              <li key={field}>
                <a href={`#${placeOf(field)}`} className="underline underline-offset-4">
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </Note>
  )
}
