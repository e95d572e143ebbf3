import type { GalleryPhoto } from './types.ts'

export const gallery: GalleryPhoto[] = [
  {
    id: 'gallery-ladakh',
    picture: 'ladakh',
    alt: 'Illustration: motorcyclists on a winding high road past a chorten, bare mountains behind',
    location: 'Ladakh',
  },
  {
    id: 'gallery-kerala',
    picture: 'kerala',
    alt: 'Illustration: a houseboat on palm-lined backwaters',
    location: 'Alappuzha, Kerala',
  },
  {
    id: 'gallery-spiti',
    picture: 'spiti',
    alt: 'Illustration: tents and a campfire below a hilltop monastery',
    location: 'Spiti, Himachal Pradesh',
  },
  {
    id: 'gallery-meghalaya',
    picture: 'meghalaya',
    alt: 'Illustration: trekkers on a living root bridge with a waterfall behind',
    location: 'Nongriat, Meghalaya',
  },
  {
    id: 'gallery-udaipur',
    picture: 'udaipur',
    alt: 'Illustration: a white palace floating on a lake',
    location: 'Udaipur, Rajasthan',
  },
  {
    id: 'gallery-kashmir',
    picture: 'kashmir',
    alt: 'Illustration: a shikara on Dal Lake with snow peaks reflected and a chinar branch overhead',
    location: 'Srinagar, Kashmir',
  },
  {
    id: 'gallery-andaman',
    picture: 'andaman',
    alt: 'Illustration: a lighthouse island above water and a coral garden with fish below',
    location: 'Andaman Islands',
  },
  {
    id: 'gallery-darjeeling',
    picture: 'darjeeling',
    alt: 'Illustration: a blue steam train among tea slopes under Kanchenjunga',
    location: 'Darjeeling, West Bengal',
  },
  {
    id: 'gallery-bali',
    picture: 'bali',
    alt: 'Illustration: a split temple gate among rice terraces below a volcano',
    location: 'Bali, Indonesia',
  },
]
