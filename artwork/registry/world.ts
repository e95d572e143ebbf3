import { amsterdam } from '../scenes/amsterdam.ts'
import { bali } from '../scenes/bali.ts'
import { baliCoast } from '../scenes/bali-coast.ts'
import { baliLake } from '../scenes/bali-lake.ts'
import { baliTerraces } from '../scenes/bali-terraces.ts'
import { dubai } from '../scenes/dubai.ts'
import { dubaiCreek } from '../scenes/dubai-creek.ts'
import { europe } from '../scenes/europe.ts'
import { iberia } from '../scenes/iberia.ts'
import { italy } from '../scenes/italy.ts'
import { liwa } from '../scenes/liwa.ts'
import { lucerne } from '../scenes/lucerne.ts'
import { maldives } from '../scenes/maldives.ts'
import { maldivesAtoll } from '../scenes/maldives-atoll.ts'
import { musandam } from '../scenes/musandam.ts'
import { paris } from '../scenes/paris.ts'
import { prague } from '../scenes/prague.ts'
import { sandbank } from '../scenes/sandbank.ts'
import { singapore } from '../scenes/singapore.ts'
import { singaporeCableCar } from '../scenes/singapore-cable-car.ts'
import { singaporeGarden } from '../scenes/singapore-garden.ts'
import { singaporeShophouses } from '../scenes/singapore-shophouses.ts'
import { switzerland } from '../scenes/switzerland.ts'
import { thailand } from '../scenes/thailand.ts'
import { thailandRuins } from '../scenes/thailand-ruins.ts'
import { thailandWat } from '../scenes/thailand-wat.ts'
import { venice } from '../scenes/venice.ts'
import { vietnam } from '../scenes/vietnam.ts'
import type { Scene } from './scene.ts'

export const worldScenes: Scene[] = [
  {
    id: 'maldives',
    title: 'Maldives',
    region: 'Maldives',
    subject: 'beach',
    banner: true,
    times: ['day', 'dusk', 'night', 'gold'],
    draw: maldives,
    alt: 'overwater villas along a jetty above a turquoise lagoon',
    details: [
      { crop: [0.72, 0.58, 0.5], alt: 'overwater villas on stilts' },
      { crop: [0.34, 0.42, 0.4], alt: 'a palm island on the horizon' },
    ],
    views: {
      atoll: {
        draw: maldivesAtoll,
        subject: 'beach',
        alt: 'a seaplane above reef rings and a palm island with its villas',
        focus: [0.56, 0.46],
      },
      sandbank: {
        draw: sandbank,
        subject: 'beach',
        focus: [0.46, 0.62],
        times: ['day', 'gold', 'dusk'],
        alt: 'two travellers and a parasol on a bare sandbank in a lagoon, a wooden boat at anchor',
      },
    },
    more: ['dusk+palms', 'dawn+white-boat', 'atoll:day', 'atoll:gold', 'atoll:dusk', 'atoll:dawn'],
    alts: { 'dusk-palms': 'a jetty over a lagoon, a palm island on the horizon' },
    shelf: ['atoll-dawn'],
  },
  {
    id: 'thailand',
    title: 'Thailand',
    region: 'Thailand',
    subject: 'boats',
    composition: 'karst bay',
    banner: true,
    times: ['day', 'dusk', 'gold', 'dawn'],
    draw: thailand,
    alt: 'a long-tail boat among limestone islands',
    details: [{ crop: [0.55, 0.7, 0.5], alt: 'a long-tail boat with garlands on its prow' }],
    views: {
      wat: {
        draw: thailandWat,
        subject: 'temple',
        alt: 'a golden chedi and tiered temple roofs over a river',
      },
      ruins: {
        draw: thailandRuins,
        subject: 'temple',
        focus: [0.48, 0.61],
        times: ['gold', 'dusk'],
        alt: 'a stone Buddha with a saffron cloth before the brick towers of a ruined temple',
      },
    },
    more: ['day+cave', 'dusk+lanterns', 'wat:dusk', 'wat:gold', 'wat:day'],
    album: [
      'wat:night+lanterns',
      'wat:dawn+boat',
      'wat:dawn+leaves',
      'wat:dusk+rain',
      'wat:day+balcony',
      'gold+palms',
    ],
    shelf: ['dusk-lanterns', 'wat-day', 'ruins-dusk'],
  },
  {
    id: 'singapore',
    title: 'Singapore',
    region: 'Singapore',
    subject: 'city',
    banner: true,
    times: ['dusk', 'night', 'day', 'gold'],
    draw: singapore,
    focus: [0.56, 0.6],
    mirror: false,
    alt: 'a bay skyline with a three-towered hotel and steel garden trees',
    details: [{ crop: [0.68, 0.45, 0.52], alt: 'a three-towered hotel above the bay' }],
    views: {
      garden: {
        draw: singaporeGarden,
        subject: 'city',
        alt: 'steel garden trees with a walkway between them, a great wheel behind',
      },
      shophouses: {
        draw: singaporeShophouses,
        subject: 'city',
        focus: [0.5, 0.6],
        times: ['day', 'gold', 'dusk'],
        alt: 'painted shophouses with shutters and covered walks, a trishaw before them',
      },
      cable: {
        draw: singaporeCableCar,
        subject: 'city',
        focus: [0.46, 0.4],
        times: ['day', 'gold', 'dusk'],
        alt: 'families in a red cable car above a strait, an island with palms and a beach beyond',
      },
    },
    more: ['gold+white-balcony', 'garden:dusk', 'garden:night', 'garden:day'],
    album: ['garden:dawn+leaves', 'day+palms'],
    shelf: ['garden-day'],
  },
  {
    id: 'bali',
    title: 'Bali',
    region: 'Indonesia',
    subject: 'temple',
    banner: true,
    times: ['gold', 'dawn', 'day', 'dusk'],
    draw: bali,
    alt: 'a split temple gate among rice terraces below a volcano',
    details: [{ crop: [0.66, 0.56, 0.48], alt: 'a split temple gate' }],
    views: {
      lake: { draw: baliLake, subject: 'lake', alt: 'thatched pagodas on islets in a crater lake' },
      terraces: {
        draw: baliTerraces,
        subject: 'plantation',
        focus: [0.5, 0.58],
        times: ['day', 'gold', 'dusk'],
        alt: 'farmers on curved rice terraces, some under water, that step down a green valley',
      },
    },
    more: ['day+leaves', 'dusk+white-balcony', 'lake:dawn', 'lake:day', 'lake:dusk'],
    album: ['lake:gold+leaves'],
    shelf: ['lake-dusk'],
  },
  {
    id: 'dubai',
    title: 'Dubai',
    region: 'United Arab Emirates',
    subject: 'city',
    banner: true,
    times: ['dusk', 'gold', 'night', 'dawn'],
    draw: dubai,
    mirror: false,
    alt: 'a tall skyline rising beyond desert dunes and camels',
    details: [{ crop: [0.6, 0.55, 0.54], alt: 'towers above the dunes' }],
    views: {
      creek: {
        draw: dubaiCreek,
        subject: 'boats',
        alt: 'wind-tower houses and a water taxi on the creek, the new city far behind',
      },
    },
    more: ['gold+white-tent', 'creek:gold', 'creek:dusk', 'creek:day', 'creek:night'],
    album: ['dawn+balloons'],
    shelf: ['dawn-balloons'],
  },
  {
    id: 'europe',
    title: 'Europe',
    region: 'Europe',
    subject: 'lake',
    banner: true,
    times: ['day', 'dawn', 'gold', 'dusk', 'night'],
    draw: europe,
    mirror: false,
    alt: 'an alpine lake with a church on its island and a castle on the crag',
    details: [
      { crop: [0.64, 0.5, 0.4], alt: 'a white church on a wooded island' },
      { crop: [0.17, 0.38, 0.34], alt: 'a castle with red roofs on a crag' },
    ],
    album: ['gold+leaves', 'day+white-balcony'],
    shelf: ['day', 'dusk', 'night', 'gold-leaves', 'day-white-balcony', 'detail-1', 'detail-2'],
  },
  {
    id: 'italy',
    title: 'Italy',
    region: 'Italy',
    subject: 'city',
    times: ['gold', 'dusk', 'day', 'dawn'],
    draw: italy,
    focus: [0.54, 0.46],
    mirror: false,
    alt: 'terracotta roofs, a great brick dome and a bell tower across a river with a stone bridge',
    details: [{ crop: [0.58, 0.4, 0.46], alt: 'a ribbed brick dome beside its marble bell tower' }],
    views: {
      canal: {
        draw: venice,
        subject: 'city',
        focus: [0.5, 0.58],
        times: ['gold', 'day'],
        alt: 'a gondola on a canal between palaces with pointed windows, people on a stone bridge',
      },
    },
    more: ['gold+arch'],
    alts: { 'gold-arch': 'terracotta roofs, a great brick dome and a bell tower' },
    instead: { arch: 'loggia' },
    shelf: ['dusk'],
  },
  {
    id: 'prague',
    title: 'Prague',
    region: 'Czechia',
    subject: 'city',
    times: ['dusk', 'dawn', 'day', 'gold'],
    draw: prague,
    focus: [0.52, 0.46],
    mirror: false,
    alt: 'a statue-lined stone bridge over a river, gothic spires on the castle hill',
    details: [{ crop: [0.7, 0.6, 0.5], alt: 'stone statues and lamps along the bridge' }],
    more: ['dawn+boat'],
  },
  {
    id: 'iberia',
    title: 'Iberia',
    region: 'Portugal',
    subject: 'city',
    composition: 'street',
    times: ['gold', 'day', 'dusk', 'dawn'],
    draw: iberia,
    alt: 'a yellow tram on a steep tiled street above a wide river with a red suspension bridge',
    details: [{ crop: [0.53, 0.68, 0.44], alt: 'the front of an old yellow tram' }],
    more: ['dusk+balcony'],
    alts: { 'dusk-balcony': 'an old tram between tiled houses, a red suspension bridge behind' },
  },
  {
    id: 'musandam',
    title: 'Musandam',
    region: 'Oman',
    subject: 'boats',
    times: ['day', 'gold', 'dusk', 'dawn'],
    draw: musandam,
    alt: 'a wooden dhow in a fjord between bare rock walls',
    details: [{ crop: [0.58, 0.66, 0.46], alt: 'a dhow under its lateen sail' }],
    more: ['gold+boat'],
    shelf: ['dawn'],
  },
  {
    id: 'switzerland',
    title: 'Switzerland',
    region: 'Switzerland',
    subject: 'train',
    times: ['day', 'dawn', 'dusk', 'gold'],
    focus: [0.6, 0.42],
    draw: switzerland,
    alt: 'a red train and chalet village below a pyramid peak',
    details: [{ crop: [0.65, 0.58, 0.52], alt: 'a red train below a chalet village and its church' }],
    views: {
      lucerne: {
        draw: lucerne,
        subject: 'city',
        focus: [0.52, 0.56],
        mirror: false,
        times: ['day', 'gold'],
        alt: 'a covered wooden bridge with flowers and its water tower before the quay of a lake town',
      },
    },
    album: ['day+train'],
    alts: { 'day-train': 'a chalet village below a pyramid peak' },
  },
  {
    id: 'paris',
    title: 'Paris',
    region: 'France',
    subject: 'city',
    times: ['dusk', 'gold', 'night', 'dawn'],
    draw: paris,
    mirror: false,
    alt: 'an iron tower over the Seine and a lamplit bridge',
    details: [{ crop: [0.62, 0.44, 0.52], alt: 'the iron lattice of the tower' }],
    album: ['gold+white-balcony'],
    alts: { 'gold-white-balcony': 'an iron tower over the Seine and the arches of a bridge' },
    shelf: ['night'],
  },
  {
    id: 'amsterdam',
    title: 'Amsterdam',
    region: 'Netherlands',
    subject: 'city',
    times: ['gold', 'day', 'dusk', 'night'],
    draw: amsterdam,
    alt: 'gabled canal houses reflected in water, bicycles on a bridge',
    details: [{ crop: [0.7, 0.7, 0.52], alt: 'bicycles on a canal bridge' }],
    album: ['day+boat'],
    alts: { 'day-boat': 'gabled canal houses reflected in water' },
    shelf: ['dusk'],
  },
  {
    id: 'vietnam',
    title: 'Vietnam',
    region: 'Vietnam',
    subject: 'boats',
    composition: 'karst bay',
    times: ['dawn', 'gold', 'day', 'dusk'],
    draw: vietnam,
    alt: 'a junk with rust-coloured sails in a bay of limestone islands',
    details: [{ crop: [0.6, 0.66, 0.48], alt: 'a junk under rust-coloured sails' }],
    album: ['day+cave'],
  },
  {
    id: 'bali-coast',
    title: 'Bali’s coast',
    region: 'Indonesia',
    subject: 'beach',
    times: ['day', 'dusk', 'dawn', 'gold'],
    draw: baliCoast,
    focus: [0.58, 0.56],
    alt: 'outriggers under striped sails by a beach with a split temple gate, a volcano across the bay',
    details: [
      { crop: [0.53, 0.7, 0.42], alt: 'an outrigger drawn up on the sand under a striped sail' },
      { crop: [0.86, 0.62, 0.3], alt: 'women between ceremonial parasols at a split temple gate' },
    ],
    album: ['night'],
  },
  {
    id: 'liwa',
    title: 'Liwa',
    region: 'United Arab Emirates',
    subject: 'desert',
    times: ['gold', 'dusk', 'dawn', 'day'],
    draw: liwa,
    focus: [0.6, 0.5],
    alt: 'walkers on the crest of a great red dune above date palms and a Bedouin tent',
    details: [
      { crop: [0.74, 0.76, 0.52], alt: 'a hair tent, two people by a fire and camels before a date garden' },
      { crop: [0.3, 0.3, 0.46], alt: 'three walkers on the crest of a dune' },
    ],
    album: ['night'],
    shelf: ['day'],
  },
]
