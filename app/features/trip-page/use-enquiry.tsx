import { useState } from 'react'
import { suggestedEnquiryDialog, tripEnquiryDialog } from '#app/features/enquiry/enquiry-dialogs.ts'
import { useSite } from '#app/features/site/use-site.ts'
import type { LoadedOnDemand } from '#app/ui/load-on-demand.tsx'
import type { OfferedDeparture } from '#server/departures/offered-departure.ts'
import type { TripPageData } from '#server/pages/trip/show-trip.ts'
import type { TripChoice } from './use-trip-choice.ts'

type DialogProps = {
  onClose: () => void
  tripTitle: string
  guests: number
  departures: OfferedDeparture[] | null
  departureId: string | null
  package: string
  totalFor: (guests: number) => string | undefined
}

/** The enquiry: about dates by chat, about a journey made to measure by mail. Its code comes when it is asked for. */
export function useEnquiry(choice: TripChoice, { trip, onRequest, chat }: TripPageData) {
  const [isOpen, setOpen] = useState(false)
  const dialog: Pick<LoadedOnDemand<DialogProps>, 'Component' | 'load' | 'preload'> = onRequest
    ? suggestedEnquiryDialog
    : tripEnquiryDialog
  const site = useSite()
  /** With what was chosen, where that script can be had. */
  function leaveForChat(): void {
    if (!site) return
    import('./on-demand/chat-about-choice.ts').then(
      ({ chatAboutChoice }) => location.assign(chatAboutChoice(site, trip.title, choice)),
      () => location.assign(chat),
    )
  }
  return {
    prepare: dialog.preload,
    open() {
      if (!choice.departures) choice.readAgain()
      dialog.load().then(
        () => setOpen(true),
        // Without the dialog there is still the chat.
        leaveForChat,
      )
    },
    dialog: isOpen && (
      <dialog.Component
        onClose={() => setOpen(false)}
        tripTitle={trip.title}
        guests={choice.guests}
        departures={choice.departures}
        departureId={choice.departure?.id ?? null}
        package={choice.package.title}
        totalFor={choice.totalFor}
      />
    ),
  }
}
