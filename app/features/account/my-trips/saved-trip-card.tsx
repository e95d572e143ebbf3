import { Heart } from 'lucide'
import { useState } from 'react'
import { Button, buttonLook } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import type { PictureData } from '#app/ui/picture.tsx'
import { showDate } from '#domain/calendar/calendar-date.ts'
import { formatRupees } from '#domain/money/money.ts'
import { FramedPicture } from '../framed-picture.tsx'

export type SavedTrip = {
  id: string
  title: string
  location: string
  duration: string
  href: string
  image: PictureData
  /** Whole rupees a person. */
  price: number
  gstNote: string | null
  /** YYYY-MM-DD; null for trips on request, and when no date is left. */
  nextDate: string | null
}

type SavedTripCardProps = { trip: SavedTrip; onRemove: () => Promise<void> }

export function SavedTripCard({ trip, onRemove }: SavedTripCardProps) {
  const [busy, setBusy] = useState(false)
  const { title, location, duration, href, image, price, gstNote, nextDate } = trip

  async function remove(): Promise<void> {
    setBusy(true)
    await onRemove()
    setBusy(false)
  }

  return (
    <li className="grid grid-cols-[84px_minmax(0,1fr)] gap-4 rounded-l bg-surface p-5 shadow-2 m:grid-cols-[132px_minmax(0,1fr)_auto] m:gap-6 m:p-6">
      <FramedPicture data={image} sizes="132px" />
      <div className="grid content-start gap-2 self-center">
        <h2 className="display text-[1.375rem] leading-[1.1] text-balance m:text-[1.75rem]">{title}</h2>
        <p className="text-ink-2">
          {location}, {duration}
          {nextDate && `, next on ${showDate(nextDate)}`}
        </p>
        <p>
          <b className="font-strong tabular-nums">{formatRupees(price)}</b>{' '}
          <span className="text-sm text-ink-3">
            per person {gstNote && <span className="whitespace-nowrap">{gstNote}</span>}
          </span>
        </p>
      </div>
      <div className="grid gap-2 max-m:col-span-2 m:min-w-54 m:self-center">
        <PageLink to={href} aria-label={`See trip: ${title}`} className={buttonLook('ghost')}>
          See trip
        </PageLink>
        <Button tone="quiet" aria-label={`Remove ${title}`} busy={busy && 'Removing...'} onClick={remove}>
          <Icon node={Heart} size={18} fill="currentColor" className="text-indigo" />
          Remove
        </Button>
      </div>
    </li>
  )
}
