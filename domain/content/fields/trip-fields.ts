import { choice, type Fields, group, number, optionsOf, type Section, text } from './field.ts'
import { tripDays } from './trip-days.ts'
import { tripDepartures } from './trip-departures.ts'
import { tripFacts } from './trip-facts.ts'
import { tripMoney } from './trip-money.ts'
import { tripWords } from './trip-words.ts'

const pictures: Fields = {
  cover: { control: 'picture', label: 'Cover', help: 'No other trip has it.' },
  gallery: {
    control: 'pictures',
    label: 'Gallery',
    help: 'Where one sleeps, how one travels, the high point, then all else. At least five.',
  },
  captions: group('Words below the first pictures', {
    night: number('The first picture shows night', undefined, {
      help: 'Which entry of the nights in Facts, counted from 1.',
    }),
    travel: text('How one travels', 90),
    high: text('The high point', 90),
  }),
}

const tags = optionsOf({
  stateHighlight: 'Highlight of its state',
  honeymoonSpecial: 'Honeymoon',
  international: 'Abroad',
  familySpecial: 'Family',
  bikingPackage: 'Motorcycles',
  suvPackage: 'SUV',
  longWeekend: 'Long weekend',
  offbeat: 'Offbeat',
  trek: 'Trek',
  backpacking: 'Backpacking',
  pilgrimage: 'Pilgrimage',
  wildlife: 'Wildlife',
  beach: 'Beach',
  winter: 'Winter',
  monsoon: 'Monsoon',
  luxury: 'Luxury',
  budget: 'Budget',
  cultural: 'Culture',
  adventure: 'Adventure',
})

const search: Fields = {
  id: { control: 'fixed', label: 'Id', help: 'It stands in addresses and bookings, and stays as it is.' },
  kind: choice(
    'Kind of trip',
    optionsOf({
      group: 'Group: dates, seats, booked online',
      customised: 'Customised: for a party of one’s own, on any day',
      suggested: 'Suggested: asked for, not booked',
    }),
  ),
  tags: {
    control: 'several',
    label: 'Tags',
    options: tags,
    optional: true,
    help: 'Lists, filters and the search go by them; pictures too.',
  },
  rating: number('Sample rating', 'of 5', {
    fraction: true,
    optional: true,
    help: '4.4 to 5. Shown only where sample ratings are, until travellers’ own reviews stand in its place.',
  }),
  reviews: number('Sample number of reviews', undefined, {
    optional: true,
    help: 'Those of all trips together are 300 to 399.',
  }),
}

/** Every field of a trip (content/schema.ts), in the order in which somebody writes one. */
export const tripSections: readonly Section[] = [
  { name: 'words', title: 'Words', fields: tripWords },
  { name: 'days', title: 'Days', fields: tripDays },
  { name: 'facts', title: 'Facts', fields: tripFacts },
  { name: 'packages', title: 'Packages and prices', fields: tripMoney },
  { name: 'departures', title: 'Departures', fields: tripDepartures },
  { name: 'pictures', title: 'Pictures', fields: pictures },
  { name: 'search', title: 'Search', fields: search },
]
