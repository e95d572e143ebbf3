import { Phone } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'
import { displayPhone } from '#domain/forms/phone-number.ts'
import type { EmergencyCountry } from '#domain/journey/emergency.ts'

type EmergencyNumbersProps = {
  emergency: EmergencyCountry[]
  /** Our own number, digits with the country's code. */
  phone: string
}

/** Whom to call when something happens, each number by one press; the country is named where it is not India alone. */
export function EmergencyNumbers({ emergency, phone }: EmergencyNumbersProps) {
  const isAbroad = emergency.some(({ country }) => country !== 'India')
  return (
    <div className="grid gap-4">
      {emergency.map(({ country, numbers }) => (
        <div key={country}>
          {isAbroad && <h3 className="mb-1 font-label">{country}</h3>}
          <ul className="divide-y divide-line">
            {numbers.map(({ what, number }) => (
              <Line key={what} what={what} href={`tel:${number}`} number={number} />
            ))}
          </ul>
        </div>
      ))}
      <ul className="border-t border-line">
        <Line what="Us, day and night while you travel" href={`tel:+${phone}`} number={displayPhone(phone)} />
      </ul>
    </div>
  )
}

function Line({ what, href, number }: { what: string; href: string; number: string }) {
  return (
    <li>
      <a
        href={href}
        className="flex min-h-12 items-center justify-between gap-4 rounded-s py-1.5 hover:text-peacock"
      >
        <span className="min-w-0 leading-snug text-pretty">{what}</span>
        <span className="flex shrink-0 items-center gap-2 font-strong whitespace-nowrap">
          <Icon node={Phone} size={18} className="text-peacock" />
          {number}
        </span>
      </a>
    </li>
  )
}
