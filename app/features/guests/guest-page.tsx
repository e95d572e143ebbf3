import { TravelKitSections } from '#app/features/booked/travel-kit.tsx'
import { TripAside } from '#app/features/booked/trip-aside.tsx'
import { useSite } from '#app/features/site/use-site.ts'
import { Note } from '#app/ui/forms/note.tsx'
import type { PictureData } from '#app/ui/picture.tsx'
import { sayMissing } from '#domain/guests/detail-words.ts'
import type { ShownGuest } from '#server/guests/show-guest-page.ts'
import { ClosedGuest } from './closed-guest.tsx'
import type { GuestAnswer, OpenGuest } from './form-state.ts'
import { GuestForm } from './guest-form.tsx'

type GuestPageProps = {
  shown: ShownGuest
  /** The page's own address. */
  path: string
  /** Something was saved just now. */
  justSaved: boolean
  /** Stands where the link opens nothing any more. */
  closedPicture: PictureData
  answer?: GuestAnswer
}

/** What a guest's own link shows: what the trip asks of them, that all is there, or why it can't be told any more. */
export function GuestPage({ shown, path, justSaved, closedPicture, answer }: GuestPageProps) {
  if (shown.state !== 'open') return <ClosedGuest state={shown.state} picture={closedPicture} />
  return (
    <div className="wrap grid grid-cols-1 gap-6 py-6 m:py-12 l:grid-cols-[minmax(0,1fr)_380px] l:gap-12">
      <div className="min-w-0 max-w-[50em]">
        <Open shown={shown} path={path} justSaved={justSaved} answer={answer} />
        <OnTheWay shown={shown} />
      </div>
      <TripAside trip={shown.trip} />
    </div>
  )
}

function Open({
  shown,
  path,
  justSaved,
  answer,
}: Omit<GuestPageProps, 'shown' | 'closedPicture'> & { shown: OpenGuest }) {
  const { lead, missing, saved } = shown
  const isDone = missing.length === 0
  if (isDone && !answer)
    return (
      <>
        <h1 className="display text-2xl">All your details are there</h1>
        <p className="mt-3 max-w-[38em] text-lg text-pretty text-ink-2">
          {justSaved ? 'Saved. Thank you. ' : ''}There is nothing more to do. With this link you can change
          something until the trip’s last day.
        </p>
        <details className="group mt-6">
          <summary className="inline-flex min-h-12 cursor-pointer list-none items-center rounded-pill px-6.5 font-strong ring-[1.5px] ring-inset ring-edge hover:bg-paper-2 [&::-webkit-details-marker]:hidden">
            <span className="group-open:hidden">Change something</span>
            <span className="hidden group-open:inline">Close</span>
          </summary>
          <div className="mt-5">
            <GuestForm shown={shown} path={path} />
          </div>
        </details>
      </>
    )
  return (
    <>
      <h1 className="display text-2xl">{lead === null ? 'Your details for the trip' : 'You travel along'}</h1>
      <p className="mt-3 max-w-[38em] text-lg text-pretty text-ink-2">
        {lead === null ? '' : `${lead} has booked a seat for you. `}
        Tell us what the trip needs to know of you: three minutes, no login. What you don’t have at hand can
        wait; this link opens again.
      </p>
      <div role="status" className="mt-5 empty:hidden">
        {saved && !answer && (
          <Note tone={justSaved ? 'good' : 'info'}>
            {justSaved && 'Saved. '}Still missing: {sayMissing({ told: true, missing })}.
          </Note>
        )}
      </div>
      <div className="mt-6">
        <GuestForm shown={shown} path={path} answer={answer} />
      </div>
    </>
  )
}

/** Where this guest joins, and what all guests need; the captain's number and the other guests are not told to a link. */
function OnTheWay({ shown: { asks, told, kit } }: { shown: OpenGuest }) {
  const site = useSite()
  const join = asks.pickups.find(({ id }) => id === told.pickup) ?? asks.meet
  if (!kit || !join || !site) return null
  return (
    <div className="mt-10">
      <h2 className="display text-xl">For the way</h2>
      <p className="mt-2 text-pretty">
        <b className="font-strong">{join.time}</b> on the first day: {join.place}
      </p>
      <TravelKitSections kit={kit} phone={site.phone} className="mt-4" />
    </div>
  )
}
