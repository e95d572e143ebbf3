import { type Fields, flag, list, optionsOf, text, texts } from './field.ts'

export const tripDays: Fields = {
  itinerary: list('Days', 'Day', {
    title: text('Title', 90, { help: 'It names a place of the day.' }),
    description: text('What happens', 1400, {
      lines: 7,
      help: 'At least 40 words, with a point of the route in them.',
    }),
    activities: texts('Activities', 90, { help: 'One to six, one on each line.' }),
    meals: {
      control: 'several',
      label: 'Meals',
      options: optionsOf({ breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner' }),
    },
    stay: text('Where the night is spent', 90, { help: 'The last day may say ‘Trip ends’.' }),
  }),
  route: list(
    'Route',
    'Point',
    {
      place: { control: 'place', label: 'Place', help: 'Its id, as Words has it.' },
      night: flag('A night is spent here'),
    },
    { help: 'In the order of travel: the map and the heights are drawn of it.' },
  ),
}
