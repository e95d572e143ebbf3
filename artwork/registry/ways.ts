import { batur } from '../scenes/batur.ts'
import { forestSafari } from '../scenes/forest-safari.ts'
import { kheerganga } from '../scenes/kheerganga.ts'
import { kunjapuri } from '../scenes/kunjapuri.ts'
import { cityTrain, type Line, railJourney } from '../scenes/rail-journey.ts'
import { type Land, roadTrip, type Vehicle } from '../scenes/road-trip.ts'
import { type Coast, seaCrossing } from '../scenes/sea-crossing.ts'
import type { Draw, Scene } from './scene.ts'

const vehicles: Record<Vehicle, string> = {
  car: 'a car with bags on its roof',
  bus: 'a bus with bags on its roof',
  van: 'a travellers’ van',
  coach: 'a coach',
  cycles: 'two people on bicycles',
}

/** A road that is driven by car, and by what else is named. All are built alike, whatever drives. */
function road(
  land: Land,
  words: string,
  scene: Pick<Scene, 'id' | 'title' | 'region' | 'alike' | 'album'>,
  ...others: Vehicle[]
): Scene {
  const by = (vehicle: Vehicle) => ({
    draw: ((o) => roadTrip(o, land, vehicle)) satisfies Draw,
    alt: `${vehicles[vehicle]} ${words}`,
    subject: 'road' as const,
    composition: 'road trip',
    mirror: false as const,
    focus: [0.52, 0.62] as [number, number],
  })
  return {
    ...scene,
    ...by('car'),
    times: [],
    details: [],
    views: Object.fromEntries(others.map((vehicle) => [vehicle, by(vehicle)])),
  }
}

const rail = (line: Line) => ({
  draw: ((o) => railJourney(o, line)) satisfies Draw,
  subject: 'train' as const,
  composition: 'train in open country',
  mirror: false as const,
  focus: [0.5, 0.6] as [number, number],
  times: [],
  details: [],
})

const crossing = (coast: Coast, boat: Parameters<typeof seaCrossing>[2]) => ({
  draw: ((o) => seaCrossing(o, coast, boat)) satisfies Draw,
  subject: 'boats' as const,
  composition: 'sea crossing',
  focus: [0.54, 0.6] as [number, number],
})

const hills = [
  'Uttarakhand',
  'Jammu & Kashmir',
  'Sikkim',
  'West Bengal',
  'Arunachal Pradesh',
  'Bhutan',
  'Nepal',
]

/** How one travels, and high points of single trips. They stand in galleries only. */
export const wayScenes: Scene[] = [
  road(
    'deodars',
    'on a hill road, deodars and snow peaks behind',
    {
      id: 'hill-road',
      title: 'Hill road',
      region: 'Himachal Pradesh',
      alike: hills,
      album: ['day', 'gold', 'dawn', 'bus:day', 'bus:gold', 'van:day', 'coach:day', 'coach:dawn'],
    },
    'bus',
    'van',
    'coach',
  ),
  road('snow', 'on a cleared road between snowy firs and peaks', {
    id: 'snow-road',
    title: 'Winter road',
    region: 'Himachal Pradesh',
    alike: ['Uttarakhand', 'Jammu & Kashmir'],
    album: ['day', 'dawn'],
  }),
  road(
    'dry',
    'on a high dry road above a river, bare mountains behind',
    {
      id: 'high-road',
      title: 'High road',
      region: 'Himachal Pradesh',
      alike: ['Ladakh'],
      album: ['gold', 'bus:day', 'van:day'],
    },
    'bus',
    'van',
  ),
  road(
    'ghats',
    'on a hill road between slopes of tea',
    {
      id: 'ghat-road',
      title: 'Ghat road',
      region: 'Tamil Nadu',
      alike: ['Kerala'],
      album: ['gold', 'coach:day'],
    },
    'coach',
  ),
  road(
    'green',
    'on a road through wooded hills with cloud in the valley',
    {
      id: 'green-road',
      title: 'Forest road',
      region: 'Meghalaya',
      alike: ['Nagaland', 'Kerala', 'Goa', 'Thailand', 'Malaysia'],
      album: ['day', 'gold', 'dawn', 'bus:day', 'coach:day'],
    },
    'bus',
    'coach',
  ),
  road(
    'desert',
    'on a desert road, camels and a sandstone fort behind',
    {
      id: 'desert-road',
      title: 'Desert road',
      region: 'Rajasthan',
      album: ['day', 'gold', 'van:gold', 'coach:day'],
    },
    'van',
    'coach',
  ),
  road('sands', 'on a road between red dunes', {
    id: 'sand-road',
    title: 'Road through the sands',
    region: 'United Arab Emirates',
    alike: ['Oman'],
    album: ['gold', 'dusk'],
  }),
  road(
    'salt',
    'on a causeway across a plain of white salt',
    { id: 'salt-road', title: 'Salt road', region: 'Gujarat', album: ['van:day'] },
    'van',
  ),
  road(
    'coast',
    'on a road along the sea, palms on the shore',
    {
      id: 'coast-road',
      title: 'Coast road',
      region: 'Goa',
      alike: ['Kerala', 'Tamil Nadu', 'Andaman & Nicobar Islands'],
      album: ['day', 'gold', 'van:day', 'cycles:day'],
    },
    'van',
    'cycles',
  ),
  road(
    'paddy',
    'on a road between rice fields and palms',
    {
      id: 'paddy-road',
      title: 'Road through the rice',
      region: 'Kerala',
      alike: ['Goa', 'Tamil Nadu', 'Indonesia', 'Vietnam'],
      album: ['day', 'gold', 'van:day', 'coach:day', 'cycles:dawn'],
    },
    'van',
    'coach',
    'cycles',
  ),
  {
    id: 'wheat-rail',
    title: 'Train through the wheat',
    region: 'Uttar Pradesh',
    alike: ['Punjab', 'Delhi', 'Uttarakhand'],
    ...rail('wheat'),
    alt: 'a long blue train between fields of wheat, a temple spire beyond',
    album: ['gold', 'dawn'],
  },
  {
    id: 'palm-rail',
    title: 'Train through the palms',
    region: 'Goa',
    alike: ['Karnataka'],
    ...rail('palms'),
    alt: 'a long blue train between green fields and palms',
    album: ['day'],
  },
  {
    id: 'euro-rail',
    title: 'Train through Europe',
    region: 'France',
    alike: ['Italy', 'Switzerland', 'Czechia', 'Austria', 'Netherlands', 'Spain'],
    ...rail('europe'),
    alt: 'a white express train below vineyards, mountains on the horizon',
    album: ['day', 'gold', 'dawn'],
  },
  {
    id: 'city-train',
    title: 'City train',
    region: 'Singapore',
    subject: 'train',
    times: [],
    details: [],
    mirror: false,
    draw: (o) => cityTrain(o, 'island'),
    focus: [0.5, 0.6],
    alt: 'a city train on its viaduct between towers and trees',
    album: ['day', 'gold'],
  },
  {
    id: 'gulf-train',
    title: 'Metro',
    region: 'United Arab Emirates',
    subject: 'train',
    times: [],
    details: [],
    mirror: false,
    draw: (o) => cityTrain(o, 'gulf'),
    focus: [0.5, 0.6],
    alt: 'a metro train on its viaduct between towers and date palms',
    album: ['day'],
  },
  {
    id: 'sea-crossing',
    title: 'Between islands',
    region: 'Andaman & Nicobar Islands',
    alike: ['Maldives', 'Thailand'],
    times: [],
    details: [],
    ...crossing('islands', 'ferry'),
    alt: 'a white ferry with people on deck between green islands',
    views: {
      fast: {
        ...crossing('islands', 'fast boat'),
        alt: 'a speedboat under its awning between green islands',
      },
    },
    album: ['day', 'gold', 'dawn', 'fast:day', 'fast:gold'],
  },
  {
    id: 'strait',
    title: 'Across the strait',
    region: 'Indonesia',
    times: [],
    details: [],
    ...crossing('volcano', 'fast boat'),
    alt: 'a fast boat crossing a strait, a volcano behind',
    album: ['day', 'gold'],
  },
  {
    id: 'bay-boat',
    title: 'Among the karsts',
    region: 'Thailand',
    times: [],
    details: [],
    ...crossing('karsts', 'fast boat'),
    alt: 'a speedboat between limestone islands',
    album: ['day'],
  },
  {
    id: 'harbour',
    title: 'Out of the harbour',
    region: 'Singapore',
    times: [],
    details: [],
    ...crossing('harbour', 'ferry'),
    alt: 'a white ferry leaving a harbour of towers',
    views: {
      ship: {
        ...crossing('harbour', 'ship'),
        alt: 'a cruise ship of many decks leaving a harbour of towers',
      },
    },
    album: ['day', 'ship:dusk'],
  },
  {
    id: 'safari',
    title: 'Safari',
    region: 'Rajasthan',
    alike: ['Uttarakhand', 'Assam', 'Kerala'],
    subject: 'wildlife',
    times: [],
    details: [],
    mirror: false,
    draw: forestSafari,
    focus: [0.5, 0.66],
    alt: 'an open safari car on a forest track, spotted deer in the grass',
    album: ['gold', 'dawn'],
  },
  {
    id: 'kunjapuri',
    title: 'Kunjapuri',
    region: 'Uttarakhand',
    subject: 'temple',
    times: [],
    details: [],
    mirror: false,
    draw: kunjapuri,
    focus: [0.56, 0.54],
    alt: 'a white hilltop temple above its steps, people watching the sun come over a line of snow peaks',
    album: ['dawn'],
  },
  {
    id: 'kheerganga',
    title: 'Kheerganga',
    region: 'Himachal Pradesh',
    subject: 'mountains',
    times: [],
    details: [],
    mirror: false,
    draw: kheerganga,
    focus: [0.54, 0.6],
    alt: 'people in a steaming pool on a high meadow, snow peaks across the valley',
    album: ['day'],
  },
  {
    id: 'batur',
    title: 'Mount Batur',
    region: 'Indonesia',
    subject: 'mountains',
    times: [],
    details: [],
    mirror: false,
    draw: batur,
    focus: [0.5, 0.56],
    alt: 'walkers on a volcano’s rim above a crater lake, two more volcanoes beyond',
    album: ['dawn'],
  },
]
