/** A page that shows seats, and the trips whose they are: null where they could not be read. `page` alone goes to the browser. */
export type PageWithSeats<Page> = { page: Page; seatsOf: string[] | null }
