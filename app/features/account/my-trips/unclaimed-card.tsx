import { useSite } from '#app/features/site/use-site.ts'
import { ButtonAnchor } from '#app/ui/button.tsx'
import { loadOnDemand } from '#app/ui/load-on-demand.tsx'
import { showDates } from '#domain/calendar/calendar-date.ts'
import type { UnclaimedBooking } from '#server/bookings/views/list-unclaimed.ts'
import { DialogButton } from '../dialog-button.tsx'
import { FramedPicture } from '../framed-picture.tsx'
import { aboutUnclaimed } from './booking-words.ts'
import { StatusBadge } from './status-badge.tsx'

const claimDialog = loadOnDemand(() =>
  import('./on-demand/claim-dialog.tsx').then(({ ClaimDialog }) => ClaimDialog),
)

type UnclaimedCardProps = { booking: UnclaimedBooking; onTried: () => void }

/** A guest's booking that was made with this number: whose it is has to be said before more of it is shown. */
export function UnclaimedCard({ booking, onTried }: UnclaimedCardProps) {
  const { title, status, image, run, triesLeft } = booking
  return (
    <li className="grid grid-cols-[84px_minmax(0,1fr)] gap-4 rounded-l bg-surface p-5 shadow-2 m:grid-cols-[132px_minmax(0,1fr)_auto] m:gap-6 m:p-6">
      <FramedPicture data={image} sizes="132px" />
      <div className="grid content-start justify-items-start gap-2 self-center">
        <StatusBadge status={status} />
        <h2 className="display text-[1.375rem] leading-[1.1] text-balance [overflow-wrap:anywhere] m:text-[1.75rem]">
          {title}
        </h2>
        <p className="text-ink-2">{showDates(booking)}</p>
        {run && <p className="text-sm font-label">{run}</p>}
        <p className="max-w-[30em] text-sm text-pretty text-ink-2">
          A booking was made with your number.{' '}
          {triesLeft > 0
            ? 'To open it, give the email address or the booking reference it was made with.'
            : 'There are no tries left to open it here. Please write to us, and we help you.'}
        </p>
      </div>
      <div className="grid max-m:col-span-2 m:min-w-54 m:self-center">
        {triesLeft > 0 ? (
          <DialogButton dialog={claimDialog} label="Open this booking" about={title} size="m">
            {(onClose) => <claimDialog.Component booking={booking} onTried={onTried} onClose={onClose} />}
          </DialogButton>
        ) : (
          <WriteToUs booking={booking} />
        )}
      </div>
    </li>
  )
}

function WriteToUs({ booking }: { booking: UnclaimedBooking }) {
  const site = useSite()
  if (!site) return null
  const subject = encodeURIComponent(aboutUnclaimed(booking))
  return (
    <ButtonAnchor tone="ghost" href={`mailto:${site.email}?subject=${subject}`}>
      Write to us
    </ButtonAnchor>
  )
}
