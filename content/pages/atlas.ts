import type { AtlasContent } from './types.ts'

/** The page of all destinations: all groups of India, the nineteen destinations of the specification, and where else we go. */
export const atlas: AtlasContent = {
  title: 'Destinations',
  intro:
    'Choose a name on the map to see the trips that go there. The small dots are places where our travellers spend a night.',
  description:
    'A map of India with every place we run trips to, from Ladakh to the Andamans, and the countries beyond.',
  world: {
    title: 'Beyond India',
    text: 'Six places abroad where we know the roads, the food and the visa rules.',
  },
  places: {
    North: [
      { name: 'Ladakh', pin: 'leh', group: 'ladakh', within: [{ name: 'Zanskar', pin: 'padum' }] },
      { name: 'Kashmir', pin: 'srinagar', poster: 'kashmir/dawn' },
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
      { name: 'Varanasi', pin: 'varanasi', poster: 'varanasi/dawn' },
    ],
    West: [
      { name: 'Rajasthan', pin: 'jodhpur', group: 'rajasthan' },
      { name: 'Goa', pin: 'panaji', group: 'goa' },
      { name: 'Rann of Kutch', pin: 'dhordo', poster: 'rann/night' },
      { name: 'Lonavala', pin: 'lonavala', poster: 'sahyadri/day-rain' },
    ],
    South: [
      { name: 'Kerala', pin: 'kochi', group: 'kerala' },
      { name: 'Tamil Nadu', pin: 'madurai', group: 'tamil-nadu' },
      { name: 'Andaman', pin: 'port-blair', group: 'andaman' },
      { name: 'Hampi', pin: 'hampi', poster: 'hampi/gold' },
    ],
    East: [
      { name: 'Darjeeling', pin: 'darjeeling', poster: 'darjeeling/day' },
      { name: 'Sandakphu', pin: 'sandakphu', poster: 'sandakphu/dawn' },
      { name: 'Sikkim', pin: 'gangtok', poster: 'sikkim/gold' },
      { name: 'Meghalaya', pin: 'shillong', poster: 'meghalaya/day' },
      { name: 'Nagaland', pin: 'kohima', poster: 'nagaland/dusk' },
      { name: 'Kaziranga', pin: 'kaziranga', poster: 'kaziranga/dawn' },
      { name: 'Tawang', pin: 'tawang', poster: 'tawang/day' },
    ],
  },
}
