import { StripList } from '#app/ui/collections/strip-list.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { HomeSections } from '#server/pages/home/home-data.ts'
import { SectionHead } from './section-head.tsx'

/** How wide a picture must be to fill its place: most places cut its sides away. */
const sizes = {
  large: '(width < 1024px) 390px, 37vw',
  cell: '(width < 1024px) 190px, 18vw',
}

/** Two rows from edge to edge; the first picture is as high as both. */
export function PhotoGallery({ words, pictures }: HomeSections['photo-gallery']) {
  return (
    <>
      <div className="wrap">
        <SectionHead {...words} quiet />
      </div>
      <div className="max-l:wrap l:mx-[clamp(12px,1.8vw,28px)]">
        <StripList
          label={words.title}
          className="max-l:strip grid auto-cols-[9.375rem] grid-flow-col grid-rows-[7rem_7rem] gap-2 rounded-m l:grid-flow-row l:grid-cols-6 l:grid-rows-[minmax(0,11.5vw)_minmax(0,11.5vw)] l:gap-3"
        >
          {pictures.map(({ location, picture }, i) => (
            <li key={location} className={`relative ${i === 0 ? 'col-span-2 row-span-2' : ''}`}>
              <figure className="size-full">
                <Picture
                  data={picture}
                  sizes={i === 0 ? sizes.large : sizes.cell}
                  className="size-full rounded-m rounded-bl-none"
                />
                <figcaption className="paper-tab pt-1! text-sm leading-snug font-label">
                  {location}
                </figcaption>
              </figure>
            </li>
          ))}
        </StripList>
      </div>
    </>
  )
}
