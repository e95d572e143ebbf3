import { lazy, Suspense } from 'react'
import {
  loadSuggestedEnquiryDialog,
  loadTripEnquiryDialog,
} from '#app/features/enquiry/load-enquiry-dialogs.ts'
import type { Booking } from './use-booking.ts'

const TripEnquiryDialog = lazy(loadTripEnquiryDialog)
const SuggestedEnquiryDialog = lazy(loadSuggestedEnquiryDialog)

/** Fetches the dialog's code before it is asked for. */
export function prepareEnquiry(onRequest: boolean): void {
  // A failure shows when the dialog opens.
  ;(onRequest ? loadSuggestedEnquiryDialog : loadTripEnquiryDialog)().catch(() => {})
}

type EnquiryHostProps = { booking: Booking; tripTitle: string; onRequest: boolean; onClose: () => void }

/** The enquiry with what was chosen on the page: about dates by chat, about a journey made to measure by mail. */
export function EnquiryHost({ booking, tripTitle, onRequest, onClose }: EnquiryHostProps) {
  const { guests, departures, batch } = booking
  return (
    <Suspense>
      {onRequest ? (
        <SuggestedEnquiryDialog onClose={onClose} tripTitle={tripTitle} guests={guests} />
      ) : (
        <TripEnquiryDialog
          onClose={onClose}
          tripTitle={tripTitle}
          departures={departures ?? []}
          batchId={batch?.id ?? null}
          guests={guests}
        />
      )}
    </Suspense>
  )
}
