/** How long seats are held while a traveller pays. */
export const holdMinutes = 15

/** How long the tab in which a guest has paid opens the booking, in hours from the payment on. */
export const justBookedHours = 2

/** In which that tab shows its token, see `Hold` in payment-request.ts. */
export const statusTokenHeader = 'X-Status-Token'
