import type { Region } from '#domain/trip.ts'

/** A place of the destinations page; `pin` is the id of the place of content/places that it is drawn at. */
export type PlannedPlace = {
  name: string
  pin: string
  /** The slug of its own group, whose page lists its trips; without one they are searched by name. */
  group?: string
  /** Other words that say a trip goes there. */
  words?: string[]
  within?: PlannedPlace[]
}

/** All groups of India, all nineteen destinations of the specification's first section, and where else we go. */
export const plannedPlaces: Record<Region, PlannedPlace[]> = {
  North: [
    { name: 'Ladakh', pin: 'leh', group: 'ladakh', within: [{ name: 'Zanskar', pin: 'padum' }] },
    { name: 'Kashmir', pin: 'srinagar' },
    {
      name: 'Himachal Pradesh',
      pin: 'kalpa',
      group: 'himachal-pradesh',
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
      name: 'Uttarakhand',
      pin: 'nainital',
      group: 'uttarakhand',
      within: [
        { name: 'Rishikesh', pin: 'rishikesh' },
        { name: 'Valley of Flowers', pin: 'valley-of-flowers' },
      ],
    },
    { name: 'Varanasi', pin: 'varanasi' },
  ],
  West: [
    { name: 'Rajasthan', pin: 'jodhpur', group: 'rajasthan' },
    { name: 'Goa', pin: 'panaji', group: 'goa' },
    { name: 'Rann of Kutch', pin: 'dhordo' },
    { name: 'Lonavala', pin: 'lonavala' },
  ],
  South: [
    { name: 'Kerala', pin: 'kochi', group: 'kerala' },
    { name: 'Tamil Nadu', pin: 'madurai', group: 'tamil-nadu' },
    { name: 'Andaman', pin: 'port-blair', group: 'andaman' },
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
