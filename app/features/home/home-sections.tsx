import { HydrateWhenNear } from '#app/ui/sections/hydrate-when-near.tsx'
import { sectionBackgrounds } from '#app/ui/sections/section-backgrounds.ts'
import type { HomeData } from './home-data.ts'
import { type SectionId, sectionBackground } from './home-section-ids.ts'
import { sectionBody } from './section-script.ts'

/** Of a rail of cards with its heading. */
const usualHeight = 680

export function HomeSections({ data }: { data: HomeData }) {
  const ids = (Object.keys(sectionBackground) as SectionId[]).filter(
    (id) => id !== 'government-affiliations' || data.affiliations.length > 0,
  )
  return ids.map((id) => (
    <HydrateWhenNear
      key={id}
      id={id}
      height={usualHeight}
      className={`overflow-x-clip ${sectionBackgrounds[sectionBackground[id]]}`}
    >
      <sectionBody.Component id={id} data={data} />
    </HydrateWhenNear>
  ))
}
