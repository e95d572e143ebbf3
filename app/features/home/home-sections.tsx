import { HydrateWhenNear } from '#app/ui/sections/hydrate-when-near.tsx'
import { ContactCards } from './contact-cards.tsx'
import type { HomeData } from './home-data.ts'
import { homeSections, type SectionId } from './home-section-ids.ts'
import { sectionBody } from './section-script.ts'

const ids = Object.keys(homeSections) as SectionId[]
/** The last sections stand beside each other on wide screens: what travellers say and what we promise, our papers and our addresses. */
const inPairs: SectionId[] = ['testimonials', 'why-us', 'government-affiliations']

export function HomeSections({ home: { sections, contact } }: { home: HomeData }) {
  const section = (id: SectionId) => {
    const data = sections[id]
    if (!data) return null
    const { height, look } = homeSections[id]
    return (
      <HydrateWhenNear
        key={id}
        id={id}
        height={height}
        ahead={0}
        className={`min-w-0 overflow-x-clip ${look}`}
      >
        <sectionBody.Component id={id} data={data} />
      </HydrateWhenNear>
    )
  }
  const alone = ids.filter((id) => !inPairs.includes(id))
  const gallery = alone.indexOf('photo-gallery')
  return (
    <>
      {alone.slice(0, gallery).map(section)}
      <div className="bg-paper-2 [--color-ink-3:var(--color-ink-2)]">
        <div className="l:wrap l:grid l:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] l:gap-x-20">
          {section('testimonials')}
          {section('why-us')}
        </div>
      </div>
      {alone.slice(gallery).map(section)}
      <div className="l:wrap l:grid l:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] l:gap-x-20">
        {section('government-affiliations')}
        <ContactCards words={contact} />
      </div>
    </>
  )
}
