import type { RouterContextProvider } from 'react-router'
import type { PageWithSeats } from '#server/pages/page-with-seats.ts'
import { pageState } from './services.ts'

/**
 * The page, after the cache was told whose seats it shows. One that could not read them is not cached: the next visitor may
 * have better luck.
 */
export function pageWithSeats<Page>(
  context: Readonly<RouterContextProvider>,
  { page, seatsOf }: PageWithSeats<Page>,
): Page {
  const state = context.get(pageState)
  if (seatsOf) state.showsSeatsOf(seatsOf)
  else state.keepAtMost('none')
  return page
}
