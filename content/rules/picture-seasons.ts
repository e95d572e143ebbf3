import type { Problem, Source } from '../problem.ts'
import { nameOf } from './pictures.ts'

/** What some pictures show, and the months in which a traveller can see it. */
const seasons: { names: RegExp; shows: string; months: number[] }[] = [
  { names: /^zanskar\//, shows: 'a frozen river', months: [1, 2] },
  { names: /^manali\//, shows: 'trees and roofs under snow', months: [12, 1, 2, 3] },
  { names: /^gulmarg\/(?!detail-1)/, shows: 'skiers', months: [12, 1, 2, 3] },
  { names: /^auli\/(?!gorson-)/, shows: 'skiers', months: [1, 2, 3] },
  { names: /^auli\/gorson-/, shows: 'a meadow without snow', months: [4, 10, 11, 12] },
  { names: /^kedarkantha\//, shows: 'a climb in snow', months: [12, 1, 2, 3, 4] },
  { names: /^valley-of-flowers\/(?!detail-2)/, shows: 'flowers', months: [5, 6, 7, 8, 9] },
  { names: /^yumthang\//, shows: 'flowers', months: [4, 5, 6] },
  { names: /^kashmir-lakes\/(?!detail-2)/, shows: 'flowers on a high meadow', months: [6, 7, 8, 9] },
  { names: /^pir-panjal\/hampta-/, shows: 'flowers on a high meadow', months: [6, 7, 8, 9] },
  { names: /^pir-panjal\/(?!hampta-)/, shows: 'a high meadow without snow', months: [6, 7, 8, 9, 10] },
  {
    names: /^himachal-pradesh\/(gold|gold-balcony|detail-2)$/,
    shows: 'ripe apples',
    months: [7, 8, 9, 10],
  },
  { names: /-snow$/, shows: 'falling snow', months: [12, 1, 2, 3] },
  { names: /^uttarakhand\/ridge-(?!dawn$)/, shows: 'rhododendron in flower', months: [2, 3, 4] },
  { names: /^tawang\/(?!detail-)/, shows: 'rhododendron in flower', months: [3, 4, 5, 6] },
  { names: /-(blossom|rhododendron)$/, shows: 'blossom', months: [3, 4, 5] },
  { names: /-chinar$/, shows: 'autumn leaves', months: [10, 11] },
  { names: /^spiti\/winter-/, shows: 'a valley in deep snow', months: [12, 1, 2, 3] },
  { names: /^pangong\/winter-/, shows: 'a frozen lake', months: [1, 2, 3] },
  // And what the high winter hides.
  { names: /^spiti\/(?!winter-)/, shows: 'a valley without snow', months: [4, 5, 6, 7, 8, 9, 10, 11] },
  { names: /^phugtal\//, shows: 'a gorge without snow', months: [5, 6, 7, 8, 9, 10] },
  { names: /^pangong\/(?!winter-)/, shows: 'open water', months: [4, 5, 6, 7, 8, 9, 10, 11, 12] },
  {
    names: /^ladakh\/(?!valley-|detail-2)/,
    shows: 'a dry road',
    months: [4, 5, 6, 7, 8, 9, 10, 11],
  },
  { names: /^ladakh\/valley-/, shows: 'green fields', months: [4, 5, 6, 7, 8, 9, 10] },
  { names: /^changthang\//, shows: 'a high plain without snow', months: [5, 6, 7, 8, 9, 10] },
  { names: /^trek-camp\//, shows: 'a camp without snow', months: [4, 5, 6, 7, 8, 9, 10, 11] },
  { names: /^forest-trail\//, shows: 'a forest without snow', months: [3, 4, 5, 6, 7, 8, 9, 10, 11] },
  { names: /^kashmir\/village-/, shows: 'green meadows', months: [5, 6, 7, 8, 9, 10] },
  { names: /^meghalaya\/river-/, shows: 'a clear river', months: [10, 11, 12, 1, 2, 3, 4] },
  { names: /^himachal-pradesh\//, shows: 'orchards in leaf', months: [4, 5, 6, 7, 8, 9, 10] },
  {
    names: /^kashmir\/(dawn|gold|day|dusk|dusk-boat)$/,
    shows: 'chinar leaves and lotus',
    months: [4, 5, 6, 7, 8, 9, 10],
  },
]

/** A trip shows only what can be seen in one of its months. */
export function checkPictureSeasons({ trips }: Source): Problem[] {
  return trips.flatMap(({ file, value: { cover, gallery, months } }) =>
    [cover, ...gallery].map(nameOf).flatMap((name, i) =>
      seasons
        .filter((season) => season.names.test(name) && !season.months.some((month) => months.includes(month)))
        .map(({ shows }) => ({
          file,
          field: i === 0 ? 'cover' : `gallery.${i - 1}`,
          message: `"${name}" shows ${shows}, which no month of the trip has: choose another picture`,
        })),
    ),
  )
}
