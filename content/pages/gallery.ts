import type { GalleryPhoto } from './types.ts'

/** In the order of the pictures gallery/1 to gallery/9 of artwork/registry. */
export const gallery: GalleryPhoto[] = [
  {
    id: 'gallery-ladakh',
    picture: 'ladakh',
    alt: 'Illustration: a high road over the handlebar of a motorcycle',
    location: 'Ladakh',
  },
  {
    id: 'gallery-meghalaya',
    picture: 'meghalaya',
    alt: 'Illustration: a living root bridge and a waterfall at dawn',
    location: 'Nongriat, Meghalaya',
  },
  {
    id: 'gallery-spiti',
    picture: 'spiti',
    alt: 'Illustration: stars over a monastery seen from a tent',
    location: 'Spiti, Himachal Pradesh',
  },
  {
    id: 'gallery-andaman',
    picture: 'andaman',
    alt: 'Illustration: a white island beach at golden hour',
    location: 'Andaman Islands',
  },
  {
    id: 'gallery-jaipur',
    picture: 'jaipur',
    alt: 'Illustration: the pink palace front seen through an arch at dusk',
    location: 'Jaipur, Rajasthan',
  },
  {
    id: 'gallery-kashmir',
    picture: 'kashmir',
    alt: 'Illustration: a shikara on the lake at dusk under chinar leaves',
    location: 'Srinagar, Kashmir',
  },
  {
    id: 'gallery-bali',
    picture: 'bali',
    alt: 'Illustration: rice terraces and a split gate at dawn',
    location: 'Bali, Indonesia',
  },
  {
    id: 'gallery-bir',
    picture: 'bir',
    alt: 'Illustration: paragliders over terraced fields',
    location: 'Bir, Himachal Pradesh',
  },
  {
    id: 'gallery-munnar',
    picture: 'munnar',
    alt: 'Illustration: tea slopes at golden hour under green branches',
    location: 'Munnar, Kerala',
  },
]
