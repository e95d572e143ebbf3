/** The term that stands for no words at all, beside filters. */
export const anyTrips = 'trips'
