import { type ComponentType, useState } from 'react'
import {
  loadSuggestedEnquiryDialog,
  loadTripEnquiryDialog,
} from '#app/features/enquiry/load-enquiry-dialogs.ts'
import type { OfferedDeparture } from '#server/departures/offered-departure.ts'
import type { Booking } from './use-booking.ts'

type DialogProps = {
  onClose: () => void
  tripTitle: string
  guests: number
  departures: OfferedDeparture[] | null
  batchId: string | null
}

/** The enquiry: about dates by chat, about a journey made to measure by mail. Its code comes when it is asked for. */
export function useEnquiry(booking: Booking, tripTitle: string, onRequest: boolean) {
  const [Shown, setShown] = useState<ComponentType<DialogProps> | null>(null)
  const load: () => Promise<{ default: ComponentType<DialogProps> }> = onRequest
    ? loadSuggestedEnquiryDialog
    : loadTripEnquiryDialog
  return {
    /** Fetches the code early; a failure shows when the dialog is asked for. */
    prepare: () => void load().catch(() => {}),
    open(chat: string) {
      if (!booking.departures) booking.readAgain()
      load().then(
        ({ default: Dialog }) => setShown(() => Dialog),
        // Without the dialog there is still the chat that the button links to.
        () => location.assign(chat),
      )
    },
    dialog: Shown && (
      <Shown
        onClose={() => setShown(null)}
        tripTitle={tripTitle}
        guests={booking.guests}
        departures={booking.departures}
        batchId={booking.batch?.id ?? null}
      />
    ),
  }
}
