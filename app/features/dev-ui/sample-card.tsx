import { Badge } from '#app/ui/badge.tsx'
import { Card, CardLink } from '#app/ui/card.tsx'

const skies = {
  Ladakh: 'from-[#f6d59a] to-[#c8875a]',
  Spiti: 'from-[#2d2d6b] to-[#6d5a9c]',
  Kerala: 'from-[#f3b35c] to-[#3d6b4f]',
  Meghalaya: 'from-[#bfe3cf] to-[#2f7a5d]',
  Kashmir: 'from-[#c9c4e6] to-[#e8a58f]',
  Udaipur: 'from-[#5b2a5e] to-[#e5683b]',
  Goa: 'from-[#5fc3c8] to-[#f5d993]',
  Hampi: 'from-[#f1b15f] to-[#8a4b32]',
  Rann: 'from-[#1e1d4b] to-[#8f86c2]',
}

/** A card as features compose it; a low sun stands for the picture. */
export function SampleCard({ place, long = false }: { place: keyof typeof skies; long?: boolean }) {
  return (
    <Card as="article" className="h-full">
      <div className={`grid aspect-4/5 place-items-center rounded-t-l bg-linear-to-b ${skies[place]}`}>
        <span
          aria-hidden
          className="size-16 rounded-pill bg-cream shadow-[0_0_60px_20px_rgb(255_249_236/0.35)]"
        />
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
