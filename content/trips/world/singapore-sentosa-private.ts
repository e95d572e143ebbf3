import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'singapore-sentosa-private',
  kind: 'customised',
  title: 'Sentosa and the City: a Short Private Break',
  location: 'Singapore & Sentosa',
  country: 'Singapore',
  duration: 'Flexible',
  months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  price: 64500,
  discount: 0,
  rating: 4.6,
  reviews: 61,
  description:
    'Stay on the island instead of commuting to it. Sleeping two nights on Sentosa puts you at the theme-park gate at opening and on Tanjong beach after the last monorail crowd; a third night in the city covers the skyline. Planned for two adults, and easily turned into something for five. You choose two big tickets from four, and we build the day around them. If rides bore you, take the fort, the ridge walk and a long pool day, and the price comes down.',
  highlights: [
    'Two nights on Sentosa itself, a few minutes’ walk from sand or from Universal’s gate',
    'Mount Faber line by cable car, high over the cruise berths',
    'Fort Siloso’s tunnels and guns, and the story of the surrender in February 1942',
    'Pick-two pass: Universal, the Oceanarium, the water park, or the luge-and-skyride bundle',
    'Henderson Waves and the Southern Ridges on foot, with long-tailed macaques for company',
  ],
  placesCovered: ['Sentosa', 'Mount Faber', 'Southern Ridges', 'Marina Bay', 'Singapore'],
  itinerary: [
    {
      title: 'Changi to the island',
      description:
        'A private car takes you from arrivals straight over the gateway bridge to Sentosa in half an hour. Drop the bags and ride the cable car up to Mount Faber in the soft light, with container ships queueing to the horizon, then back down for supper by Siloso beach. Indian restaurants on the island are few; we pre-order a vegetarian table. Light sleepers ask for rooms on the Tanjong or Palawan side, away from the bars.',
      activities: ['Private airport car', 'Cable car to Mount Faber', 'Beach supper'],
      meals: ['dinner'],
      stay: '4-star beach hotel, Sentosa',
    },
    {
      title: 'Your first big ticket',
      description:
        'If it is Universal, be at the globe by a quarter to ten and do the Egypt and Transformers zones first; six hours is enough with an Express pass and eight without. If it is the Oceanarium, opened in 2025 as a much enlarged successor to the old aquarium, go in at noon when it is hottest outside. Evening on Sentosa is Wings of Time, fire and water projected over the sea at 7:40, or simply a drink while kites come down.',
      activities: ['Universal Studios or Oceanarium', 'Wings of Time show'],
      meals: ['breakfast'],
      stay: '4-star beach hotel, Sentosa',
    },
    {
      title: 'Fort, ridges, then the city lights',
      description:
        'Walk the treetop skywalk to Fort Siloso for its opening at ten, free and almost empty: wax figures, tunnels, and the room where the surrender is re-enacted. Leave Sentosa by the boardwalk and meet your guide at HarbourFront for the Southern Ridges, as much of the ten kilometres as you like; Henderson Waves is the bit to see. After a shower at the Bugis hotel, Singapore puts on its evening: the bay loop, satay smoke at Lau Pa Sat with its vegetarian skewers, and the Marina lights at eight.',
      activities: ['Fort Siloso', 'Southern Ridges walk', 'Marina Bay by night'],
      meals: ['breakfast'],
      stay: '4-star hotel, Bugis, Singapore',
    },
    {
      title: 'Second ticket or shopping, and the airport',
      description:
        'Use the other half of your pass this morning: the luge if you are competitive, the water park if there are children, a conservatory at Gardens by the Bay if you would sooner sit. Shoppers get Orchard Road from ten-thirty and a car for the parcels. Singapore Changi rewards an early arrival: a butterfly garden in Terminal 3, a cactus roof in Terminal 1, and Jewel’s waterfall for those who missed it coming in.',
      activities: ['Second attraction of your choice', 'Orchard Road', 'Airport car'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Two nights on the island and one in Bugis, double occupancy with breakfast',
    'Airport cars both ways and the mid-trip hotel change',
    'Any two attractions from the pick-two list, dated tickets on your phone',
    'Round trip by cable car and Wings of Time standard seats',
    'Three-hour guided walk on the Southern Ridges',
    'One vegetarian dinner by the water',
  ],
  exclusions: [
    'Flights to Changi from any Indian city',
    'Singapore visa and agent fee, about ₹3,000–4,000 in all at current rates',
    'Express or VIP passes, bungee, indoor skydiving',
    'Refundable hotel deposits held on your card',
  ],
  faqs: [
    {
      question: 'Which parts can be swapped?',
      answer:
        'Nearly all. Couples often drop the second ticket for a spa afternoon; joint families take a three-bedroom apartment at HarbourFront and visit Sentosa by monorail. A fourth or fifth night in the city is simple to add. Hotels run from three-star to villas with plunge pools.',
    },
    {
      question: 'Is it worth sleeping on the island?',
      answer:
        'For two days of attractions, yes: you walk or take the free internal buses and go back for a nap. For temples, food and shops it is twenty-five minutes out of the way, which is why the last night is in town.',
    },
    {
      question: 'Can one swim in the sea?',
      answer:
        'Yes, in netted lagoons with lifeguards from ten to seven. The water is calm but cloudy, and ships stand in view. Come for the sand and the shade; for clear water add Bintan.',
    },
    {
      question: 'How early should we apply for the visa?',
      answer:
        'Four weeks is comfortable. An authorised agent submits your form, photograph, itinerary and bank papers electronically; approvals normally take three to five working days. The processing list changes now and then, so check the rule before booking. Fill in the SG Arrival Card in the final three days.',
    },
  ],
  thingsToCarry: [
    {
      category: 'For the parks',
      essential: true,
      items: ['Trainers with laces for coasters', 'Zipped pocket or bumbag', 'Sun cap'],
    },
    {
      category: 'Swim',
      essential: true,
      items: ['Proper swimwear: pools refuse cotton T-shirts', 'Flip-flops'],
    },
    {
      category: 'Admin',
      essential: true,
      items: ['Visa printout', 'Credit card for deposits', 'Travel policy with medical cover'],
    },
    {
      category: 'Maybe',
      essential: false,
      items: ['Smart shirt for a rooftop bar', 'Foldable bag for shopping'],
    },
  ],
  route: [{ place: 'singapore' }, { place: 'sentosa', night: true }, { place: 'singapore', night: true }],
  difficulty: 'easy',
  tags: ['international', 'beach'],
  cover: 'singapore/dusk',
  gallery: [
    'singapore/garden-dawn-leaves',
    'singapore/day-palms',
    'singapore/detail-1',
    'singapore/gold-white-balcony',
    'singapore/night',
    'singapore/day',
    'singapore/gold',
  ],
}
