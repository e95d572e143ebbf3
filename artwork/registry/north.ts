import { agra } from '../scenes/agra.ts'
import { amritsar } from '../scenes/amritsar.ts'
import { auli } from '../scenes/auli.ts'
import { auliGorson } from '../scenes/auli-gorson.ts'
import { gulmarg } from '../scenes/gulmarg.ts'
import { hampta } from '../scenes/hampta.ts'
import { harKiDun } from '../scenes/har-ki-dun.ts'
import { kashmir } from '../scenes/kashmir.ts'
import { kashmirLakes } from '../scenes/kashmir-lakes.ts'
import { kedarkantha } from '../scenes/kedarkantha.ts'
import { kedarnath } from '../scenes/kedarnath.ts'
import { logVillage } from '../scenes/log-village.ts'
import { nainital } from '../scenes/nainital.ts'
import { pirPanjal } from '../scenes/pir-panjal.ts'
import { rishikesh } from '../scenes/rishikesh.ts'
import { tungnath } from '../scenes/tungnath.ts'
import { uttarakhand } from '../scenes/uttarakhand.ts'
import { uttarakhandRidge } from '../scenes/uttarakhand-ridge.ts'
import { valleyOfFlowers } from '../scenes/valley-of-flowers.ts'
import { varanasi } from '../scenes/varanasi.ts'
import type { Scene } from './scene.ts'

export const northScenes: Scene[] = [
  {
    id: 'kashmir',
    title: 'Kashmir',
    region: 'Jammu & Kashmir',
    subject: 'lake',
    times: ['dawn', 'gold', 'day', 'dusk'],
    draw: kashmir,
    alt: 'a shikara on Dal Lake with snow peaks reflected and a chinar branch overhead',
    details: [
      { crop: [0.63, 0.72, 0.46], alt: 'a shikara under its painted canopy' },
      { crop: [0.25, 0.55, 0.5], alt: 'houseboats moored along the far bank' },
    ],
    views: {
      village: {
        draw: logVillage,
        subject: 'village',
        focus: [0.44, 0.56],
        times: ['day', 'gold', 'dusk'],
        alt: 'log houses on a blue river below a bare pyramid of a mountain, sheep on the near bank',
      },
    },
    more: ['dusk+boat'],
    album: ['gold+chinar', 'day+blossom', 'day+snow'],
    alts: {
      'day-snow': 'a shikara on Dal Lake before snowy hills and houseboats, a bare chinar branch overhead',
    },
  },
  {
    id: 'kashmir-lakes',
    title: 'Kashmir Great Lakes',
    region: 'Jammu & Kashmir',
    subject: 'lake',
    times: ['day', 'dawn', 'gold', 'dusk'],
    draw: kashmirLakes,
    focus: [0.5, 0.47],
    mirror: false,
    alt: 'Harmukh and its hanging glacier mirrored in an alpine lake, a camp and a flock on the flowering shore',
    details: [
      { crop: [0.22, 0.75, 0.355], alt: 'a shepherd and his flock by the lake' },
      { crop: [0.565, 0.36, 0.44], alt: 'a glacier hanging between the dark buttresses of Harmukh' },
    ],
    album: ['night', 'dawn+tent'],
    shelf: ['dawn', 'gold', 'dusk', 'night'],
  },
  {
    id: 'gulmarg',
    title: 'Gulmarg',
    region: 'Jammu & Kashmir',
    subject: 'skiers',
    times: ['day', 'dawn', 'dusk', 'night'],
    draw: gulmarg,
    alt: 'cable cars and skiers over snow slopes with firs',
    details: [
      {
        crop: [0.54, 0.45, 0.44],
        subject: 'mountains',
        alt: 'a cable car above firs and chalets in the snow',
      },
      { crop: [0.6, 0.72, 0.46], alt: 'skiers on a snow slope' },
    ],
    more: ['day+snow'],
    shelf: ['night'],
  },
  {
    id: 'amritsar',
    title: 'Amritsar',
    region: 'Punjab',
    subject: 'temple',
    times: ['dawn', 'night', 'gold', 'dusk'],
    draw: amritsar,
    focus: [0.56, 0.6],
    mirror: false,
    alt: 'the Golden Temple reflected in its tank, pilgrims on the marble walk',
    details: [{ crop: [0.62, 0.46, 0.4], alt: 'the gilded dome and kiosks of the Golden Temple' }],
    album: ['gold+white-arch'],
    shelf: ['detail-1'],
  },
  {
    id: 'uttarakhand',
    title: 'Uttarakhand',
    region: 'Uttarakhand',
    subject: 'river',
    banner: true,
    times: ['day', 'dawn', 'gold', 'dusk'],
    draw: uttarakhand,
    alt: 'a green river and a brown one meeting below a stepped ghat town',
    focus: [0.46, 0.54],
    details: [{ crop: [0.56, 0.68, 0.42], alt: 'bathing steps at the meeting of two rivers' }],
    views: {
      ridge: {
        draw: uttarakhandRidge,
        subject: 'mountains',
        focus: [0.48, 0.5],
        mirror: false,
        alt: 'a stone bungalow among oak and red rhododendron, the snows from Trisul over Nanda Devi to Panchachuli beyond blue hills',
      },
    },
    more: ['dawn+flags', 'ridge:dawn', 'ridge:day', 'ridge:dusk'],
    album: ['day+rain', 'gold+leaves', 'ridge:night', 'ridge:gold+balcony', 'ridge:day+pines'],
    shelf: ['ridge-dawn'],
  },
  {
    id: 'rishikesh',
    title: 'Rishikesh',
    region: 'Uttarakhand',
    subject: 'river',
    times: ['dawn', 'day', 'dusk', 'gold'],
    draw: rishikesh,
    alt: 'a suspension bridge over the Ganga, a tiered temple and a raft',
    details: [
      { crop: [0.85, 0.55, 0.44], alt: 'a tiered temple above the river' },
      { crop: [0.5, 0.72, 0.46], alt: 'a raft and its crew on the Ganga' },
    ],
    more: ['night'],
    album: ['dusk+balcony', 'gold+blue-tent'],
    alts: { 'gold-blue-tent': 'a suspension bridge over the Ganga and a raft' },
  },
  {
    id: 'kedarkantha',
    title: 'Kedarkantha',
    region: 'Uttarakhand',
    subject: 'trekkers',
    times: ['dawn', 'day', 'dusk', 'night'],
    focus: [0.5, 0.53],
    draw: kedarkantha,
    alt: 'trekkers climbing a snow summit above a camp in the firs',
    details: [
      { crop: [0.68, 0.72, 0.48], alt: 'a camp of tents among firs in the snow' },
      { crop: [0.46, 0.36, 0.44], alt: 'a line of trekkers below the flag on a snow summit' },
    ],
    more: ['day+snow'],
    album: ['dawn+clouds'],
    alts: { 'dawn-clouds': 'trekkers climbing a snow summit' },
  },
  {
    id: 'auli',
    title: 'Auli',
    region: 'Uttarakhand',
    subject: 'skiers',
    times: ['day', 'dawn', 'dusk', 'gold'],
    draw: auli,
    focus: [0.52, 0.4],
    mirror: false,
    alt: 'a chair lift and a ski class on a white slope between dark woods, Dronagiri and Nanda Devi beyond a blue valley',
    details: [
      { crop: [0.76, 0.315, 0.46], alt: 'two riders on an open chair lift, Nanda Devi behind them' },
      {
        crop: [0.352, 0.71, 0.36],
        alt: 'five beginners on skis lined up before their instructor, below timber huts',
      },
    ],
    views: {
      gorson: {
        draw: auliGorson,
        subject: 'trekkers',
        focus: [0.6, 0.36],
        mirror: false,
        alt: 'trekkers on a ridge of tawny meadow above two tents, the wall of Dronagiri filling the sky and Nanda Devi beyond',
      },
    },
    more: ['gorson:day'],
    album: ['gorson:dawn', 'gorson:dusk', 'gorson:gold', 'day+snow'],
  },
  {
    id: 'valley-of-flowers',
    title: 'Valley of Flowers',
    region: 'Uttarakhand',
    subject: 'trekkers',
    times: ['day', 'dawn', 'gold', 'dusk'],
    focus: [0.5, 0.5],
    draw: valleyOfFlowers,
    alt: 'trekkers crossing a flower meadow beside a stream, misty peaks ahead',
    details: [
      { crop: [0.36, 0.72, 0.46], alt: 'three trekkers among wild flowers' },
      { crop: [0.44, 0.36, 0.5], alt: 'snow peaks above valley mist' },
    ],
    album: ['day+rain', 'dawn+blue-tent'],
    shelf: ['dusk', 'day-rain', 'dawn-blue-tent', 'detail-1'],
  },
  {
    id: 'kedarnath',
    title: 'Kedarnath',
    region: 'Uttarakhand',
    subject: 'pilgrims',
    times: ['day', 'dawn', 'dusk', 'night'],
    draw: kedarnath,
    focus: [0.56, 0.62],
    mirror: false,
    alt: 'pilgrims before a stone temple below a wall of snow peaks',
    details: [{ crop: [0.6, 0.64, 0.5], alt: 'the stone tower and hall of the temple' }],
    album: ['day+snow'],
    shelf: ['dusk', 'night', 'day-snow'],
  },
  {
    id: 'tungnath',
    title: 'Tungnath',
    region: 'Uttarakhand',
    subject: 'temple',
    times: ['dawn', 'day', 'dusk', 'gold'],
    draw: tungnath,
    focus: [0.54, 0.56],
    mirror: false,
    alt: 'the small stone temple of Tungnath on a grassy shoulder, Chandrashila above it and Chaukhamba beyond blue ridges',
    details: [
      {
        crop: [0.54, 0.535, 0.42],
        alt: 'a wooden pavilion on the stone tower of Tungnath, Nandi before its porch',
      },
      { crop: [0.3, 0.29, 0.4], alt: 'the four heads of Chaukhamba above the clouds' },
      { crop: [0.86, 0.36, 0.29], alt: 'walkers by the shrine and flag on Chandrashila' },
    ],
    album: ['night'],
    shelf: ['gold'],
  },
  {
    id: 'nainital',
    title: 'Nainital',
    region: 'Uttarakhand',
    subject: 'lake',
    times: ['day', 'gold', 'dusk', 'dawn'],
    draw: nainital,
    alt: 'a pear-shaped hill lake with small sailing boats, the town round its far end',
    details: [{ crop: [0.46, 0.74, 0.46], alt: 'sailing boats on the lake' }],
    album: ['dawn+pines'],
    shelf: ['dusk', 'dawn'],
  },
  {
    id: 'varanasi',
    title: 'Varanasi',
    region: 'Uttar Pradesh',
    subject: 'river',
    times: ['dawn', 'dusk', 'night', 'gold'],
    draw: varanasi,
    focus: [0.56, 0.62],
    mirror: false,
    alt: 'stepped ghats and temple spires over a river with boats and floating lamps',
    details: [{ crop: [0.7, 0.5, 0.52], alt: 'temple spires above the bathing steps' }],
    album: ['dusk+boat'],
    shelf: ['dusk', 'night', 'detail-1'],
  },
  {
    id: 'agra',
    title: 'Agra',
    region: 'Uttar Pradesh',
    subject: 'palace',
    times: ['dawn', 'gold', 'day', 'dusk'],
    draw: agra,
    mirror: false,
    alt: 'the Taj Mahal reflected in its garden canal',
    details: [{ crop: [0.5, 0.44, 0.52], alt: 'the dome and minarets of the Taj Mahal' }],
    album: ['dawn+white-arch'],
    shelf: ['dawn-white-arch', 'detail-1'],
  },
  {
    id: 'har-ki-dun',
    title: 'Har Ki Dun',
    region: 'Uttarakhand',
    subject: 'trekkers',
    times: ['day', 'dawn', 'gold', 'dusk'],
    draw: harKiDun,
    focus: [0.52, 0.5],
    mirror: false,
    alt: 'a timber house in a meadow valley, trekkers and a rider by a river from the snows of Swargarohini',
    details: [
      {
        crop: [0.76, 0.7, 0.44],
        alt: 'a house of stone and deodar courses under a slate roof, trekkers coming to it',
      },
      { crop: [0.47, 0.3, 0.48], alt: 'snow peaks of Swargarohini above pine slopes' },
    ],
    album: ['night'],
    shelf: ['dawn', 'gold', 'dusk', 'night'],
  },
  {
    id: 'pir-panjal',
    title: 'Above Manali',
    region: 'Himachal Pradesh',
    subject: 'camp',
    times: ['day', 'dawn', 'dusk', 'gold'],
    draw: pirPanjal,
    focus: [0.55, 0.51],
    mirror: false,
    alt: 'tents and grazing ponies on a meadow by a braided glacier stream and a tarn, the snow pyramid of Hanuman Tibba above',
    details: [
      { crop: [0.76, 0.755, 0.42], alt: 'dome tents on a meadow, ponies grazing behind them', time: 'gold' },
      {
        crop: [0.24, 0.7, 0.4],
        alt: 'trekkers on the way to a tarn beside a braided glacier stream',
        time: 'dawn',
      },
    ],
    views: {
      hampta: {
        draw: hampta,
        subject: 'trekkers',
        focus: [0.5, 0.5],
        mirror: false,
        alt: 'trekkers and mules going up a flowering valley between rock walls to a pass with snow, Indrasan beyond',
        details: [
          { crop: [0.32, 0.66, 0.4], alt: 'a line of trekkers and pack mules on a meadow path', time: 'day' },
          { crop: [0.535, 0.335, 0.44], alt: 'Indrasan beyond a snow patch on a pass', time: 'dawn' },
        ],
      },
    },
    more: ['hampta:day', 'hampta:gold'],
    album: ['hampta:dawn', 'hampta:dusk', 'night', 'dawn+tent', 'hampta:day+rain'],
    alts: {
      'dawn-tent':
        'tents and grazing ponies on a meadow by a braided glacier stream, the snow pyramid of Hanuman Tibba above',
    },
    shelf: ['dusk', 'hampta-gold', 'hampta-dusk', 'hampta-detail-2'],
  },
]
