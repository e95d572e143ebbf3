import { CallUs } from '#app/features/booked/call-us.tsx'
import { TripAside } from '#app/features/booked/trip-aside.tsx'
import { Button, buttonLook } from '#app/ui/button.tsx'
import { Note } from '#app/ui/forms/note.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import type { ShownParty } from '#server/waiting/show-waiting.ts'
import { useKeptPlace } from './use-kept-place.ts'
import { WaitingRules } from './waiting-rules.tsx'

type PartyPageProps = {
  shown: ShownParty
  path: string
  /** Why a press did nothing. */
  refusal?: string
}

/** What the link of a party shows: its place, its offer, or what became of it. */
export function PartyPage({ shown, path, refusal }: PartyPageProps) {
  const { state, title, dates, picture, party, total, tripPath } = shown
  useKeptPlace(state === 'waiting' || state === 'offered' ? path : null)
  const words = wordsFor(shown)
  return (
    <div className="wrap grid grid-cols-1 gap-6 py-6 m:py-12 l:grid-cols-[minmax(0,1fr)_380px] l:gap-12">
      <div className="grid max-w-[50em] min-w-0 content-start gap-5">
        <h1 className="display text-2xl">{words.title}</h1>
        <p className="max-w-[38em] text-lg text-pretty text-ink-2">{words.text}</p>
        <div role="status" className="empty:absolute">
          {refusal && <Note tone="bad">{refusal}</Note>}
        </div>
        <Acts shown={shown} path={path} />
        {state === 'waiting' && <WaitingRules />}
        <CallUs before="Questions? Call" after="." />
      </div>
      <TripAside trip={{ title, dates, picture, path: tripPath }}>
        <span className="block">
          {party}, {total} in all
        </span>
      </TripAside>
    </div>
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

function wordsFor({ state, seats, place, offer }: ShownParty): { title: string; text: string } {
  switch (state) {
    case 'waiting':
      return {
        title: 'You are on the waiting list',
        text: `${place} We write to you as soon as seats come free.`,
      }
    case 'offered':
      return {
        title: seats === 1 ? 'A seat is kept for you' : 'Seats are kept for you',
        text: offer
          ? `Until ${offer.until}. Pay by then and ${seats === 1 ? 'it is yours; afterwards it goes' : 'they are yours; afterwards they go'} to whoever waits next.`
          : 'Open our mail to pay.',
      }
    case 'taken':
      return {
        title: seats === 1 ? 'The seat is yours' : 'The seats are yours',
        text: 'You have paid. Everything about your trip is in My Trips.',
      }
    case 'lapsed':
      return {
        title: 'Your offer has ended',
        text: 'It was not paid in time, and what was kept went on to whoever waits next. Nothing was charged.',
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
