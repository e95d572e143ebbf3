import type { FacetName } from '#domain/listings/trip-facets.ts'

type ChoiceWords = {
  /** The way back to all trips. */
  any: string
  /** What the choices mean, where their names leave it open. */
  note?: string
}

/** What stands around the choices of a filter, once somebody opens it. */
export const choiceWords: Record<FacetName, ChoiceWords> = {
  month: { any: 'Any month', note: 'One or more. With seats on sale; private trips in their season.' },
  difficulty: { any: 'Any difficulty', note: 'For treks and motorbike rides. Other trips have none.' },
  duration: { any: 'Any length' },
  region: { any: 'Anywhere' },
  from: { any: 'Any city', note: 'Where its travellers meet.' },
  suits: { any: 'Anyone', note: 'Parents: easy days, own bathrooms, no high nights.' },
  without: { any: 'With or without' },
  rating: { any: 'Any rating' },
  discount: { any: 'With or without' },
  seats: { any: 'Any number' },
}
