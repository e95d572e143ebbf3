/** The dialog's code, fetched when someone reaches for a button that opens it. */
export const loadPlanTripDialog = () => import('./plan-trip-dialog.tsx')
