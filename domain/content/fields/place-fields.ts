import { number, type Section, text } from './field.ts'

/** Every field of a place (content/schema.ts). */
export const placeSections: readonly Section[] = [
  {
    name: 'place',
    title: 'Place',
    fields: {
      id: { control: 'fixed', label: 'Id', help: 'Trips name it by this; it stays as it is.' },
      name: text('Name', 60),
      hindi: text('Name in Hindi', 40, { optional: true }),
      state: text('State', 60),
      country: text('Country', 60, { optional: true, help: 'Left empty it is India.' }),
      lat: number('Latitude', '° north', { fraction: true }),
      lon: number('Longitude', '° east', { fraction: true }),
      altitude: number('Height', 'm above the sea'),
      fact: text('Fact', 240, {
        lines: 3,
        optional: true,
        help: 'One sentence that stays true whatever the trip.',
      }),
    },
  },
]
