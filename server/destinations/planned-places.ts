import { destinationGroups, type IndiaGroup } from '#domain/trips/destination-groups.ts'
import type { Region } from '#domain/trips/trip.ts'

/** A place of the destinations page; `pin` is the id of the place of content/places that it is drawn at. */
export type PlannedPlace = {
  name: string
  pin: string
  /** The slug of its own group, whose page lists its trips; without one they are searched by name. */
  group?: IndiaGroup
  /** Other words that say a trip goes there. */
  words?: string[]
  within?: PlannedPlace[]
}

/** All groups of India, all nineteen destinations of the specification's first section, and where else we go. */
export const plannedPlaces: Record<Region, PlannedPlace[]> = {
  North: [
    { ...groupAt('ladakh', 'leh'), within: [{ name: 'Zanskar', pin: 'padum' }] },
    { name: 'Kashmir', pin: 'srinagar' },
    {
      ...groupAt('himachal-pradesh', 'kalpa'),
      within: [
        { name: 'Manali', pin: 'manali' },
        { name: 'Shimla', pin: 'shimla' },
        { name: 'Spiti', pin: 'kaza' },
        { name: 'Kasol', pin: 'kasol' },
        { name: 'Jibhi', pin: 'jibhi' },
        { name: 'Bir Billing', pin: 'bir', words: ['Bir'] },
      ],
    },
    {
      ...groupAt('uttarakhand', 'nainital'),
      within: [
        { name: 'Rishikesh', pin: 'rishikesh' },
        { name: 'Valley of Flowers', pin: 'valley-of-flowers' },
      ],
    },
    { name: 'Varanasi', pin: 'varanasi' },
  ],
  West: [
    groupAt('rajasthan', 'jodhpur'),
    groupAt('goa', 'panaji'),
    { name: 'Rann of Kutch', pin: 'dhordo' },
    { name: 'Lonavala', pin: 'lonavala' },
  ],
  South: [
    groupAt('kerala', 'kochi'),
    groupAt('tamil-nadu', 'madurai'),
    groupAt('andaman', 'port-blair'),
    { name: 'Hampi', pin: 'hampi' },
  ],
  East: [
    { name: 'Darjeeling', pin: 'darjeeling' },
    { name: 'Sandakphu', pin: 'sandakphu' },
    { name: 'Sikkim', pin: 'gangtok' },
    { name: 'Meghalaya', pin: 'shillong' },
    { name: 'Nagaland', pin: 'kohima' },
    { name: 'Kaziranga', pin: 'kaziranga' },
    { name: 'Tawang', pin: 'tawang' },
  ],
}

/** A group under its own name. */
function groupAt(group: IndiaGroup, pin: string): PlannedPlace {
  return { name: destinationGroups.india[group], pin, group }
}
