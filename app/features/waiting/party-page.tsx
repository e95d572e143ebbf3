import { useSite } from '#app/features/site/use-site.ts'
import { Button, buttonLook } from '#app/ui/button.tsx'
import { Note } from '#app/ui/forms/note.tsx'
import { Link } from '#app/ui/link.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { displayPhone } from '#domain/forms/phone-number.ts'
import { waitingRules } from '#domain/waiting/waiting-line.ts'
import type { ShownParty } from '#server/waiting/show-waiting.ts'
import { useKeptPlace } from './use-kept-place.ts'

type PartyPageProps = {
  shown: ShownParty | null
  path: string
  /** Why a press did nothing. */
  refusal?: string
}

/** What the link of a party shows: its place, its offer, or what became of it. */
export function PartyPage({ shown, path, refusal }: PartyPageProps) {
  const site = useSite()
  useKeptPlace(shown && (shown.state === 'waiting' || shown.state === 'offered') ? path : null)
  const { title, text } = shown ? wordsFor(shown) : unknown
  return (
    <section className="wrap py-8 m:py-14">
      <div className="grid max-w-[40em] gap-5">
        <h1 className="display text-2xl">{title}</h1>
        <p className="text-lg text-pretty text-ink-2">{text}</p>
        <div role="status" className="empty:absolute">
          {refusal && <Note tone="bad">{refusal}</Note>}
        </div>
        {shown && <Party shown={shown} />}
        {shown && <Acts shown={shown} path={path} />}
        {shown?.state === 'waiting' && (
          <ul className="grid list-disc gap-2 pl-5 text-[0.9375rem] text-pretty text-ink-2">
            {waitingRules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        )}
        {site && (
          <p className="text-ink-2">
            Questions? Call{' '}
            <Link to={`tel:+${site.phone}`} className="whitespace-nowrap">
              {displayPhone(site.phone)}
            </Link>
            .
          </p>
        )}
      </div>
    </section>
  )
}

function Party({ shown: { title, dates, party, total, tripPath } }: { shown: ShownParty }) {
  return (
    <p className="rounded-l bg-surface p-5 shadow-1">
      {tripPath ? (
        <PageLink to={tripPath} className="font-strong underline underline-offset-3">
          {title}
        </PageLink>
      ) : (
        <span className="font-strong">{title}</span>
      )}
      <span className="block text-ink-2">{dates}</span>
      <span className="block text-ink-2">
        {party}, {total} in all
      </span>
    </p>
  )
}

function Acts({ shown: { state, offer, again }, path }: { shown: ShownParty; path: string }) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      {offer && (
        <a href={offer.pay} className={buttonLook('primary')}>
          Pay and take the seats
        </a>
      )}
      {(state === 'waiting' || state === 'offered') && (
        <form method="post" action={path} className="contents">
          <Button type="submit" tone="ghost" name="do" value="leave">
            {offer ? 'Give the seats to the next' : 'Leave the waiting list'}
          </Button>
        </form>
      )}
      {state === 'taken' && (
        <PageLink to="/my-trips" className={buttonLook('primary')}>
          Go to My Trips
        </PageLink>
      )}
      {again && (
        <PageLink to={again} className={buttonLook('ghost')}>
          Wait once more
        </PageLink>
      )}
    </div>
  )
}

const unknown = {
  title: 'This link doesn’t work',
  text: 'Perhaps a part of it was lost on the way: open it from our mail once more. Thirty days after a trip has started we forget who waited for it.',
}

function wordsFor({ state, place, offer }: ShownParty): { title: string; text: string } {
  switch (state) {
    case 'waiting':
      return {
        title: 'You are on the waiting list',
        text: `${place} We write to you as soon as seats come free.`,
      }
    case 'offered':
      return {
        title: 'Seats are kept for you',
        text: offer
          ? `Until ${offer.until}. Pay by then and they are yours; afterwards they go to whoever waits next.`
          : 'Open our mail to pay for them.',
      }
    case 'taken':
      return {
        title: 'The seats are yours',
        text: 'You have paid for them. Everything about your trip is in My Trips.',
      }
    case 'lapsed':
      return {
        title: 'Your offer has ended',
        text: 'It was not paid in time, and the seats went on to whoever waits next. Nothing was charged.',
      }
    case 'left':
      return {
        title: 'You no longer wait',
        text: 'You are off the list, and we write no more about this date.',
      }
    case 'ended':
      return {
        title: 'The waiting list has ended',
        text: 'The trip has started, or does not run. Nothing was charged. Other dates are on the trip’s page.',
      }
  }
}
