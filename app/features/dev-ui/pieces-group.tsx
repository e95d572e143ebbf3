import { BadgeCheck, Star } from 'lucide'
import { useLocation } from 'react-router'
import { Badge } from '#app/ui/badge.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Card, CardLink } from '#app/ui/card.tsx'
import { Pagination } from '#app/ui/collections/pagination.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Group, Specimen } from './group.tsx'

export function PiecesGroup() {
  const query = new URLSearchParams(useLocation().search)
  const page = Math.min(12, Math.max(1, Number(query.get('page')) || 1))
  return (
    <Group
      id="pieces"
      title="Small pieces"
      intro="What tells people where they are, and what state a thing is in."
    >
      <Specimen name="Badges" note="Words first; colour repeats them." className="flex flex-wrap gap-2">
        <Badge>Next: 12 Jul</Badge>
        <Badge tone="leaf">Free cancellation</Badge>
        <Badge tone="madder">4 seats left</Badge>
        <Badge tone="marigold">
          <Icon node={Star} size={14} fill="currentColor" /> Popular
        </Badge>
        <Badge tone="peacock">
          <Icon node={BadgeCheck} size={15} /> Verified
        </Badge>
        <Badge>Sold out</Badge>
      </Specimen>
      <Specimen
        name="Cards"
        note="A card that leads somewhere lifts by 4 px under the pointer; all of it can be clicked."
        className="grid gap-6 m:grid-cols-2"
      >
        <Card className="p-5">
          <p>The price on the page was the price I paid, down to fuel.</p>
          <p className="mt-3 text-sm text-ink-3">At rest: nothing to click</p>
        </Card>
        <Card as="article" className="p-5">
          <h4 className="font-strong">
            <CardLink to="#pieces">Root bridges and rain country</CardLink>
          </h4>
          <p className="mt-2 text-ink-2">Six days between Cherrapunji and Nongriat.</p>
        </Card>
      </Specimen>
      <Specimen name="Breadcrumbs">
        <Breadcrumbs
          trail={[
            { label: 'Home', to: '/' },
            { label: 'Journeys', to: '/dev/ui?trail' },
            { label: 'Bike expeditions over the five highest roads that carry motor traffic', to: '/dev/ui' },
          ]}
        />
      </Specimen>
      <Specimen
        name="Pagination"
        note="Phones show the count in place of the numbers. With one page there is nothing to see."
        className="grid gap-6"
      >
        <Pagination
          label="Many pages"
          page={page}
          pageCount={12}
          hrefOf={(number) => `?page=${number}#pieces`}
        />
        <Pagination
          label="Three pages"
          page={2}
          pageCount={3}
          hrefOf={(number) => `?page=${number}#pieces`}
        />
      </Specimen>
    </Group>
  )
}
