import type { ReactNode } from 'react'
import type { ComparedTrip, Comparison, ListItem } from '#server/pages/compare/compare-trips.ts'
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

export type CompareRow = {
  key: keyof Comparison['standings']
  label: string
  cell: (trip: ComparedTrip) => ReactNode
  /** Whether trips that differ in it are as good as one another. */
  isEven?: (trips: ComparedTrip[]) => boolean
  /** What stands in it one by one: of many, a phone shows the first. */
  items?: (trip: ComparedTrip) => ListItem[]
}

/** What decides first stands first. */
export const compareGroups: { title: string; rows: CompareRow[] }[] = [
  {
    title: 'Price and dates',
    rows: [
      { key: 'price', label: 'Price per person', cell: (trip) => <PriceCell {...trip} /> },
      { key: 'dates', label: 'Next dates and seats', cell: (trip) => <DatesCell {...trip} /> },
      {
        key: 'duration',
        label: 'Duration',
        cell: ({ duration }) => <b className="font-strong">{duration}</b>,
      },
      { key: 'packages', label: 'Packages', cell: ({ packages }) => <PackagesCell packages={packages} /> },
      factRow('payLocally', 'Payable locally or before'),
    ],
  },
  {
    title: 'The trip',
    rows: [
      {
        key: 'difficulty',
        label: 'Difficulty',
        cell: ({ difficulty }) => <DifficultyCell difficulty={difficulty} />,
      },
      {
        key: 'rating',
        label: 'Rating and reviews',
        cell: ({ rating }) => <RatingCell rating={rating} />,
        // One review more makes no difference.
        isEven: ([first, ...others]) =>
          others.every(({ rating }) => rating?.average === first?.rating?.average),
      },
      {
        key: 'places',
        label: 'Places',
        cell: ({ places }) => <ListCell items={places} flowing />,
        items: ({ places }) => places,
      },
      {
        key: 'highlights',
        label: 'Highlights',
        cell: ({ highlights }) => <ListCell items={highlights} />,
        items: ({ highlights }) => highlights,
      },
    ],
  },
  {
    title: 'What you pay for',
    rows: [
      {
        key: 'inclusions',
        label: 'Included',
        cell: ({ inclusions }) => <ListCell items={inclusions} mark="yes" />,
        items: ({ inclusions }) => inclusions,
      },
      {
        key: 'exclusions',
        label: 'Not included',
        cell: ({ exclusions }) => <ListCell items={exclusions} mark="no" />,
        items: ({ exclusions }) => exclusions,
      },
      {
        key: 'cancellation',
        label: 'If you cancel',
        cell: ({ cancellation }) => <TermsCell terms={cancellation} />,
      },
    ],
  },
  {
    title: 'Before you book',
    rows: [
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
    ],
  },
]

function factRow(key: FactKey, label: string): CompareRow {
  return { key, label, cell: ({ facts }) => <FactsCell facts={facts[key]} /> }
}
