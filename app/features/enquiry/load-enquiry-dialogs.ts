/** The dialogs' code, fetched when someone reaches for a button that opens one. */
export const loadTripEnquiryDialog = () => import('./trip-enquiry-dialog.tsx')
export const loadSuggestedEnquiryDialog = () => import('./suggested-enquiry-dialog.tsx')
