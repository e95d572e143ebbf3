import { Star, Ticket } from 'lucide'
import { type ComponentProps, memo } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { TripRating } from '#domain/trips/trip.ts'
import type { TripCardData } from '#server/cards/trip-card.ts'
import { CompareToggle } from './compare-toggle.tsx'
import { PricePerPerson } from './price-per-person.tsx'
import { SaveToggle } from './save-toggle.tsx'
import { TripFactsLine } from './trip-facts-line.tsx'
import { TripTitle } from './trip-title.tsx'

type TripCardProps = {
  trip: TripCardData
  priority?: ComponentProps<typeof Picture>['priority']
  /** How wide the card stands, as a sizes attribute. */
  sizes?: string
  /** Its picture lies, where a list should stay low: always, or on phones. */
  flat?: boolean | 'phone'
  /** In a grid of `listedRows`: its parts stand in line with those beside it; on phones it stays low. */
  listed?: boolean
  /** In a rail, likewise. */
  railed?: boolean
}

/** Of what stands around a listed card: picture, place, name, dates and price share their rows with the cards beside it. */
export const listedRows = 'grid-cols-1 s:row-span-5 s:grid s:grid-rows-subgrid s:gap-y-0'

const shapes = {
  listed: 'aspect-[2/1] s:aspect-[4/3]',
  phone: 'aspect-[5/4] m:aspect-square',
  true: 'aspect-[5/4]',
  false: 'aspect-[4/5]',
}

/**
 * A trip with what decides: where, how long, its name, the next date, the price. All of it leads to the trip. What stands below
 * the name keeps to the foot, so that dates and prices of a row stand in line. Dozens of them are drawn anew with every choice of a filter, so a card
 * is drawn again only for another trip.
 */
export const TripCard = memo(function TripCard({
  trip,
  priority,
  sizes = '(width < 768px) 78vw, (width < 1024px) 33vw, 300px',
  flat = false,
  listed = false,
  railed = false,
}: TripCardProps) {
  const shape = listed ? shapes.listed : shapes[`${flat}`]
  return (
    <article className={`relative flex h-full flex-col rounded-l ${listed || railed ? listedRows : ''}`}>
      <div className="relative overflow-hidden rounded-l">
        <Picture data={trip.picture} sizes={sizes} priority={priority} className={`${shape} w-full`} />
        {trip.label && (
          <p className="absolute bottom-0 left-4 max-w-[calc(100%-84px)] rounded-t-s bg-paper px-2.5 pt-1 text-sm font-label">
            {trip.label}
          </p>
        )}
      </div>
      <CardMeta trip={trip} />
      <h3 className="mt-1 leading-tight">
        <TripTitle
          trip={trip}
          nameClass="display text-[1.4375rem] leading-[1.12]"
          restClass="mt-1 text-[0.9375rem] leading-snug text-ink-2"
        />
      </h3>
      <div className={`pointer-events-none absolute inset-x-0 top-0 flex items-end justify-end p-3 ${shape}`}>
        <SaveToggle id={trip.id} title={trip.title} />
      </div>
      <CardDate trip={trip} listed={listed} />
      <CardPrice trip={trip} listed={listed} />
    </article>
  )
})

type CardPartProps = { trip: TripCardData; listed: boolean }

function CardMeta({ trip }: Pick<CardPartProps, 'trip'>) {
  return (
    <div className="mt-2.5 flex items-start justify-between gap-3 text-sm">
      <TripFactsLine trip={trip} placeClass="w-full max-m:w-auto" />
      {trip.rating && <CardRating rating={trip.rating} />}
    </div>
  )
}

function CardRating({ rating: { average, reviews } }: { rating: TripRating }) {
  return (
    <p
      role="img"
      aria-label={`Rated ${average} (${reviews} review${reviews === 1 ? '' : 's'})`}
      className="flex shrink-0 items-center gap-1 font-strong"
    >
      <Icon node={Star} size={15} fill="currentColor" className="text-marigold" />
      {average}
      <span className="font-normal text-ink-3">({reviews})</span>
    </p>
  )
}

function CardDate({ trip: { plan, next }, listed }: CardPartProps) {
  return (
    <div className={`text-[0.9375rem] ${listed ? 'pt-2 pr-14' : 'mt-auto pt-3'}`}>
      {plan && <p className="font-label">{plan}</p>}
      {next && (
        <p className="font-label">
          <span className="sr-only">Next: </span>
          {listed ? next.dates : next.date}
        </p>
      )}
      {(next?.run || next?.seats) && (
        <p className="flex flex-wrap items-center gap-x-3 text-sm">
          {next.run && (
            <span className={next.run.confirmed ? 'font-label text-leaf' : 'text-ink-3'}>
              {next.run.text}
            </span>
          )}
          {next.seats && (
            <span className="inline-flex items-center gap-1.5 font-strong text-marigold-deep">
              <Icon node={Ticket} size={16} />
              {next.seats}
            </span>
          )}
        </p>
      )}
    </div>
  )
}

/** In a list the button stands beside dates and price, which take one line each where there is room. */
function CardPrice({ trip: { id, title, picture, price }, listed }: CardPartProps) {
  return (
    <div className={`mt-1 flex justify-between gap-3 ${listed ? 'items-start' : 'items-end'}`}>
      <div className={`min-w-0 leading-snug ${listed ? 'flex flex-wrap items-baseline gap-x-2 pr-12' : ''}`}>
        <PricePerPerson price={price} className="text-[1.25rem]" />
      </div>
      <CompareToggle
        id={id}
        title={title}
        picture={picture}
        place={listed ? 'absolute right-0 bottom-0' : 'relative'}
      />
    </div>
  )
}
