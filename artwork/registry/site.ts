import type { DressingName } from '../dressings.ts'
import type { Time } from '../kit/mood.ts'
import type { Aspect, Options, Season } from '../kit/stage.ts'
import { delhi } from '../scenes/delhi.ts'
import { mumbai } from '../scenes/mumbai.ts'
import type { Draw } from './scene.ts'

export type SitePicture = {
  name: string
  /** A scene's id, `id:view`, or the function that draws a scene of the site alone. */
  from: string | Draw
  time: Time
  season?: Season
  dressing?: DressingName
  crop?: Options['crop']
  seed?: number
  flip?: boolean
  formats: Aspect[]
  /** Darkens the left third for a headline. */
  headline?: true
  alt: string
}

const heroFormats: Aspect[] = ['banner', 'tall']
const cardFormats: Aspect[] = ['wide', 'tall']
const wideFormat: Aspect[] = ['wide']

export const siteRegistry: SitePicture[] = [
  {
    name: 'hero/desert',
    from: 'jaisalmer',
    time: 'dusk',
    seed: 3,
    formats: heroFormats,
    headline: true,
    alt: 'a camel caravan below a desert fort at dusk',
  },
  {
    name: 'hero/lake',
    from: 'pangong',
    time: 'dawn',
    seed: 5,
    formats: heroFormats,
    headline: true,
    alt: 'a high lake and bare mountains at dawn, a jeep on the shore',
  },
  {
    name: 'hero/coast',
    from: 'goa',
    time: 'gold',
    seed: 4,
    formats: heroFormats,
    headline: true,
    alt: 'a curving beach with palms and a white church at golden hour',
  },
  {
    name: 'hero/salt',
    from: 'rann',
    time: 'night',
    seed: 2,
    formats: heroFormats,
    headline: true,
    alt: 'camels crossing a salt plain under the moon',
  },
  {
    name: 'site/default',
    from: 'jaisalmer',
    time: 'dawn',
    seed: 6,
    formats: ['wide', 'tall', 'banner', 'square'],
    alt: 'a caravan on a dune crest at dawn',
  },
  {
    name: 'category/backpacking',
    from: 'spiti',
    time: 'dusk',
    seed: 7,
    dressing: 'flags',
    formats: ['wide', 'tall', 'banner'],
    headline: true,
    alt: 'a mountain camp and a monastery at dusk, prayer flags close by',
  },
  {
    name: 'category/weekend',
    from: 'kasol',
    time: 'gold',
    seed: 6,
    dressing: 'balcony',
    formats: cardFormats,
    alt: 'a river bridge between pine slopes seen from a balcony',
  },
  {
    name: 'category/treks',
    from: 'kedarkantha',
    time: 'gold',
    seed: 8,
    flip: true,
    formats: cardFormats,
    alt: 'trekkers climbing a snow summit, tents among the firs below',
  },
  {
    name: 'category/customized',
    from: 'kerala',
    time: 'dawn',
    seed: 9,
    dressing: 'bougainvillea',
    formats: cardFormats,
    alt: 'a houseboat on quiet backwaters under bougainvillea',
  },
  {
    name: 'site/offer',
    from: 'nubra',
    time: 'dusk',
    seed: 9,
    formats: ['banner', 'tall'],
    headline: true,
    alt: 'double-humped camels on dunes below a monastery hill at dusk',
  },
  {
    name: 'site/about',
    from: 'sandakphu',
    time: 'gold',
    seed: 6,
    formats: ['wide', 'banner'],
    alt: 'trekkers on a ridge trail with prayer flags, Kanchenjunga above the clouds',
  },
  {
    name: 'site/contact',
    from: 'udaipur',
    time: 'gold',
    seed: 6,
    dressing: 'bougainvillea',
    formats: ['wide', 'tall'],
    alt: 'a lake palace at golden hour under bougainvillea',
  },
  {
    name: 'office/delhi',
    from: delhi,
    time: 'gold',
    formats: wideFormat,
    alt: 'New Delhi: the arch on its lawns, domes and offices behind, at golden hour',
  },
  {
    name: 'office/mumbai',
    from: mumbai,
    time: 'dusk',
    formats: wideFormat,
    alt: 'Mumbai: the gateway on the harbour and the sea wall at dusk',
  },
  {
    name: 'gallery/1',
    from: 'ladakh',
    time: 'gold',
    seed: 11,
    dressing: 'ride',
    flip: true,
    formats: wideFormat,
    alt: 'a high road over the handlebar of a motorcycle',
  },
  {
    name: 'gallery/2',
    from: 'meghalaya',
    time: 'dawn',
    seed: 8,
    formats: wideFormat,
    alt: 'a living root bridge and a waterfall at dawn',
  },
  {
    name: 'gallery/3',
    from: 'spiti',
    time: 'night',
    seed: 9,
    dressing: 'tent',
    formats: wideFormat,
    alt: 'stars over a monastery seen from a tent',
  },
  {
    name: 'gallery/4',
    from: 'andaman:beach',
    time: 'gold',
    seed: 9,
    formats: wideFormat,
    alt: 'a white island beach at golden hour',
  },
  {
    name: 'gallery/5',
    from: 'jaipur',
    time: 'dusk',
    seed: 9,
    dressing: 'arch',
    formats: wideFormat,
    alt: 'the pink palace front seen through an arch at dusk',
  },
  {
    name: 'gallery/6',
    from: 'kashmir',
    time: 'dusk',
    seed: 9,
    flip: true,
    dressing: 'chinar',
    formats: wideFormat,
    alt: 'a shikara on the lake at dusk under chinar leaves',
  },
  {
    name: 'gallery/7',
    from: 'bali',
    time: 'dawn',
    seed: 9,
    formats: wideFormat,
    flip: true,
    alt: 'rice terraces and a split gate at dawn',
  },
  {
    name: 'gallery/8',
    from: 'bir',
    time: 'day',
    seed: 9,
    flip: true,
    formats: wideFormat,
    alt: 'paragliders over terraced fields',
  },
  {
    name: 'gallery/9',
    from: 'munnar',
    time: 'gold',
    seed: 9,
    dressing: 'leaves',
    formats: wideFormat,
    alt: 'tea slopes at golden hour under green branches',
  },
]
