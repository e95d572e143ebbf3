import type { PriceView } from '#domain/trips/package.ts'
import type { TripCardData } from './trip-card.ts'

/** A trip as a line to read. */
export type TripLineData = Pick<TripCardData, 'id' | 'href' | 'title' | 'duration' | 'difficulty'> & {
  price: Pick<PriceView, 'priceText' | 'badge' | 'gstNote'>
  next: { date: string; seats: string | null } | null
}

export function tripLine({ id, href, title, duration, difficulty, price, next }: TripCardData): TripLineData {
  const { priceText, badge, gstNote } = price
  return {
    id,
    href,
    title,
    duration,
    difficulty,
    price: { priceText, badge, gstNote },
    next: next && { date: next.date, seats: next.seats },
  }
}
