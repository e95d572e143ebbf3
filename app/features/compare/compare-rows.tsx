import type { ReactNode } from 'react'
import type { ComparedTrip, Comparison } from '#server/pages/compare/compare-trips.ts'
import type { FactKey } from '#server/pages/compare/compared-facts.ts'
import {
  DatesCell,
  DifficultyCell,
  FactsCell,
  ListCell,
  PackagesCell,
  PriceCell,
  RatingCell,
  TermsCell,
} from './compare-cells.tsx'

type CompareRow = {
  key: keyof Comparison['standings']
  label: string
  cell: (trip: ComparedTrip) => ReactNode
}

/** What decides first stands first. */
export const compareRows: CompareRow[] = [
  { key: 'price', label: 'Price per person', cell: ({ price }) => <PriceCell price={price} /> },
  factRow('payLocally', 'Payable locally or before'),
  { key: 'packages', label: 'Packages', cell: ({ packages }) => <PackagesCell packages={packages} /> },
  { key: 'duration', label: 'Duration', cell: ({ duration }) => duration },
  { key: 'dates', label: 'Next dates and seats', cell: ({ dates }) => <DatesCell dates={dates} /> },
  { key: 'places', label: 'Places', cell: ({ places }) => <ListCell items={places} flowing /> },
  { key: 'highlights', label: 'Highlights', cell: ({ highlights }) => <ListCell items={highlights} /> },
  {
    key: 'inclusions',
    label: 'Included',
    cell: ({ inclusions }) => <ListCell items={inclusions} mark="yes" />,
  },
  {
    key: 'exclusions',
    label: 'Not included',
    cell: ({ exclusions }) => <ListCell items={exclusions} mark="no" />,
  },
  {
    key: 'rating',
    label: 'Rating and reviews',
    cell: ({ rating }) => <RatingCell rating={rating} />,
  },
  {
    key: 'difficulty',
    label: 'Difficulty',
    cell: ({ difficulty }) => <DifficultyCell difficulty={difficulty} />,
  },
  {
    key: 'cancellation',
    label: 'If you cancel',
    cell: ({ cancellation }) => <TermsCell terms={cancellation} />,
  },
]

/** What a traveller must know before paying. */
export const compareFacts: CompareRow[] = [
  factRow('meet', 'Meet'),
  factRow('end', 'End'),
  factRow('gettingThere', 'Airport and railhead'),
  factRow('group', 'Group'),
  factRow('ages', 'Ages'),
  factRow('child', 'Child price'),
  factRow('fitness', 'Fitness'),
  factRow('rooms', 'Rooms'),
  factRow('singleRoom', 'Single room'),
  factRow('network', 'Network'),
  factRow('cash', 'Cash'),
  factRow('power', 'Power'),
  factRow('papers', 'Papers'),
  factRow('insurance', 'Insurance'),
]

function factRow(key: FactKey, label: string): CompareRow {
  return { key, label, cell: ({ facts }) => <FactsCell facts={facts[key]} /> }
}
