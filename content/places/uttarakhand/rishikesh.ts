import type { PlaceContent } from '../../schema.ts'

export const places: PlaceContent[] = [
  {
    id: 'rishikesh',
    name: 'Rishikesh',
    state: 'Uttarakhand',
    lat: 30.09,
    lon: 78.29,
    altitude: 340,
    hindi: 'ऋषिकेश',
    fact: 'The Ganga leaves the Himalaya here, and the town serves no meat or alcohol inside its limits.',
  },
  {
    id: 'shivpuri-ganga',
    name: 'Shivpuri',
    state: 'Uttarakhand',
    lat: 30.14,
    lon: 78.39,
    altitude: 370,
    fact: 'The put-in for the 16 km of rafting down to Rishikesh.',
  },
  {
    id: 'kunjapuri',
    name: 'Kunjapuri',
    state: 'Uttarakhand',
    lat: 30.18,
    lon: 78.3,
    altitude: 1645,
    fact: 'A Shakti Peetha on a hilltop with a sunrise over the Garhwal snows.',
  },
]
