/** What stands over each section. They come with the page's data: in the scripts they would be fetched twice. */

import type { More, SectionWords } from './home-section.tsx'

type TabWords = { id: string; label: string; text: string }

export type Counts = Record<'North' | 'South' | 'East' | 'West' | 'customised' | 'suggested', number>
export type HomeWords = ReturnType<typeof homeWords>

const section = (title: string, text: string, to: string, label: string) =>
  ({ title, text, more: { to, label: `See all ${label}` } }) satisfies SectionWords & { more: More }
const tab = (id: string, label: string, text: string): TabWords => ({ id, label, text })

export function homeWords(counts: Counts) {
  return {
    longWeekend: section(
      'Long weekends',
      'Put your leave beside a holiday and get six to twelve days: tea hills, three Rajasthan cities, Turtuk, root bridges.',
      '/long-weekend-trips',
      'long weekend trips',
    ),
    popular: section(
      'Popular trips',
      'Spiti in by Kinnaur, Kashmir in six days, three Andaman islands, both ends of Goa, Darjeeling with Nathula.',
      '/popular',
      'popular trips',
    ),
    states: section(
      'State packages',
      'Behind each poster stand its group tours, its private plans and the months to go.',
      '/india',
      'India trips',
    ),
    regions: {
      ...section('Trips by region', 'Four Indias, each with its own season.', '/india', 'India trips'),
      tabs: {
        North: tab(
          'north',
          'North',
          `${counts.North} group trips, from the sal forest of Corbett to the cold plains of the Changthang.`,
        ),
        South: tab(
          'south',
          'South',
          `${counts.South} group trips: backwaters, temple towns, the Nilgiris and the Andaman reefs.`,
        ),
        East: tab(
          'east',
          'East',
          `${counts.East} group trips under Kanchenjunga and beyond: Sikkim, Meghalaya, Nagaland, Tawang.`,
        ),
        West: tab(
          'west',
          'West',
          `${counts.West} group trips: Rajasthan, the White Rann, Goa in two seasons, Maratha forts in the rain.`,
        ),
      },
    },
    customised: section(
      'Customised trips',
      `${counts.customised} private plans and ${counts.suggested} suggested itineraries to start from. You choose the dates, the pace and who comes along.`,
      '/customized',
      'customised trips',
    ),
    ladakh: {
      ...section(
        'Ladakh departures',
        'Seven to twelve days on two wheels, or six to eight behind a windscreen.',
        '/ladakh',
        'Ladakh trips',
      ),
      tabs: {
        ladakhBiking: tab(
          'ladakh-biking',
          'Biking',
          'Manali to Srinagar the long way, a loop from Leh, and a ride to 5,798 m at Umling La.',
        ),
        ladakhSuv: tab(
          'ladakh-suv',
          'SUV',
          'Turtuk by the Shyok, apricot blossom in April, Hanle’s dark sky, Pangong when it is ice.',
        ),
      },
    },
    offbeat: section(
      'Off-beat',
      'Zanskar over Shinku La, trout streams below Jalori, Hornbill in December, the White Rann by moonlight, Tawang over Sela.',
      '/offbeat',
      'off-beat trips',
    ),
    family: section(
      'Family tours',
      'Safaris at Corbett, a rack train to Ooty, sundials in Jaipur, Shimla to Amritsar in eight days.',
      '/family-tours',
      'family tours',
    ),
    honeymoon: section(
      'Honeymoons',
      'Four at home and four abroad: a houseboat of your own, dinner on the sand at Havelock, a seaplane to Baa Atoll.',
      '/honeymoon-packages',
      'honeymoons',
    ),
    weekend: section(
      'Weekend trips',
      'Two or three nights: rapids at Rishikesh, the walk to Kheerganga, a flight at Bir, dawn on Chandrashila.',
      '/weekends',
      'weekend trips',
    ),
    international: section(
      'International tours',
      'From Krabi’s longtails to the Alps by train. The tax collected on trips abroad is in the price you see.',
      '/world',
      'international tours',
    ),
  }
}
