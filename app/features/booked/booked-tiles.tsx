import { Backpack, CalendarPlus, FileText, type IconNode, Share2, Ticket } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { tileLook, tileRow } from './tile-look.ts'

type Tile = {
  icon: IconNode
  label: string /** In the narrow row of a list. */
  short?: string
  href: string
  more?: object
}

type BookedTilesProps = {
  /** Tells screen readers which booking is meant, where several stand on a page. */
  about?: string
  /** The page of what is needed on the way, of whoever is logged in. */
  journeyHref?: string | null
  voucherHref?: string | null
  calendarHref?: string | null
  shareHref?: string | null
  invoice?: { title: string; href: string } | null
  className?: string
}

/** What one does with a booking that stands: have it on the way, show it, note it down, pass it on. All but the first are files and other sites: no links of the router. */
export function BookedTiles({
  about,
  journeyHref,
  voucherHref,
  calendarHref,
  shareHref,
  invoice,
  className = '',
}: BookedTilesProps) {
  const tiles: Tile[] = []
  if (voucherHref) tiles.push({ icon: Ticket, label: 'Voucher', href: voucherHref })
  if (calendarHref)
    tiles.push({
      icon: CalendarPlus,
      label: 'Add to calendar',
      short: 'Calendar',
      href: calendarHref,
      more: { download: true },
    })
  if (shareHref)
    tiles.push({
      icon: Share2,
      label: 'Share on WhatsApp',
      href: shareHref,
      more: { target: '_blank', rel: 'noopener' },
    })
  if (invoice) tiles.push({ icon: FileText, label: invoice.title, href: invoice.href })
  if (tiles.length === 0 && !journeyHref) return null
  return (
    <ul className={`${tileRow} ${className}`}>
      {journeyHref && (
        <li className="col-span-full">
          <PageLink
            to={journeyHref}
            aria-label={about && `Your journey: ${about}`}
            className={`h-full ${tileLook}`}
          >
            <Icon node={Backpack} size={20} className="shrink-0 text-peacock" />
            Your journey
          </PageLink>
        </li>
      )}
      {tiles.map(({ icon, label, short, href, more }) => (
        <li key={label}>
          <a
            href={href}
            {...more}
            aria-label={about && `${label}: ${about}`}
            className={`h-full ${tileLook}`}
          >
            <Icon node={icon} size={20} className="shrink-0 text-peacock" />
            <span className="min-w-0">
              {about ? (short ?? label) : label}
              {more && 'target' in more && <span className="sr-only"> (opens in a new tab)</span>}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
