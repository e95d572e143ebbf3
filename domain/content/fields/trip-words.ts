import { monthNames } from '../../calendar/month-names.ts'
import { choice, type Fields, list, optionsOf, text, texts } from './field.ts'

const months = monthNames.map((title, i) => ({ value: i + 1, title }))

export const tripWords: Fields = {
  title: text('Title', 80, { help: 'It names what is special; 8 to 80 characters.' }),
  location: text('Where', 60, {
    help: 'As the card shows it: ‘Ladakh’, ‘Munnar, Kerala’, ‘Bali, Indonesia’.',
  }),
  country: text('Country', 60, { optional: true, help: 'Left empty it is India.' }),
  region: choice('Part of India', optionsOf({ North: 'North', South: 'South', East: 'East', West: 'West' }), {
    optional: true,
    help: 'None for trips abroad.',
  }),
  duration: text('Duration', 10, {
    help: '‘6D/5N’ as the days are many, or ‘Flexible’ for customised trips.',
  }),
  months: { control: 'several', label: 'Months in which it runs', options: months },
  description: text('Description', 1200, { lines: 8, help: '250 to 1,200 characters.' }),
  highlights: texts('Highlights', 160, { help: 'Five to nine, one on each line.' }),
  placesCovered: texts('Places covered', 60, { help: 'One on each line, in the order of the trip.' }),
  inclusions: texts('The price includes', 200, { help: 'At least five, one on each line.' }),
  exclusions: texts('The price does not include', 200, { help: 'At least four, one on each line.' }),
  faqs: list('Questions and answers', 'Question', {
    question: text('Question', 160),
    answer: text('Answer', 700, { lines: 4 }),
  }),
  thingsToCarry: list('Things to carry', 'Group', {
    category: text('For', 40),
    essential: { control: 'tick', label: 'Essential' },
    items: texts('Things', 110, { help: 'One on each line.' }),
  }),
  special: text('Badge', 40, { optional: true, help: 'A short text on the card, such as ‘Learn to dive’.' }),
  festival: text('Festival', 40, { optional: true, help: 'That it is timed for.' }),
}
