import type { ChooseCovers } from '../../cards/choose-covers.ts'
import type { TripCardData } from '../../cards/trip-card.ts'
import { type TripLineData, tripLine } from '../../cards/trip-line.ts'
import type { ResolvePicture } from '../../pictures/resolve-picture.ts'
import { type LineRail, lineRails, type RailName, type Rails } from './choose-rails.ts'

type CardRail = Exclude<RailName, LineRail>
export type FilledRails = {
  rails: Record<CardRail, TripCardData[]>
  lines: Record<LineRail, TripLineData[]>
}

type Deps = { chooseCovers: ChooseCovers; picture: ResolvePicture }

/** Each trip's card is made once, however many rails it stands in. */
export function fillRails(chosen: Rails, byId: Map<string, TripCardData>, deps: Deps): FilledRails {
  const names = Object.keys(chosen) as RailName[]
  return {
    rails: Object.fromEntries(
      names.filter((name) => !isLineRail(name)).map((name) => [name, cardsOf(name, chosen, byId, deps)]),
    ) as FilledRails['rails'],
    lines: Object.fromEntries(
      lineRails.map((name) => {
        const cards = chosen[name].flatMap(({ id }) => byId.get(id) ?? [])
        return [name, (name.startsWith('ladakh') ? byDeparture(cards) : cards).map(tripLine)]
      }),
    ) as FilledRails['lines'],
  }
}

/** A trip may show another picture in each rail, as its neighbours there ask. */
function cardsOf(
  name: RailName,
  chosen: Rails,
  byId: Map<string, TripCardData>,
  { chooseCovers, picture }: Deps,
): TripCardData[] {
  const covers = chooseCovers(chosen[name])
  return chosen[name].flatMap(({ id, cover }, i) => {
    const card = byId.get(id)
    return card ? [{ ...card, picture: picture(covers[i] ?? cover, isBroad(name, i) ? 'wide' : 'tall') }] : []
  })
}

/** Cards that are broader than high cut nothing off a picture in landscape: one large trip, all but one of a mosaic. */
function isBroad(name: RailName, i: number): boolean {
  return name === 'customised' || (name === 'popular' && i === 0) || (name === 'offbeat' && i > 0)
}

function isLineRail(name: string): name is LineRail {
  return (lineRails as readonly string[]).includes(name)
}

/** As on a board of departures: the next one first. */
function byDeparture(cards: TripCardData[]): TripCardData[] {
  const start = ({ next }: TripCardData) => (next ? Date.parse(next.date) : Number.MAX_SAFE_INTEGER)
  return cards.toSorted((a, b) => start(a) - start(b))
}
