import { bhutan } from '../scenes/bhutan.ts'
import { darjeeling } from '../scenes/darjeeling.ts'
import { kaziranga } from '../scenes/kaziranga.ts'
import { meghalaya } from '../scenes/meghalaya.ts'
import { nagaland } from '../scenes/nagaland.ts'
import { nepal } from '../scenes/nepal.ts'
import { sandakphu } from '../scenes/sandakphu.ts'
import { sikkim } from '../scenes/sikkim.ts'
import { tawang } from '../scenes/tawang.ts'
import type { Scene } from './scene.ts'

export const eastScenes: Scene[] = [
  {
    id: 'sikkim',
    title: 'Sikkim',
    region: 'Sikkim',
    times: ['day', 'dawn', 'dusk', 'gold'],
    draw: sikkim,
    mirror: false,
    alt: 'a gilded monastery and prayer banners before Kanchenjunga',
    details: [{ crop: [0.7, 0.66, 0.48], alt: 'a monastery with gilded roofs' }],
    album: ['dawn+rhododendron', 'gold+flags'],
  },
  {
    id: 'darjeeling',
    title: 'Darjeeling',
    region: 'West Bengal',
    times: ['day', 'dawn', 'gold', 'dusk'],
    draw: darjeeling,
    focus: [0.56, 0.6],
    mirror: false,
    alt: 'a blue steam train among tea slopes under Kanchenjunga',
    details: [{ crop: [0.62, 0.68, 0.52], alt: 'a narrow-gauge steam train between tea bushes' }],
    album: ['dawn+blue-train'],
  },
  {
    id: 'sandakphu',
    title: 'Sandakphu',
    region: 'West Bengal',
    times: ['dawn', 'day', 'dusk', 'gold', 'night'],
    draw: sandakphu,
    mirror: false,
    alt: 'a ridge trail through rhododendron to a trekkers’ hut, the Sleeping Buddha of Kanchenjunga above the clouds',
    details: [{ crop: [0.68, 0.62, 0.44], alt: 'a green-roofed trekkers’ hut with prayer flags' }],
    album: ['day+rhododendron', 'dusk+blue-tent'],
    alts: { 'dusk-blue-tent': 'a ridge trail to a trekkers’ hut, Kanchenjunga above the clouds' },
  },
  {
    id: 'meghalaya',
    title: 'Meghalaya',
    region: 'Meghalaya',
    times: ['day', 'dawn', 'gold', 'dusk'],
    draw: meghalaya,
    alt: 'trekkers on a living root bridge with a waterfall behind',
    details: [{ crop: [0.52, 0.5, 0.48], alt: 'trekkers crossing a bridge of living roots' }],
    album: ['day+rain', 'gold+cave'],
  },
  {
    id: 'nagaland',
    title: 'Nagaland',
    region: 'Nagaland',
    times: ['gold', 'dawn', 'dusk', 'day'],
    draw: nagaland,
    alt: 'thatched Naga houses on a hilltop above forested ridges',
    details: [{ crop: [0.68, 0.58, 0.48], alt: 'a thatched Naga house with crossed gable boards' }],
    album: ['dawn+leaves'],
  },
  {
    id: 'kaziranga',
    title: 'Kaziranga',
    region: 'Assam',
    times: ['dawn', 'gold', 'dusk', 'day'],
    draw: kaziranga,
    alt: 'a one-horned rhinoceros by a marsh in tall grass',
    details: [{ crop: [0.62, 0.68, 0.52], alt: 'a one-horned rhinoceros in the grass' }],
    album: ['day+rain', 'gold+leaves'],
  },
  {
    id: 'tawang',
    title: 'Tawang',
    region: 'Arunachal Pradesh',
    times: ['day', 'dawn', 'dusk', 'gold'],
    draw: tawang,
    focus: [0.55, 0.55],
    mirror: false,
    alt: 'a white monastery with yellow roofs along a spur above a valley of cloud, the snows of Sela behind',
    details: [
      { crop: [0.6, 0.49, 0.4], alt: 'the great hall of a monastery under yellow roofs' },
      { crop: [0.28, 0.67, 0.4], alt: 'chortens and prayer flags below a monastery gate' },
    ],
    album: ['gold+flags', 'night'],
  },
  {
    id: 'bhutan',
    title: 'Bhutan',
    region: 'Bhutan',
    times: ['day', 'dawn', 'dusk', 'gold'],
    draw: bhutan,
    mirror: false,
    alt: 'a cliff monastery with golden roofs above pine forest',
    details: [{ crop: [0.62, 0.48, 0.44], alt: 'white walls and golden roofs on a cliff ledge' }],
    album: ['dawn+flags'],
  },
  {
    id: 'nepal',
    title: 'Nepal',
    region: 'Nepal',
    times: ['day', 'dusk', 'dawn', 'gold'],
    draw: nepal,
    focus: [0.56, 0.6],
    mirror: false,
    alt: 'a white stupa with painted eyes and prayer flags below the Himalaya',
    details: [{ crop: [0.6, 0.38, 0.44], alt: 'the painted eyes of a stupa' }],
    album: ['dawn+flags'],
  },
]
