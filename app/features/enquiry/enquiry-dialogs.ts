import { loadOnDemand } from '#app/ui/load-on-demand.tsx'

/** The dialogs, whose scripts are preloaded when someone reaches for what opens them. */

export const planTripDialog = loadOnDemand(() =>
  import('./dialogs/plan-trip-dialog.tsx').then(({ PlanTripDialog }) => PlanTripDialog),
)
export const tripEnquiryDialog = loadOnDemand(() =>
  import('./dialogs/trip-enquiry-dialog.tsx').then(({ TripEnquiryDialog }) => TripEnquiryDialog),
)
export const suggestedEnquiryDialog = loadOnDemand(() =>
  import('./dialogs/suggested-enquiry-dialog.tsx').then(
    ({ SuggestedEnquiryDialog }) => SuggestedEnquiryDialog,
  ),
)
