import type { HomeContent } from './types.ts'

/** The sections’ texts count trips by token, so that they are right whatever the catalogue holds. */
export const home: HomeContent = {
  intro:
    'Group departures, Himalayan treks, Ladakh rides, honeymoons and family journeys, in India and beyond.',
  categories: {
    backpacking: {
      title: 'Backpacking Trips',
      subtitle: '5+ days',
      text: 'Buses, shared jeeps and hostel kitchens',
      to: '/backpacking',
    },
    weekend: {
      title: 'Weekend Trips',
      subtitle: '2-3 days',
      text: 'In the hills, some with night drives from Delhi',
      to: '/weekends',
    },
    treks: {
      title: 'Himalayan Treks',
      subtitle: 'On foot',
      text: 'From a first snow summit to eleven days',
      to: '/treks',
    },
    customized: {
      title: 'Customized Trips',
      subtitle: 'Your dates',
      text: 'Only your people, at your own pace',
      to: '/custom-trip',
    },
  },
  sections: {
    longWeekend: {
      title: 'Long weekends',
      text: 'Add a few days of leave to a holiday and travel for six to twelve days. Each has a trip whose dates fit.',
      more: { to: '/long-weekend-trips', label: 'See all long weekend trips' },
    },
    popular: {
      title: 'Popular trips',
      text: 'Spiti by the Kinnaur road, Kashmir in six days, three Andaman islands, North and South Goa, Darjeeling with Nathula.',
      more: { to: '/popular', label: 'See all popular trips' },
    },
    states: {
      title: 'State packages',
      text: 'Open a state to see its group tours, its private trips and the best months to go.',
      more: { to: '/india', label: 'See all India trips' },
    },
    regions: {
      title: 'Trips by region',
      text: 'North, South, East and West, each with its own best season.',
      more: { to: '/india', label: 'See all India trips' },
      tabs: {
        North: {
          id: 'north',
          label: 'North',
          text: '{northTrips} group trips, from the forests of Corbett to the high plains of Ladakh.',
        },
        South: {
          id: 'south',
          label: 'South',
          text: '{southTrips} group trips: Kerala’s backwaters, temple towns, the Nilgiri hills and the Andaman reefs.',
        },
        East: {
          id: 'east',
          label: 'East',
          text: '{eastTrips} group trips: Darjeeling, Sikkim, Meghalaya, Nagaland and Tawang.',
        },
        West: {
          id: 'west',
          label: 'West',
          text: '{westTrips} group trips: Rajasthan, the White Rann, Goa, and Maratha forts in the monsoon.',
        },
      },
    },
    customised: {
      title: 'Customised trips',
      text: '{customisedTrips} private trips and {suggestedTrips} suggested itineraries. You choose the dates, the pace and who comes.',
      more: { to: '/customized', label: 'See all customised trips' },
    },
    ladakh: {
      title: 'Ladakh departures',
      text: 'Seven to twelve days on a motorbike, or six to eight days in an SUV.',
      more: { to: '/ladakh', label: 'See all Ladakh trips' },
      tabs: {
        ladakhBiking: {
          id: 'ladakh-biking',
          label: 'Biking',
          text: 'Manali to Srinagar by Leh, a loop from Leh, and a ride up to Umling La at 5,798 m.',
        },
        ladakhSuv: {
          id: 'ladakh-suv',
          label: 'SUV',
          text: 'Turtuk village, apricot blossom in April, the stars over Hanle, and frozen Pangong in winter.',
        },
      },
    },
    offbeat: {
      title: 'Off-beat',
      text: 'Zanskar by Shinku La, the Tirthan valley, Nagaland for the Hornbill Festival, the White Rann by moonlight, and Tawang.',
      more: { to: '/offbeat', label: 'See all off-beat trips' },
    },
    family: {
      title: 'Family tours',
      text: 'Safaris at Corbett, the mountain railway to Ooty, Jaipur with children, and Shimla to Amritsar in eight days.',
      more: { to: '/family-tours', label: 'See all family tours' },
    },
    honeymoon: {
      title: 'Honeymoons',
      text: 'Four in India and four abroad, from a houseboat for two to a seaplane in the Maldives.',
      more: { to: '/honeymoon-packages', label: 'See all honeymoons' },
    },
    weekend: {
      title: 'Weekend trips',
      text: 'Rafting at Rishikesh takes three days, Friday to Sunday. The others take four, from Friday night to Monday: the walk to Kheerganga, paragliding at Bir, sunrise on Chandrashila.',
      more: { to: '/weekends', label: 'See all weekend trips' },
    },
    international: {
      title: 'International tours',
      text: 'From the islands of Thailand to the Alps by train. The tax collected on trips abroad (TCS) is already in the price you see.',
      more: { to: '/world', label: 'See all international tours' },
    },
    testimonials: { title: 'What travellers say' },
    whyUs: { title: 'Why us', text: 'Six promises you can hold us to.' },
    gallery: {
      title: 'Picture gallery',
      text: 'Nine places that we travel to. The pictures are our own illustrations, not photographs.',
    },
    affiliations: { title: 'Government affiliations', text: 'Who recognises and registers us.' },
  },
  contact: {
    title: 'Ask a person',
    email: { title: 'Email Us', text: 'For plans, documents and long questions.' },
    call: {
      title: 'Call Us',
      text: 'Mon-Fri 9am to 6pm',
      outside: 'At other hours write to us; on a trip, call the number in your travel papers.',
    },
    visit: { title: 'Visit Us' },
  },
}
