import { useState } from 'react'
import { suggestedEnquiryDialog, tripEnquiryDialog } from '#app/features/enquiry/enquiry-dialogs.ts'
import type { LoadedOnDemand } from '#app/ui/load-on-demand.tsx'
import type { OfferedDeparture } from '#server/departures/offered-departure.ts'
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
export function useEnquiry(choice: TripChoice, tripTitle: string, onRequest: boolean) {
  const [isOpen, setOpen] = useState(false)
  const dialog: Pick<LoadedOnDemand<DialogProps>, 'Component' | 'load' | 'preload'> = onRequest
    ? suggestedEnquiryDialog
    : tripEnquiryDialog
  return {
    prepare: dialog.preload,
    open(chat: string) {
      if (!choice.departures) choice.readAgain()
      dialog.load().then(
        () => setOpen(true),
        // Without the dialog there is still the chat that the button links to.
        () => location.assign(chat),
      )
    },
    dialog: isOpen && (
      <dialog.Component
        onClose={() => setOpen(false)}
        tripTitle={tripTitle}
        guests={choice.guests}
        departures={choice.departures}
        departureId={choice.departure?.id ?? null}
        package={choice.package.title}
        totalFor={choice.totalFor}
      />
    ),
  }
}
