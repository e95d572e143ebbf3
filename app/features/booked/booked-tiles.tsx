import { Backpack, CalendarPlus, FileText, type IconNode, Share2, Ticket } from 'lucide'
import { buttonLook } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { tileLine, tileLook, tileRow } from './tile-look.ts'

type Tile = {
  icon: IconNode
  /** Read out before the label. */
  before?: string
  label: string
  href: string
  more?: object
}

const bookingRow = `${tileRow} l:grid-cols-4`

type BookedTilesProps = {
  /** In a list of several: tells screen readers which booking is meant. */
  about?: string
  /** The page of what is needed on the way, of whoever is logged in. */
  journeyHref?: string | null
  voucherHref?: string | null
  calendarHref?: string | null
  shareHref?: string | null
  invoice?: { title: string; href: string } | null
  /** Something else comes first. */
  isQuiet?: boolean
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
  isQuiet = Boolean(about),
  className = '',
}: BookedTilesProps) {
  const tiles: Tile[] = []
  if (voucherHref) tiles.push({ icon: Ticket, label: 'Voucher', href: voucherHref })
  if (calendarHref)
    tiles.push({
      icon: CalendarPlus,
      before: 'Add to ',
      label: 'calendar',
      href: calendarHref,
      more: { download: true },
    })
  if (shareHref)
    tiles.push({
      icon: Share2,
      before: 'Share on ',
      label: 'WhatsApp',
      href: shareHref,
      more: { target: '_blank', rel: 'noopener' },
    })
  if (invoice) tiles.push({ icon: FileText, label: invoice.title, href: invoice.href })
  if (tiles.length === 0 && !journeyHref) return null
  // Of four each has its place; one beside four or two has a line of its own.
  const journeyLook = about ? 'max-m:col-span-full' : tiles.length === 3 ? undefined : 'col-span-full'
  return (
    <ul className={`${about ? tileLine : bookingRow} ${className}`}>
      {journeyHref && (
        <li className={journeyLook}>
          <PageLink
            to={journeyHref}
            aria-label={about && `Your journey: ${about}`}
            className={isQuiet ? `h-full ${tileLook}` : buttonLook('primary', 'm', 'w-full')}
          >
            <Icon node={Backpack} size={20} className={isQuiet ? 'shrink-0 text-peacock' : ''} />
            Your journey
          </PageLink>
        </li>
      )}
      {tiles.map(({ icon, before = '', label, href, more }) => (
        <li key={label}>
          <a
            href={href}
            {...more}
            aria-label={about && `${before}${label}: ${about}`}
            className={`h-full ${tileLook}`}
          >
            <Icon node={icon} size={20} className="shrink-0 text-peacock" />
            <span className="min-w-0">
              {before && <span className="sr-only">{before}</span>}
              <span className="inline-block first-letter:uppercase">{label}</span>
              {more && 'target' in more && <span className="sr-only"> (opens in a new tab)</span>}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
