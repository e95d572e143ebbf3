/** In rupees: what we give each guest as wallet credit for the trouble when we cancel a departure late. */
export const troubleCreditPerGuest = 1000
/** Late is with fewer days than these before the start. */
export const troubleCreditBelowDays = 15
