import { bir } from '../scenes/bir.ts'
import { changthang } from '../scenes/changthang.ts'
import { passByBike, passByJeep } from '../scenes/high-pass.ts'
import { himachalPradesh } from '../scenes/himachal-pradesh.ts'
import { jibhi } from '../scenes/jibhi.ts'
import { kasol } from '../scenes/kasol.ts'
import { ladakh, ladakhByJeep } from '../scenes/ladakh.ts'
import { ladakhValley } from '../scenes/ladakh-valley.ts'
import { manali } from '../scenes/manali.ts'
import { ridersCamp } from '../scenes/mountain-camp.ts'
import { nubra } from '../scenes/nubra.ts'
import { pangong } from '../scenes/pangong.ts'
import { pangongWinter } from '../scenes/pangong-winter.ts'
import { phugtal } from '../scenes/phugtal.ts'
import { shimla } from '../scenes/shimla.ts'
import { spiti } from '../scenes/spiti.ts'
import { spitiWinter } from '../scenes/spiti-winter.ts'
import { zanskar } from '../scenes/zanskar.ts'
import type { Scene } from './scene.ts'

export const ladakhAndHimachalScenes: Scene[] = [
  {
    id: 'ladakh',
    title: 'Ladakh',
    region: 'Ladakh',
    subject: 'riders',
    banner: true,
    times: ['day', 'gold', 'dusk', 'dawn', 'night'],
    draw: ladakh,
    alt: 'motorcyclists on a winding high road past a chorten, bare mountains behind',
    details: [
      { crop: [0.66, 0.78, 0.46], alt: 'motorcyclists with luggage on a bend of the road' },
      {
        crop: [0.2, 0.7, 0.44],
        subject: 'monastery',
        alt: 'a whitewashed chorten strung with prayer flags',
      },
    ],
    views: {
      valley: {
        draw: ladakhValley,
        subject: 'monastery',
        composition: 'hill gompa',
        alt: 'a monastery on its crag above barley terraces, poplars and the Indus',
      },
      jeep: {
        draw: ladakhByJeep,
        subject: 'road',
        composition: 'ladakh',
        times: ['gold', 'dusk'],
        alt: 'jeeps on a winding high road past a chorten, bare mountains behind',
      },
      camp: {
        draw: ridersCamp,
        subject: 'riders',
        composition: 'mountain camp',
        focus: [0.56, 0.66],
        times: ['dusk', 'gold', 'night'],
        alt: 'riders round a fire on a river bend, tents behind them and loaded motorcycles before',
      },
      pass: {
        draw: passByBike,
        subject: 'riders',
        composition: 'high pass',
        focus: [0.54, 0.64],
        times: ['day', 'dawn'],
        alt: 'motorcyclists coming over a pass, strings of prayer flags fanning out from a heap of stones',
      },
      summit: {
        draw: passByJeep,
        subject: 'road',
        composition: 'high pass',
        focus: [0.54, 0.64],
        times: ['gold', 'dusk'],
        alt: 'a jeep and two travellers on a pass, strings of prayer flags fanning out from a heap of stones',
      },
    },
    more: [
      'gold+tent',
      'dusk+ride',
      'day+snow',
      'valley:day',
      'valley:dusk',
      'valley:gold',
      'valley:day+blossom',
    ],
    album: ['dawn+flags', 'valley:dawn+clouds'],
    alts: {
      'dusk-ride': 'a winding high road past a chorten, bare mountains behind',
      'dawn-flags': 'motorcyclists on a winding high road, bare mountains behind',
      'valley-dawn-clouds': 'a monastery on its crag, peaks behind',
    },
    shelf: ['gold-tent', 'day-snow', 'detail-1'],
  },
  {
    id: 'pangong',
    title: 'Pangong Tso',
    region: 'Ladakh',
    subject: 'lake',
    times: ['day', 'dawn', 'night', 'dusk'],
    draw: pangong,
    focus: [0.45, 0.54],
    alt: 'a deep blue lake mirroring bare mountains, a jeep parked on the shore',
    details: [{ crop: [0.74, 0.76, 0.46], alt: 'a loaded jeep beside the lake' }],
    views: {
      winter: {
        draw: pangongWinter,
        subject: 'lake',
        composition: 'pangong',
        focus: [0.5, 0.56],
        times: ['dawn', 'day', 'dusk', 'night'],
        alt: 'a frozen lake with cracks and clear blue ice below snow-dusted mountains, a white jeep on the shore road',
        details: [
          { crop: [0.76, 0.8, 0.42], alt: 'a white jeep on the snowy road beside lake ice' },
          { crop: [0.34, 0.68, 0.44], time: 'day', alt: 'a ridge of broken ice across a frozen lake' },
          { crop: [0.3, 0.46, 0.5], time: 'day', alt: 'snow on brown mountains across the ice of a lake' },
        ],
      },
    },
    album: ['dawn+white-tent', 'day+flags', 'dusk+green-ride'],
    shelf: ['dusk-green-ride', 'winter-night', 'detail-1'],
  },
  {
    id: 'zanskar',
    title: 'Zanskar',
    region: 'Ladakh',
    subject: 'trekkers',
    times: ['day', 'dusk', 'dawn', 'night'],
    draw: zanskar,
    alt: 'trekkers on a frozen river between steep walls, tents in the snow, a line of prayer flags',
    details: [
      { crop: [0.54, 0.7, 0.44], alt: 'four trekkers walking on river ice' },
      { crop: [0.2, 0.72, 0.4], alt: 'tents pitched on snow by the river' },
    ],
    album: ['dawn+green-tent', 'day+snow'],
    alts: {
      'dawn-green-tent': 'trekkers on a frozen river between steep walls, a line of prayer flags above them',
      'day-snow': 'trekkers on a frozen river between steep walls, a tent and a line of prayer flags',
    },
  },
  {
    id: 'phugtal',
    title: 'Phugtal',
    region: 'Ladakh',
    subject: 'monastery',
    times: ['day', 'gold', 'dawn', 'dusk'],
    draw: phugtal,
    focus: [0.55, 0.5],
    mirror: false,
    alt: 'a whitewashed monastery spilling out of a great cave in an ochre cliff, trekkers and a pack pony by a footbridge over a turquoise river',
    details: [
      {
        crop: [0.385, 0.31, 0.4],
        alt: 'white and red monastery houses with black-framed windows stacked in the mouth of a cave',
      },
      {
        crop: [0.645, 0.765, 0.345],
        alt: 'two trekkers and a pack pony on the path to a footbridge hung with prayer flags',
      },
    ],
    album: ['night'],
    shelf: ['dawn', 'dusk', 'night'],
  },
  {
    id: 'nubra',
    title: 'Nubra Valley',
    region: 'Ladakh',
    subject: 'desert',
    composition: 'hill gompa',
    times: ['gold', 'day', 'dusk', 'dawn', 'night'],
    draw: nubra,
    alt: 'double-humped camels on grey dunes below a monastery hill',
    details: [
      { crop: [0.55, 0.74, 0.42], alt: 'riders on double-humped camels' },
      { crop: [0.74, 0.47, 0.4], alt: 'a monastery stacked on its hill' },
    ],
    album: ['dusk+white-tent', 'day+flags', 'dawn+blossom'],
    shelf: ['day', 'dusk', 'dawn', 'night', 'day-flags', 'dawn-blossom'],
  },
  {
    id: 'himachal-pradesh',
    title: 'Himachal Pradesh',
    region: 'Himachal Pradesh',
    subject: 'temple',
    banner: true,
    times: ['day', 'gold', 'dawn', 'dusk'],
    draw: himachalPradesh,
    alt: 'orchards below a slate-roofed pagoda temple, snow peaks behind',
    seasons: { gold: 'autumn', 'gold-balcony': 'autumn', 'detail-2': 'autumn' },
    alts: {
      gold: 'red apples in orchards below a slate-roofed pagoda temple, snow peaks behind',
      'gold-balcony': 'red apples in orchards below a slate-roofed pagoda temple, snow peaks behind',
    },
    details: [
      { crop: [0.68, 0.58, 0.44], alt: 'a three-tiered timber temple under slate roofs' },
      { crop: [0.22, 0.83, 0.36], alt: 'apple trees heavy with fruit' },
    ],
    album: ['day+blossom', 'gold+balcony', 'dusk+pines', 'day+rain'],
  },
  {
    id: 'spiti',
    title: 'Spiti',
    region: 'Himachal Pradesh',
    subject: 'camp',
    composition: 'hill gompa',
    times: ['night', 'dusk', 'dawn', 'day'],
    focus: [0.56, 0.62],
    draw: spiti,
    alt: 'tents and a campfire below a hilltop monastery',
    details: [
      { crop: [0.73, 0.52, 0.44], alt: 'a monastery on a crag' },
      { crop: [0.6, 0.86, 0.42], alt: 'travellers round a campfire by a tent' },
    ],
    views: {
      winter: {
        draw: spitiWinter,
        subject: 'monastery',
        composition: 'hill gompa',
        focus: [0.5, 0.6],
        times: ['dawn', 'day', 'dusk', 'night'],
        alt: 'a hilltop monastery and its village in deep snow, ibex by a half-frozen river',
        details: [
          { crop: [0.73, 0.52, 0.44], alt: 'a whitewashed monastery with snow on its roofs' },
          { crop: [0.24, 0.82, 0.4], time: 'day', alt: 'ibex on a rock above a snowbound village' },
        ],
      },
    },
    album: ['dawn+tent', 'day+flags', 'dusk+ride'],
    alts: {},
    shelf: ['dawn', 'dawn-tent', 'day-flags', 'dusk-ride', 'winter-night'],
  },
  {
    id: 'manali',
    title: 'Manali',
    region: 'Himachal Pradesh',
    subject: 'village',
    times: ['dusk', 'day', 'night', 'dawn'],
    focus: [0.56, 0.48],
    draw: manali,
    alt: 'timber houses among snow-laden deodars under high peaks',
    details: [{ crop: [0.68, 0.62, 0.48], alt: 'timber houses with snow on their roofs' }],
    more: ['day+snow'],
    album: ['dawn+balcony', 'dusk+pines'],
  },
  {
    id: 'kasol',
    title: 'Kasol',
    region: 'Himachal Pradesh',
    subject: 'river',
    times: ['day', 'gold', 'dusk', 'night'],
    draw: kasol,
    alt: 'a timber bridge over a rushing river, pine slopes and prayer flags',
    details: [{ crop: [0.55, 0.68, 0.48], alt: 'trekkers on a timber bridge over a river' }],
    album: ['gold+green-tent', 'dusk+pines'],
    shelf: ['dusk', 'night'],
  },
  {
    id: 'jibhi',
    title: 'Jibhi',
    region: 'Himachal Pradesh',
    subject: 'village',
    times: ['day', 'dawn', 'dusk', 'gold'],
    focus: [0.56, 0.5],
    draw: jibhi,
    alt: 'a wooden tower temple and slate-roofed houses beside a trout stream in a deodar valley',
    details: [
      { crop: [0.67, 0.58, 0.42], alt: 'a tower temple of stone and deodar courses' },
      { crop: [0.36, 0.82, 0.46], alt: 'an angler on the bank of a trout stream' },
    ],
    album: ['gold+balcony', 'day+rain'],
  },
  {
    id: 'bir',
    title: 'Bir Billing',
    region: 'Himachal Pradesh',
    subject: 'mountains',
    times: ['gold', 'day', 'dusk', 'dawn'],
    draw: bir,
    alt: 'paragliders over terraced green fields with a snow range behind',
    details: [{ crop: [0.66, 0.36, 0.42], alt: 'a tandem paraglider under a red wing' }],
    album: ['dawn+flags', 'gold+balcony', 'day+pines'],
    shelf: ['dusk', 'dawn'],
  },
  {
    id: 'shimla',
    title: 'Shimla',
    region: 'Himachal Pradesh',
    subject: 'train',
    times: ['day', 'dawn', 'dusk', 'gold'],
    draw: shimla,
    alt: 'a red toy train crossing a stone viaduct below a hill town',
    details: [{ crop: [0.6, 0.6, 0.5], alt: 'a toy train on the arches of a viaduct' }],
    album: ['gold+balcony', 'dawn+train'],
    shelf: ['dawn-train'],
  },
  {
    id: 'changthang',
    title: 'Changthang',
    region: 'Ladakh',
    subject: 'village',
    times: ['day', 'gold', 'dawn', 'dusk', 'night'],
    draw: changthang,
    focus: [0.5, 0.66],
    alt: 'a herd of goats winding over a wide plain to black nomads’ tents, a salt lake and low hills behind',
    details: [{ crop: [0.7, 0.7, 0.4], alt: 'a black tent of yak hair on the plain, smoke rising from it' }],
    shelf: ['detail-1', 'night'],
  },
]
