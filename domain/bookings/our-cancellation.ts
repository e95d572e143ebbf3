/** What we owe beyond the refund when we cancel a departure less than so many days before its start. */
export const shortNoticeDays = 15
/** Rupees of wallet credit for each guest, for the trouble. */
export const creditPerGuest = 1_000
