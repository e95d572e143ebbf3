import type { Dressing } from './dressing.ts'
import type { Season } from './kit/stage.ts'
import { caveMouth } from './parts/cave.ts'
import { boatBow, carriageWindow, handlebar, stoneArch, tentDoor } from './parts/frames.ts'
import { balcony, branches, flagLines, palmGrove, pines } from './parts/near-frames.ts'
import { balloons, cloudSea, lanterns, rain, shower, snowfall } from './parts/weather.ts'
import { rooms, tents } from './rooms.ts'

/** Foregrounds and weather that may be drawn over a scene, and the words for them in an alt text. */
export const dressings = {
  ...rooms,
  ...tents,
  tent: {
    draw: (k) => tentDoor(k),
    words: 'seen from the open door of an orange tent',
    encloses: 'tent door',
  },
  'blue-tent': {
    draw: (k) => tentDoor(k, '#4a86b8', '#3f6fa8'),
    words: 'seen from the open door of a blue tent',
    encloses: 'tent door',
  },
  'green-tent': {
    draw: (k) => tentDoor(k, '#7fa04a', '#7a8a3c'),
    words: 'seen from the open door of a green tent',
    encloses: 'tent door',
  },
  'white-tent': {
    draw: (k) => tentDoor(k, '#fbf6ea', '#f0dcb0', 0.45),
    words: 'seen from the open door of a pale canvas tent',
    encloses: 'tent door',
  },
  arch: { draw: (k) => stoneArch(k), words: 'seen through a carved sandstone arch', encloses: 'arch' },
  'white-arch': {
    draw: (k) => stoneArch(k, '#e6d8c8'),
    words: 'seen through a cusped arch',
    encloses: 'arch',
  },
  loggia: {
    draw: (k) => stoneArch(k, '#d8b08a', 0),
    words: 'seen through the round arch of a loggia',
    encloses: 'arch',
  },
  train: {
    draw: (k) => carriageWindow(k),
    words: 'seen from a train window with a glass of tea on the ledge',
    encloses: 'train window',
  },
  'blue-train': {
    draw: (k) => carriageWindow(k, '#2f5f8a'),
    words: 'seen from a train window',
    encloses: 'train window',
  },
  cave: { draw: caveMouth, words: 'seen from inside a rock cave', encloses: 'cave mouth' },
  boat: { draw: (k) => boatBow(k), words: 'seen over the bow of a wooden boat' },
  'white-boat': { draw: (k) => boatBow(k, '#d8d2c4'), words: 'seen over the bow of a white boat' },
  ride: {
    draw: (k) => handlebar(k),
    words: 'seen over the handlebar of a motorcycle',
    encloses: 'handlebar',
    subject: 'riders',
  },
  'green-ride': {
    draw: (k) => handlebar(k, '#3f6a4a'),
    words: 'seen over the handlebar of a green motorcycle',
    encloses: 'handlebar',
    subject: 'riders',
  },
  pines: { draw: pines, words: 'seen between tall deodars' },
  palms: { draw: palmGrove, words: 'seen between coconut palms' },
  flags: { draw: flagLines, words: 'with strings of prayer flags close by' },
  rhododendron: {
    draw: (k) =>
      branches(k, {
        plant: 'rhododendron',
        colors: ['#d8345a', '#e8567a', '#b8244a'],
        green: ['#3f7a4a', '#2f6a48'],
      }),
    words: 'under rhododendron in bloom',
  },
  bougainvillea: {
    draw: (k) =>
      branches(k, {
        plant: 'bougainvillea',
        colors: ['#d8329a', '#e85ab4', '#b82886'],
        green: ['#4a8a4a', '#3a7442'],
      }),
    words: 'under bougainvillea',
  },
  chinar: {
    draw: (k) => branches(k, { plant: 'chinar', colors: ['#e8772e', '#d8502c', '#f2a33a', '#b8402e'] }),
    words: 'under chinar leaves in autumn',
    season: 'autumn',
  },
  blossom: {
    draw: (k) =>
      branches(k, {
        plant: 'blossom',
        colors: ['#fbd0dc', '#f4a8c0', '#fde8ee', '#f6bccd'],
        green: ['#8ab05a', '#a8b86a'],
      }),
    words: 'under fruit trees in blossom',
    season: 'spring',
  },
  leaves: {
    draw: (k) => branches(k, { plant: 'broadleaf', colors: ['#3f8a4a', '#5aa04f', '#2f6f44', '#7ab85a'] }),
    words: 'under green branches',
  },
  balcony: { draw: (k) => balcony(k), words: 'seen from a balcony with two cups of tea' },
  'white-balcony': {
    draw: (k) => balcony(k, '#d8cfc0'),
    words: 'seen from a balcony with two cups of coffee',
  },
  snow: { draw: snowfall, words: 'in falling snow', season: 'winter' },
  rain: { draw: rain, words: 'in monsoon rain' },
  shower: { draw: shower, words: 'in monsoon rain' },
  clouds: { draw: cloudSea, words: 'above a sea of cloud' },
  balloons: { draw: (k) => balloons(k), words: 'with hot-air balloons overhead' },
  'balloons-aside': { draw: (k) => balloons(k, true), words: 'with hot-air balloons overhead' },
  lanterns: { draw: lanterns, words: 'with paper lanterns rising' },
} satisfies Record<string, Dressing>

export type DressingName = keyof typeof dressings

export function seasonOf(name: DressingName): Season | undefined {
  return (dressings[name] as Dressing).season
}
