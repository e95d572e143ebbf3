import { DestinationPosters, type Poster } from './destination-posters.tsx'
import { SectionHeading, SeeAll } from './home-section.tsx'
import { Near } from './near.tsx'

/** Eight states as posters, with the words beside them. */
export function StatePackages({ posters }: { posters: Poster[] }) {
  const id = 'state-packages'
  return (
    <Near id={id} labelledBy={`${id}-title`} className="py-[clamp(36px,5vw,64px)]">
      <div className="wrap grid gap-8 l:grid-cols-[1fr_3fr] l:gap-14">
        <div className="l:pt-6 l:[&>div]:max-w-none">
          <SectionHeading
            id={id}
            title="State packages"
            text="Pick a poster, pack a bag. Behind each one stand its group tours, its private plans and the months to go."
          />
          <SeeAll to="/india" label="See all India trips" className="mt-3" />
        </div>
        <DestinationPosters
          posters={posters}
          sizes="(width < 768px) 45vw, 220px"
          className="grid-cols-2 m:grid-cols-4"
        />
      </div>
    </Near>
  )
}
