import { BedDouble, ChevronDown, Coins, IdCard, MapPin, Mountain, Users } from 'lucide'
import { useEffect, useRef } from 'react'
import { Fact } from '#app/features/trips/fact.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { FactGroup, FactRow, BeforeYouBook as Facts } from '#server/pages/trip/before-you-book.ts'

const icons = {
  arrival: MapPin,
  people: Users,
  nights: BedDouble,
  way: Mountain,
  papers: IdCard,
  money: Coins,
}
/** From here on all groups stand open, which the style sheet shows before any script. */
const wide = '(width >= 768px)'
const shownWhenWide =
  'm:details-content:[content-visibility:visible] noscript:details-content:[content-visibility:visible] print:details-content:[content-visibility:visible]'

/** What a traveller must know before paying. On phones each group says the most important and opens for the rest. */
export function BeforeYouBook({ before: { groups, checked } }: { before: Facts }) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const groups = [...(list.current?.querySelectorAll('details') ?? [])]
    const openNamed = () => {
      const named = groups.find(({ id }) => id === location.hash.slice(1))
      if (named) named.open = true
    }
    openNamed()
    if (matchMedia(wide).matches) for (const group of groups) group.open = true
    addEventListener('hashchange', openNamed)
    return () => removeEventListener('hashchange', openNamed)
  }, [])
  return (
    <div className="@container">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="display text-xl">Before you book</h2>
        <p className="text-sm text-ink-3">{checked}</p>
      </div>
      <div ref={list} className="mt-4 border-b border-line">
        {groups.map((group) => (
          <Group key={group.id} group={group} />
        ))}
      </div>
    </div>
  )
}

function Group({ group: { id, title, short, rows } }: { group: FactGroup }) {
  return (
    <details id={`facts-${id}`} className={`group relative border-t border-line ${shownWhenWide}`}>
      <summary className="grid min-h-16 cursor-pointer list-none grid-cols-[auto_minmax(0,1fr)_auto] content-center items-center gap-x-3 py-3 focus-visible:rounded-s m:min-h-0 m:cursor-default m:pt-5 m:pb-1 @min-[620px]:absolute @min-[620px]:top-0 @min-[620px]:left-0 @min-[620px]:w-44 @min-[620px]:items-start [&::-webkit-details-marker]:hidden">
        <Icon node={icons[id]} size={20} className="row-span-2 text-peacock" />
        <h3 className="leading-snug font-strong">{title}</h3>
        <span className="col-start-2 text-sm text-pretty text-ink-2 group-open:hidden m:hidden">{short}</span>
        <Icon
          node={ChevronDown}
          size={20}
          className="col-start-3 row-span-2 row-start-1 text-ink-3 transition-[rotate] group-open:rotate-180 m:hidden"
        />
      </summary>
      <dl className="grid gap-3 pb-5 text-[0.9375rem] leading-snug @min-[440px]:gap-2.5 m:pt-2 @min-[620px]:pt-5 @min-[620px]:pl-48">
        {rows.map((row) => (
          <Row key={row.label} row={row} />
        ))}
      </dl>
    </details>
  )
}

function Row({ row: { label, says } }: { row: FactRow }) {
  return (
    <div className="grid gap-x-4 @min-[440px]:grid-cols-[96px_minmax(0,1fr)]">
      <dt className="text-sm/snug text-ink-3 @min-[440px]:pt-px">{label}</dt>
      <dd className="grid gap-2">
        {says.map((said) => (
          <Fact key={said.text} said={said} />
        ))}
      </dd>
    </div>
  )
}
