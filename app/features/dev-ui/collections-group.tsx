import { Carousel } from '#app/ui/collections/carousel.tsx'
import { Skeleton } from '#app/ui/collections/skeleton.tsx'
import { Group, Specimen } from './group.tsx'
import { SampleCard } from './sample-card.tsx'

const places = [
  'Ladakh',
  'Spiti',
  'Kerala',
  'Meghalaya',
  'Kashmir',
  'Udaipur',
  'Goa',
  'Hampi',
  'Rann',
] as const

export function CollectionsGroup() {
  return (
    <Group
      id="collections"
      title="Collections"
      intro="Rails for many things of one kind. Swipe, scroll, arrow keys or the two buttons; a button rests at its end of the rail."
    >
      <Carousel
        label="Leaving soon"
        header={
          <>
            <h3 className="display text-xl">Leaving soon</h3>
            <p className="text-sm text-ink-3">Carousel, four in view</p>
          </>
        }
      >
        {places.map((place) => (
          <SampleCard key={place} place={place} />
        ))}
      </Carousel>
      <Carousel
        label="Made for you"
        perView={3}
        header={
          <>
            <h3 className="display text-xl">Made for you</h3>
            <p className="text-sm text-ink-3">Carousel, three in view, long text</p>
          </>
        }
      >
        {places.slice(0, 5).map((place) => (
          <SampleCard key={place} place={place} long />
        ))}
      </Carousel>
      <Carousel
        label="Just one"
        header={
          <>
            <h3 className="display text-xl">Just one</h3>
            <p className="text-sm text-ink-3">Everything fits: no buttons</p>
          </>
        }
      >
        <SampleCard place="Rann" />
      </Carousel>
      <Specimen
        name="On its way"
        note="Skeletons have the size of what they stand for; they are silent for screen readers."
        className="grid grid-cols-2 gap-4 m:grid-cols-4 m:gap-6"
      >
        {[0, 1, 2, 3].map((place) => (
          <div key={place} className={place > 1 ? 'max-m:hidden' : ''}>
            <Skeleton className="aspect-4/5 rounded-l" />
            <Skeleton className="mt-4 h-5 w-full rounded-s" />
            <Skeleton className="mt-2 h-5 w-full rounded-s" />
          </div>
        ))}
      </Specimen>
      <Specimen name="Empty">
        <p className="rounded-l bg-paper-2 px-6 py-12 text-center text-ink-2">Nothing here yet.</p>
      </Specimen>
    </Group>
  )
}
