import { Picture } from '#app/ui/picture.tsx'
import type { GalleryPicture, HomeWords } from '#server/pages/home/home-data.ts'
import { HomeSection } from './home-section.tsx'

/** Where each of the nine stands in a mosaic of six columns; on phones they stand in two. */
const places = [
  'col-span-2 m:col-span-3 m:row-span-2',
  'm:col-span-3 m:row-span-1',
  'm:col-span-3 m:row-span-1',
  'col-span-2 m:col-span-2',
  'm:col-span-2',
  'm:col-span-2',
  'col-span-2 m:col-span-2 m:row-span-1',
  'm:col-span-2',
  'm:col-span-2',
]

/** How wide a picture must be to fill its place: most places cut its sides away. */
const sizes = {
  large: '(width < 768px) 92vw, (width < 1360px) 66vw, 860px',
  half: '(width < 768px) 61vw, (width < 1360px) 46vw, 640px',
  row: '(width < 768px) 92vw, (width < 1360px) 34vw, 430px',
  cell: '(width < 768px) 61vw, (width < 1360px) 34vw, 430px',
}
const sizesOf = (i: number) =>
  i === 0 ? sizes.large : i < 3 ? sizes.half : i % 3 === 0 ? sizes.row : sizes.cell

type PhotoGalleryProps = { words: HomeWords['gallery']; pictures: GalleryPicture[] }

export function PhotoGallery({ words, pictures }: PhotoGalleryProps) {
  return (
    <HomeSection {...words}>
      <ul className="mt-7 grid auto-rows-[minmax(0,38vw)] grid-cols-2 gap-2.5 m:mt-9 m:auto-rows-[clamp(180px,19vw,260px)] m:grid-cols-6 m:gap-4">
        {pictures.map(({ location, picture }, i) => (
          <li key={location} className={`relative overflow-hidden rounded-m m:rounded-l ${places[i]}`}>
            <figure className="size-full">
              <Picture data={picture} sizes={sizesOf(i)} className="size-full" />
              <figcaption className="absolute inset-x-0 bottom-0 bg-linear-to-t from-scrim/80 to-transparent px-4 pt-10 pb-3 text-sm font-label text-cream m:px-5 m:pb-4">
                {location}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
