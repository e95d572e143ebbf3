import { Badge } from '#app/ui/badge.tsx'
import { Card, CardLink } from '#app/ui/card.tsx'

const skies = {
  Ladakh: ['#f6d59a', '#c8875a'],
  Spiti: ['#2d2d6b', '#6d5a9c'],
  Kerala: ['#f3b35c', '#3d6b4f'],
  Meghalaya: ['#bfe3cf', '#2f7a5d'],
  Kashmir: ['#c9c4e6', '#e8a58f'],
  Udaipur: ['#5b2a5e', '#e5683b'],
  Goa: ['#5fc3c8', '#f5d993'],
  Hampi: ['#f1b15f', '#8a4b32'],
  Rann: ['#1e1d4b', '#8f86c2'],
}

/** A card as features compose it; a low sun stands for the picture. */
export function SampleCard({ place, long = false }: { place: keyof typeof skies; long?: boolean }) {
  return (
    <Card as="article" className="h-full">
      <div
        className="grid aspect-4/5 place-items-center rounded-t-l"
        style={{ background: `linear-gradient(${skies[place].join()})` }}
      >
        <span aria-hidden className="size-16 rounded-pill bg-surface" />
      </div>
      <div className="grid gap-2 p-5">
        <h4 className="font-strong">
          <CardLink to="#collections">
            {long ? `${place}, slowly: a journey with more names than fit into one line of a card` : place}
          </CardLink>
        </h4>
        <p className="flex flex-wrap gap-2">
          <Badge>6 days</Badge>
          <Badge tone={long ? 'madder' : 'leaf'}>{long ? '4 seats left' : 'Seats free'}</Badge>
        </p>
      </div>
    </Card>
  )
}
