import { Mail, MessageCircle, Phone } from 'lucide'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { displayPhone } from '#domain/forms/phone-number.ts'
import type { Site } from '#domain/site/site.ts'
import type { ContactPageData } from '#server/pages/show-contact.ts'

type ContactCardProps = { site: Site; words: Pick<ContactPageData['words'], 'chat' | 'outsideHours'> }

/** The other ways to a person, and when one is there. */
export function ContactCard({ site, words }: ContactCardProps) {
  const { chat, outsideHours } = words
  return (
    <section
      aria-labelledby="ways-title"
      className="rounded-l bg-paper-2 p-6 [--color-ink-3:var(--color-ink-2)] m:p-9"
    >
      <h2 id="ways-title" className="display text-xl">
        Or right away
      </h2>
      <ul className="mt-6 grid gap-5">
        <Way icon={MessageCircle} name={chat.title} note={chat.text}>
          <Link to={`https://wa.me/${site.whatsapp}`} external>
            Chat on WhatsApp
          </Link>
        </Way>
        <Way icon={Phone} name="Phone">
          <Link to={`tel:+${site.phone}`}>{displayPhone(site.phone)}</Link>
        </Way>
        <Way icon={Mail} name="Email">
          <Link to={`mailto:${site.email}`} className="break-all">
            {site.email}
          </Link>
        </Way>
      </ul>
      <h3 className="mt-8 border-t border-line pt-6 font-strong">Office hours</h3>
      <dl className="mt-2 grid gap-1.5">
        {site.hours.map(({ days, time }) => (
          <div key={days} className="flex justify-between gap-4">
            <dt className="text-ink-2">{days}</dt>
            <dd className="font-label tabular-nums">{time}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-pretty text-ink-3">{outsideHours}</p>
    </section>
  )
}

type WayProps = {
  icon: ComponentProps<typeof Icon>['node']
  name: string
  note?: string
  children: ReactNode
}

function Way({ icon, name, note, children }: WayProps) {
  return (
    <li className="flex gap-4">
      <span className="grid size-11 shrink-0 place-items-center rounded-pill bg-peacock-tint text-peacock">
        <Icon node={icon} size={20} />
      </span>
      <div className="min-w-0">
        <h3 className="font-strong">{name}</h3>
        <p>{children}</p>
        {note && <p className="mt-0.5 text-sm text-ink-3">{note}</p>}
      </div>
    </li>
  )
}
