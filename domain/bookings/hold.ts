/** How long seats are held while a traveller pays. */
export const holdMinutes = 15
