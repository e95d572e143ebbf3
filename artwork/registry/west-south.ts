import { andaman } from '../scenes/andaman.ts'
import { andamanBeach } from '../scenes/andaman-beach.ts'
import { chettinadMansion } from '../scenes/chettinad-mansion.ts'
import { desertCamp } from '../scenes/desert-camp.ts'
import { fishingNets } from '../scenes/fishing-nets.ts'
import { goa } from '../scenes/goa.ts'
import { goaFalls } from '../scenes/goa-falls.ts'
import { goaQuarter } from '../scenes/goa-quarter.ts'
import { goaRiver } from '../scenes/goa-river.ts'
import { hampi } from '../scenes/hampi.ts'
import { jaipur } from '../scenes/jaipur.ts'
import { jaisalmer } from '../scenes/jaisalmer.ts'
import { kerala } from '../scenes/kerala.ts'
import { mangroves } from '../scenes/mangroves.ts'
import { munnar } from '../scenes/munnar.ts'
import { nilgiris } from '../scenes/nilgiris.ts'
import { rajasthan } from '../scenes/rajasthan.ts'
import { rajasthanHaveli } from '../scenes/rajasthan-haveli.ts'
import { rann } from '../scenes/rann.ts'
import { ranthambore } from '../scenes/ranthambore.ts'
import { sahyadri } from '../scenes/sahyadri.ts'
import { stepwell } from '../scenes/stepwell.ts'
import { tamilNadu } from '../scenes/tamil-nadu.ts'
import { tamilNaduPalnis } from '../scenes/tamil-nadu-palnis.ts'
import { tamilNaduShore } from '../scenes/tamil-nadu-shore.ts'
import { marbleTemple, templeCorridor } from '../scenes/temple-corridor.ts'
import { udaipur } from '../scenes/udaipur.ts'
import { varkala } from '../scenes/varkala.ts'
import type { Scene } from './scene.ts'

export const westAndSouthScenes: Scene[] = [
  {
    id: 'rajasthan',
    title: 'Rajasthan',
    region: 'Rajasthan',
    subject: 'palace',
    banner: true,
    times: ['dawn', 'gold', 'dusk', 'day', 'night'],
    draw: rajasthan,
    focus: [0.56, 0.46],
    alt: 'a hill fort on its cliff above a blue town',
    details: [
      { crop: [0.64, 0.3, 0.46], alt: 'palace blocks and kiosks on the fort walls' },
      { crop: [0.4, 0.76, 0.46], alt: 'blue houses crowded below the fort' },
    ],
    views: {
      haveli: {
        draw: rajasthanHaveli,
        subject: 'village',
        alt: 'a merchant’s house painted with elephants and horsemen, goats and a woman in the lane',
      },
      well: {
        draw: stepwell,
        subject: 'palace',
        focus: [0.5, 0.56],
        times: ['day', 'dawn'],
        alt: 'zigzag stairs of a stepwell going down to green water, a pavilion on its far rim',
      },
      marble: {
        draw: marbleTemple,
        subject: 'temple',
        composition: 'temple corridor',
        focus: [0.5, 0.54],
        times: ['day', 'gold'],
        alt: 'people far down a hall of carved marble pillars',
      },
      camp: {
        draw: desertCamp,
        subject: 'camp',
        focus: [0.5, 0.6],
        times: ['dusk', 'gold', 'night'],
        alt: 'dancers and musicians round a fire in the dunes, canvas tents behind them',
      },
    },
    more: ['haveli:gold', 'haveli:day', 'haveli:dusk'],
    album: [
      'gold+arch',
      'dawn+balloons',
      'dusk+bougainvillea',
      'haveli:dawn',
      'haveli:night',
      'haveli:gold+bougainvillea',
    ],
    instead: { balloons: 'balloons-aside' },
    shelf: ['day', 'night', 'gold-arch', 'dawn-balloons', 'dusk-bougainvillea'],
  },
  {
    id: 'jaisalmer',
    title: 'Jaisalmer',
    region: 'Rajasthan',
    subject: 'desert',
    composition: 'hill fort',
    times: ['gold', 'dusk', 'day', 'night'],
    draw: jaisalmer,
    alt: 'a camel caravan on a dune below a golden hill fort',
    details: [
      { crop: [0.68, 0.37, 0.46], alt: 'the golden fort and its bastions' },
      { crop: [0.52, 0.68, 0.5], alt: 'camels and riders on the crest of a dune' },
    ],
    album: ['dusk+arch', 'dawn+white-tent'],
    shelf: ['day', 'night'],
  },
  {
    id: 'jaipur',
    title: 'Jaipur',
    region: 'Rajasthan',
    subject: 'palace',
    times: ['dawn', 'gold', 'dusk', 'night'],
    draw: jaipur,
    focus: [0.56, 0.66],
    mirror: false,
    alt: 'the honeycomb pink palace front above a busy street with a camel',
    details: [{ crop: [0.58, 0.5, 0.46], alt: 'lattice windows of the pink palace' }],
    album: ['gold+balloons'],
    shelf: ['dusk', 'gold-balloons'],
  },
  {
    id: 'udaipur',
    title: 'Udaipur',
    region: 'Rajasthan',
    subject: 'palace',
    composition: 'palace by water',
    times: ['dusk', 'gold', 'night', 'dawn'],
    draw: udaipur,
    alt: 'a white palace floating on a lake',
    details: [{ crop: [0.65, 0.54, 0.5], alt: 'domes and terraces of the lake palace' }],
    album: ['dawn+white-arch', 'dusk+balcony'],
  },
  {
    id: 'ranthambore',
    title: 'Ranthambore',
    region: 'Rajasthan',
    subject: 'wildlife',
    composition: 'hill fort',
    times: ['gold', 'day', 'dawn', 'dusk'],
    draw: ranthambore,
    focus: [0.56, 0.55],
    alt: 'a tiger walking by a lake below a ruined hill fort and dhok forest',
    details: [{ crop: [0.56, 0.74, 0.46], alt: 'a tiger on the bank of the lake' }],
    more: ['dawn+leaves'],
  },
  {
    id: 'rann',
    title: 'Rann of Kutch',
    region: 'Gujarat',
    subject: 'desert',
    times: ['night', 'dusk', 'dawn', 'gold'],
    draw: rann,
    focus: [0.4, 0.54],
    alt: 'camels crossing a white salt plain',
    details: [{ crop: [0.58, 0.58, 0.54], alt: 'three camels and their shadows on the salt' }],
    album: ['dawn+white-tent'],
  },
  {
    id: 'sahyadri',
    title: 'Sahyadri forts',
    region: 'Maharashtra',
    subject: 'trekkers',
    times: ['day', 'dawn', 'gold', 'dusk'],
    focus: [0.58, 0.5],
    draw: sahyadri,
    alt: 'trekkers on a green monsoon ridge facing a hill fort with waterfalls',
    details: [
      { crop: [0.6, 0.4, 0.5], alt: 'a walled fort on a flat-topped hill' },
      { crop: [0.57, 0.72, 0.44], alt: 'trekkers in file on a ridge' },
    ],
    more: ['day+rain'],
  },
  {
    id: 'goa',
    title: 'Goa',
    region: 'Goa',
    subject: 'beach',
    composition: 'curving shore',
    banner: true,
    times: ['day', 'dusk', 'gold', 'night'],
    draw: goa,
    alt: 'a curving beach with parasols, palms and a white church on the headland',
    details: [
      { crop: [0.64, 0.42, 0.44], alt: 'a church among palms' },
      { crop: [0.64, 0.76, 0.42], tall: [0.64, 0.76, 0.42], alt: 'parasols on the sand' },
    ],
    views: {
      quarter: {
        draw: goaQuarter,
        subject: 'city',
        composition: 'street',
        alt: 'painted houses along a lane to a white church, a scooter at the kerb',
        details: [
          {
            crop: [0.22, 0.5, 0.5],
            tall: [0.22, 0.56, 0.5],
            time: 'gold',
            alt: 'painted houses with iron balconies along a lane, a white church beyond',
          },
        ],
      },
      falls: {
        draw: goaFalls,
        subject: 'waterfall',
        alt: 'a four-tiered white waterfall in forest, a blue train crossing it on a viaduct, bathers in the pool',
      },
      river: {
        draw: goaRiver,
        subject: 'river',
        focus: [0.56, 0.56],
        times: ['day', 'gold', 'dusk'],
        alt: 'a ferry on a slow river before a white village church and palms, egrets in the paddy',
      },
    },
    more: [
      'dusk+palms',
      'gold+white-balcony',
      'quarter:day',
      'quarter:dusk',
      'quarter:dawn+rain',
      'falls:day',
      'falls:gold',
      'falls:dawn',
    ],
    album: ['quarter:gold+bougainvillea'],
    instead: { rain: 'shower' },
    alts: { 'dusk-palms': 'a curving beach with parasols, a headland and a boat' },
    shelf: ['falls-dawn'],
  },
  {
    id: 'hampi',
    title: 'Hampi',
    region: 'Karnataka',
    subject: 'temple',
    composition: 'tower by water',
    times: ['gold', 'dusk', 'dawn', 'day'],
    draw: hampi,
    alt: 'coracles on a river by a stone temple tower and boulder hills',
    details: [{ crop: [0.5, 0.66, 0.5], alt: 'coracles on the river below a temple tower' }],
    album: ['dusk+cave'],
  },
  {
    id: 'kerala',
    title: 'Kerala backwaters',
    region: 'Kerala',
    subject: 'boats',
    banner: true,
    times: ['gold', 'dusk', 'dawn', 'day'],
    draw: kerala,
    alt: 'a houseboat on palm-lined backwaters',
    details: [
      { crop: [0.6, 0.68, 0.5], alt: 'a thatched houseboat' },
      { crop: [0.2, 0.41, 0.42], alt: 'palms along the bank' },
    ],
    views: {
      nets: {
        draw: fishingNets,
        subject: 'boats',
        focus: [0.6, 0.58],
        times: ['dusk', 'gold', 'day'],
        alt: 'great fishing nets on wooden frames over the harbour, their crew on the jetty',
      },
    },
    album: ['day+rain', 'dusk+palms', 'dawn+balcony'],
  },
  {
    id: 'munnar',
    title: 'Munnar',
    region: 'Kerala',
    subject: 'plantation',
    // Wayanad has the same hills under the same tea.
    alike: ['Kerala'],
    times: ['day', 'dawn', 'gold', 'dusk'],
    draw: munnar,
    alt: 'tea pickers among combed green hills',
    details: [{ crop: [0.72, 0.62, 0.48], alt: 'a tea bungalow between the rows' }],
    more: ['day+rain'],
    album: ['gold+balcony'],
  },
  {
    id: 'varkala',
    title: 'Varkala',
    region: 'Kerala',
    subject: 'beach',
    composition: 'curving shore',
    times: ['dusk', 'gold', 'day', 'dawn'],
    draw: varkala,
    alt: 'red sea cliffs with palms and cafés above a surf beach',
    details: [{ crop: [0.72, 0.52, 0.5], alt: 'palms and café roofs on a sea cliff' }],
    album: ['gold+white-balcony'],
    alts: { 'gold-white-balcony': 'sea cliffs with palms above a surf beach' },
  },
  {
    id: 'tamil-nadu',
    title: 'Tamil Nadu',
    region: 'Tamil Nadu',
    subject: 'temple',
    composition: 'tower by water',
    banner: true,
    times: ['gold', 'dusk', 'dawn', 'day'],
    draw: tamilNadu,
    alt: 'a painted temple tower reflected in its tank among palms',
    details: [{ crop: [0.64, 0.46, 0.48], alt: 'painted figures on a temple tower' }],
    views: {
      shore: {
        draw: tamilNaduShore,
        subject: 'temple',
        alt: 'a granite shore temple between the surf and the palms',
      },
      palnis: {
        draw: tamilNaduPalnis,
        subject: 'village',
        focus: [0.53, 0.5],
        alt: 'a hill village heaped round a white temple tower on garlic terraces, rock pillars in the mist beyond',
      },
      corridor: {
        draw: templeCorridor,
        subject: 'temple',
        composition: 'temple corridor',
        focus: [0.5, 0.54],
        times: ['day', 'gold', 'dusk'],
        alt: 'people far down a temple corridor of carved pillars, painted lotus panels above them',
      },
      mansion: {
        draw: chettinadMansion,
        subject: 'village',
        focus: [0.5, 0.56],
        times: ['day', 'dusk'],
        alt: 'the courtyard of a merchant’s mansion: wooden columns, coloured glass and a floor of patterned tiles',
      },
    },
    more: ['dawn+arch', 'shore:gold', 'shore:dawn', 'shore:dusk', 'palnis:day', 'palnis:dawn', 'palnis:gold'],
    album: ['shore:day+palms', 'palnis:dusk+balcony'],
  },
  {
    id: 'andaman',
    title: 'Andaman',
    region: 'Andaman & Nicobar Islands',
    subject: 'reef',
    banner: true,
    times: ['day', 'gold', 'dusk', 'dawn'],
    draw: andaman,
    alt: 'a lighthouse island above water and a coral garden with fish below',
    details: [
      { crop: [0.6, 0.74, 0.5], alt: 'a diver and fish above a coral garden' },
      { crop: [0.76, 0.28, 0.44], alt: 'a striped lighthouse among palms' },
    ],
    views: {
      beach: {
        draw: andamanBeach,
        subject: 'beach',
        composition: 'curving shore',
        alt: 'a white beach under tall trees, an outrigger in clear shallows',
      },
      creek: {
        draw: mangroves,
        subject: 'forest',
        focus: [0.5, 0.5],
        times: ['day', 'gold', 'dusk'],
        alt: 'a boat going up a tide creek between mangroves on arched roots',
      },
    },
    more: ['beach:day', 'beach:dusk', 'beach:gold+palms', 'beach:night'],
    album: ['beach:dawn+white-boat', 'beach:day+cave'],
    shelf: ['beach-night'],
  },
  {
    id: 'nilgiris',
    title: 'Nilgiris',
    region: 'Tamil Nadu',
    subject: 'train',
    composition: 'train on a bridge',
    times: ['day', 'dawn', 'gold', 'dusk'],
    draw: nilgiris,
    focus: [0.5, 0.56],
    alt: 'a blue steam train on a girder bridge over a ravine, tea slopes and hills beyond',
    details: [
      { crop: [0.38, 0.68, 0.5], alt: 'a blue steam train crossing a bridge on stone piers' },
      { crop: [0.78, 0.55, 0.3], alt: 'a red-roofed bungalow on a tea slope' },
    ],
    album: ['day+rain', 'dawn+leaves'],
    shelf: ['dusk'],
  },
]
