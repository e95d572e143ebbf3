import { MessageCircle, Phone } from 'lucide'
import { tileLook, tileRow } from '#app/features/booked/tile-look.ts'
import { useSite } from '#app/features/site/use-site.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { showDate } from '#domain/calendar/calendar-date.ts'
import { displayPhone } from '#domain/forms/phone-number.ts'
import { whatsappLink } from '#domain/forms/whatsapp.ts'
import { AccountCard } from '../../account-card.tsx'
import type { JourneyCardProps } from './journey-card-props.ts'

/** Who leads the journey, from three days before it to three days after; until then, and beside, our own number. */
export function CaptainCard(props: JourneyCardProps) {
  const { journey, stage, today } = props
  const { from, until } = journey.captainDays
  const captain = today <= until ? journey.captain : null
  if (!captain && stage === 'over') return null
  return (
    <AccountCard title="Your captain">
      {captain ? (
        <>
          <p className="mt-2 text-lg font-strong [overflow-wrap:anywhere]">{captain.name}</p>
          <p className="text-ink-2">{displayPhone(captain.phone)}</p>
          <div className={`mt-3 ${tileRow}`}>
            <a href={`tel:+${captain.phone}`} className={tileLook}>
              <Icon node={Phone} size={20} className="shrink-0 text-peacock" />
              Call
            </a>
            <a
              href={whatsappLink(captain.phone, greetingOf(props))}
              target="_blank"
              rel="noopener noreferrer"
              className={tileLook}
            >
              <Icon node={MessageCircle} size={20} className="shrink-0 text-peacock" />
              <span>
                WhatsApp<span className="sr-only"> (opens in a new tab)</span>
              </span>
            </a>
          </div>
          {stage === 'over' && (
            <p className="mt-3 text-sm text-ink-2">
              If you left something behind: the number stands here until {showDate(until)}.
            </p>
          )}
        </>
      ) : (
        <p className="mt-2 text-pretty text-ink-2">{whenTold(props, from)}</p>
      )}
      {stage !== 'over' && <OurNumber />}
    </AccountCard>
  )
}

function greetingOf({ journey: { title, reference } }: JourneyCardProps): string {
  return `Hello, I am on your trip “${title}”, booking ${reference}.`
}

function whenTold({ today, isCopy }: JourneyCardProps, from: string): string {
  if (today < from)
    return `Name and number stand here from ${showDate(from)} on, three days before the start.`
  return isCopy
    ? 'Name and number were not there yet when this copy was made. Open this page with signal once and they stand here.'
    : 'Nobody is named yet. We write to you as soon as it is known.'
}

function OurNumber() {
  const site = useSite()
  if (!site) return null
  return (
    <p className="mt-4 border-t border-line pt-3 text-sm text-ink-2">
      Can’t reach anybody? Call us on{' '}
      <Link to={`tel:+${site.phone}`} className="whitespace-nowrap">
        {displayPhone(site.phone)}
      </Link>
      , day and night while you travel.
    </p>
  )
}
