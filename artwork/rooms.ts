import type { Box, Stage } from './kit/stage.ts'
import { type Canvas, furnishedTent, tentPane, trekkersTent, trekPane } from './parts/canvas.ts'
import { interior, type Look, paneOf } from './parts/interior.ts'

const hotel: Look = {
  walls: '#e8d2b0',
  ceiling: '#f6ead4',
  floor: '#a8683c',
  ground: 'boards',
  opening: 'window',
  beds: 'twin',
  cloth: [
    { quilt: '#b8432f', bands: '#f2b04a' },
    { quilt: '#2f5f8a', bands: '#f0d8a0' },
    { quilt: '#7a3a5a', bands: '#f0b86a' },
  ],
  wood: '#8a5432',
  curtain: '#d8923c',
  rug: ['#a83a34', '#2f4f6a'],
  extras: ['picture', 'plant'],
}
const pine: Look = {
  walls: '#cf9c64',
  lining: 'boards',
  ceiling: '#b8834e',
  over: 'beams',
  floor: '#9a6238',
  ground: 'boards',
  opening: 'window',
  beds: 'twin',
  cloth: [
    { quilt: '#2f6f7a', bands: '#f0c25a' },
    { quilt: '#a83a34', bands: '#f0d890' },
    { quilt: '#4a5f8a', bands: '#e8a85a' },
  ],
  wood: '#7a4a2c',
  rug: ['#9a2f34', '#d8a44a'],
}
const bungalow: Look = {
  walls: '#f2e6cc',
  lining: { band: '#7fa08a' },
  ceiling: '#8a5a38',
  over: 'beams',
  floor: '#b0523a',
  ground: 'tiles',
  opening: 'doors',
  beds: 'double',
  cloth: [
    { quilt: '#f4e2c0', bands: '#3f8a6a' },
    { quilt: '#f4e8d4', bands: '#c8563c' },
    { quilt: '#e8eadc', bands: '#2f7a9a' },
  ],
  wood: '#6a3f28',
  extras: ['net', 'plant'],
}
const haveli: Look = {
  walls: '#e6a878',
  lining: { band: '#b8543c' },
  ceiling: '#f0dcb8',
  floor: '#d8b890',
  ground: 'tiles',
  opening: 'arch',
  beds: 'double',
  cloth: [
    { quilt: '#2f5f8a', bands: '#f4d890' },
    { quilt: '#8a2f4a', bands: '#f4c86a' },
  ],
  wood: '#6a3a28',
  rug: ['#8a2f4a', '#e0a24a'],
  extras: ['picture', 'plant'],
}
const city: Look = {
  walls: '#9aa6b4',
  ceiling: '#eef0f0',
  floor: '#6a6478',
  ground: 'carpet',
  opening: 'doors',
  beds: 'double',
  cloth: [
    { quilt: '#e8e4dc', bands: '#2f4f7a' },
    { quilt: '#f0e6d8', bands: '#a8503c' },
    { quilt: '#e4e8e2', bands: '#3f7a6a' },
  ],
  wood: '#5a4638',
  curtain: '#c9b690',
  extras: ['picture', 'plant'],
}

const swiss: Canvas = {
  cloth: '#f2e4c4',
  trim: '#b8432f',
  bedding: { quilt: '#c8862c', bands: '#8a2f34' },
  rug: ['#2f5a6a', '#c8923c'],
}

/** A dressing that fills the picture but for the pane in which the scene is seen. */
type Room = {
  draw: (k: Stage) => string
  pane: (k: Stage) => Box
  words: string
  encloses: string
  subject: 'room'
}
type Furnished = { look: Look; words: string; encloses: string }

/** Rooms in which one sleeps. The scene is what their window shows. */
const looks = {
  'twin-room': { look: hotel, words: 'a hotel room with two beds, in its window', encloses: 'twin beds' },
  'green-twin-room': {
    look: {
      ...hotel,
      walls: '#c9d2b8',
      cloth: { quilt: '#3f7a5a', bands: '#f4e2b0' },
      curtain: '#e8dcc0',
      rug: ['#3f6a5a', '#c8a24a'],
    },
    words: 'a quiet hotel room with two beds, in its window',
    encloses: 'twin beds',
  },
  'pine-room': {
    look: pine,
    words: 'two beds in a room lined with pine, in its window',
    encloses: 'twin beds',
  },
  'stove-room': {
    look: {
      ...pine,
      cloth: { quilt: '#a83a34', bands: '#f0c25a' },
      rug: ['#2f4f6a', '#d8a44a'],
      extras: ['stove'],
    },
    words: 'two beds with heavy quilts beside a lit stove, in the window',
    encloses: 'stove',
  },
  'mat-room': {
    look: {
      ...pine,
      walls: '#e0c8a0',
      lining: { band: '#8a9a6a' },
      beds: 'mats',
      cloth: { quilt: '#a83a34', bands: '#f0c25a' },
    },
    words: 'two mattresses with quilts on the floor of a village house, in its window',
    encloses: 'twin beds',
  },
  'dorm-room': {
    look: {
      ...pine,
      walls: '#d8c8a8',
      lining: { band: '#4a8a94' },
      over: undefined,
      ceiling: '#f0e6d0',
      beds: 'bunks',
      cloth: { quilt: '#e0a03c', bands: '#3f8a8a' },
      rug: undefined,
      extras: ['rucksacks'],
    },
    words: 'bunks and rucksacks in a hostel dormitory, in its window',
    encloses: 'bunks',
  },
  'garden-room': {
    look: bungalow,
    words: 'a bed under a white net, its doors open on',
    encloses: 'bed under a net',
  },
  'villa-room': {
    look: {
      ...bungalow,
      walls: '#e8d8b4',
      lining: undefined,
      ceiling: '#c89a58',
      over: 'thatch',
      floor: '#b88a58',
      ground: 'boards',
      cloth: { quilt: '#fbf3e0', bands: '#2f9aa0' },
      extras: ['plant'],
      curtain: '#fbf4e4',
    },
    words: 'a wide bed under a thatched roof, its doors open on',
    encloses: 'bed under thatch',
  },
  'haveli-room': {
    look: haveli,
    words: 'a carved bed in a painted room, through its arch',
    encloses: 'arched room',
  },
  'city-room': {
    look: city,
    words: 'a wide bed on a high floor, through the glass',
    encloses: 'glass front',
  },
  'cedar-room': {
    look: {
      ...pine,
      walls: '#a8683c',
      lining: 'panels',
      ceiling: '#8a5230',
      over: 'lattice',
      opening: 'row',
      beds: 'double',
      cloth: { quilt: '#f2e4c4', bands: '#b83a4a' },
      rug: ['#8a2f34', '#2f4a6a'],
    },
    words: 'a bed in a cabin of carved cedar, in its row of windows',
    encloses: 'cedar cabin',
  },
  'boat-room': {
    look: {
      ...bungalow,
      walls: '#c8985a',
      lining: 'boards',
      ceiling: '#a87a44',
      over: 'thatch',
      floor: '#8a5a34',
      ground: 'boards',
      opening: 'row',
      cloth: { quilt: '#f6ecd4', bands: '#c8563c' },
      extras: undefined,
    },
    words: 'a bed in a houseboat’s cabin of wood and bamboo, in its row of windows',
    encloses: 'boat cabin',
  },
  'sea-cabin': {
    look: {
      ...city,
      walls: '#e8e2d0',
      lining: { band: '#2f6f8a' },
      floor: '#b8834e',
      ground: 'boards',
      opening: 'ports',
      beds: 'twin',
      cloth: { quilt: '#f4f0e4', bands: '#2f6f9a' },
      wood: '#8a5a38',
      curtain: undefined,
      extras: undefined,
    },
    words: 'two berths in a ship’s cabin, through its round windows',
    encloses: 'portholes',
  },
  'berth-room': {
    look: {
      ...pine,
      walls: '#cfd8d4',
      lining: { band: '#5a7f9a' },
      over: 'fan',
      ceiling: '#eef0e6',
      floor: '#5a6a78',
      ground: 'carpet',
      beds: 'bunks',
      cloth: { quilt: '#3f6f9a', bands: '#e8e4d4' },
      wood: '#6a7a86',
      rug: undefined,
      curtain: '#3f6f9a',
    },
    words: 'made-up berths of a night train, in its window',
    encloses: 'bunks',
  },
  'mud-room': {
    look: {
      ...bungalow,
      walls: '#f4ead8',
      lining: { band: '#c8683c' },
      ceiling: '#b8884c',
      over: 'thatch',
      floor: '#c89a6a',
      ground: 'carpet',
      opening: 'arch',
      beds: 'double',
      cloth: { quilt: '#a8324a', bands: '#f2c04a' },
      rug: ['#2f5a7a', '#d8862c'],
      extras: ['mirrors'],
    },
    words: 'a bed in a round mud house set with mirrors, through its arch',
    encloses: 'mud house',
  },
} satisfies Record<string, Furnished>

type RoomName = keyof typeof looks

const underCanvas = (words: string, draw: Room['draw'], pane: Room['pane'], encloses: string): Room => ({
  draw,
  pane,
  words,
  encloses,
  subject: 'room',
})

export const rooms = Object.fromEntries(
  Object.entries<Furnished>(looks).map(([name, { look, words, encloses }]): [string, Room] => [
    name,
    {
      draw: (k) => interior(k, look),
      pane: (k) => paneOf(k, look.opening),
      words,
      encloses,
      subject: 'room',
    },
  ]),
) as Record<RoomName, Room>

/** The same under canvas. */
export const tents = {
  'swiss-tent': underCanvas(
    'two beds in a tent of pale canvas, through its open door',
    (k) => furnishedTent(k, swiss),
    tentPane,
    'furnished tent',
  ),
  'desert-tent': underCanvas(
    'two beds and a red rug in a desert tent, through its open door',
    (k) =>
      furnishedTent(k, {
        cloth: '#f0cf94',
        trim: '#2f6a72',
        bedding: { quilt: '#a8324a', bands: '#f2b84a' },
        rug: ['#a83a2c', '#2f4a6a'],
      }),
    tentPane,
    'furnished tent',
  ),
  'trek-tent': underCanvas(
    'two sleeping bags and a lantern in an orange tent, through its open door',
    (k) => trekkersTent(k, '#e8863a', ['#2f6f9a', '#a83a34']),
    trekPane,
    'sleeping bags',
  ),
  'yellow-trek-tent': underCanvas(
    'two sleeping bags and a lantern in a yellow tent, through its open door',
    (k) => trekkersTent(k, '#e8b43a', ['#3f7a4a', '#5a4a8a']),
    trekPane,
    'sleeping bags',
  ),
} satisfies Record<string, Room>
