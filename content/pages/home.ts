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
      text: 'Away after work, back at your desk',
      to: '/weekends',
    },
    treks: {
      title: 'Himalayan Treks',
      subtitle: 'On foot',
      text: 'First snow summits to eleven-day walks',
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
      text: 'Put your leave beside a holiday and get six to twelve days: tea hills, three Rajasthan cities, Turtuk, root bridges.',
      more: { to: '/long-weekend-trips', label: 'See all long weekend trips' },
    },
    popular: {
      title: 'Popular trips',
      text: 'Spiti in by Kinnaur, Kashmir in six days, three Andaman islands, both ends of Goa, Darjeeling with Nathula.',
      more: { to: '/popular', label: 'See all popular trips' },
    },
    states: {
      title: 'State packages',
      text: 'Behind each poster stand its group tours, its private plans and the months to go.',
      more: { to: '/india', label: 'See all India trips' },
    },
    regions: {
      title: 'Trips by region',
      text: 'Four Indias, each with its own season.',
      more: { to: '/india', label: 'See all India trips' },
      tabs: {
        North: {
          id: 'north',
          label: 'North',
          text: '{northTrips} group trips, from the sal forest of Corbett to the cold plains of the Changthang.',
        },
        South: {
          id: 'south',
          label: 'South',
          text: '{southTrips} group trips: backwaters, temple towns, the Nilgiris and the Andaman reefs.',
        },
        East: {
          id: 'east',
          label: 'East',
          text: '{eastTrips} group trips under Kanchenjunga and beyond: Sikkim, Meghalaya, Nagaland, Tawang.',
        },
        West: {
          id: 'west',
          label: 'West',
          text: '{westTrips} group trips: Rajasthan, the White Rann, Goa in two seasons, Maratha forts in the rain.',
        },
      },
    },
    customised: {
      title: 'Customised trips',
      text: '{customisedTrips} private plans and {suggestedTrips} suggested itineraries to start from. You choose the dates, the pace and who comes along.',
      more: { to: '/customized', label: 'See all customised trips' },
    },
    ladakh: {
      title: 'Ladakh departures',
      text: 'Seven to twelve days on two wheels, or six to eight behind a windscreen.',
      more: { to: '/ladakh', label: 'See all Ladakh trips' },
      tabs: {
        ladakhBiking: {
          id: 'ladakh-biking',
          label: 'Biking',
          text: 'Manali to Srinagar the long way, a loop from Leh, and a ride to 5,798 m at Umling La.',
        },
        ladakhSuv: {
          id: 'ladakh-suv',
          label: 'SUV',
          text: 'Turtuk by the Shyok, apricot blossom in April, Hanle’s dark sky, Pangong when it is ice.',
        },
      },
    },
    offbeat: {
      title: 'Off-beat',
      text: 'Zanskar over Shinku La, trout streams below Jalori, Hornbill in December, the White Rann by moonlight, Tawang over Sela.',
      more: { to: '/offbeat', label: 'See all off-beat trips' },
    },
    family: {
      title: 'Family tours',
      text: 'Safaris at Corbett, a rack train to Ooty, sundials in Jaipur, Shimla to Amritsar in eight days.',
      more: { to: '/family-tours', label: 'See all family tours' },
    },
    honeymoon: {
      title: 'Honeymoons',
      text: 'Four at home and four abroad: a houseboat of your own, dinner on the sand at Havelock, a seaplane to Baa Atoll.',
      more: { to: '/honeymoon-packages', label: 'See all honeymoons' },
    },
    weekend: {
      title: 'Weekend trips',
      text: 'Two or three nights: rapids at Rishikesh, the walk to Kheerganga, a flight at Bir, dawn on Chandrashila.',
      more: { to: '/weekends', label: 'See all weekend trips' },
    },
    international: {
      title: 'International tours',
      text: 'From Krabi’s longtails to the Alps by train. The tax collected on trips abroad is in the price you see.',
      more: { to: '/world', label: 'See all international tours' },
    },
    testimonials: { title: 'What travellers say' },
    whyUs: { title: 'Why us', text: 'Six things you can hold us to.' },
    gallery: {
      title: 'Photo gallery',
      text: 'Nine places at the hour we like them best. The pictures are our own illustrations, not photographs.',
    },
    affiliations: { title: 'Government affiliations', text: 'Who we answer to.' },
  },
  contact: {
    title: 'Ask a person',
    email: { title: 'Email Us', text: 'For plans, papers and long questions.' },
    call: { title: 'Call Us', text: 'Mon-Fri 9am to 6pm' },
    visit: { title: 'Visit Us' },
  },
}
