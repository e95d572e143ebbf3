import { Mail, MessageCircle, Phone } from 'lucide'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { displayPhone } from '#domain/forms/phone-number.ts'
import { sayHours } from '#domain/site/hours.ts'
import type { Site } from '#domain/site/site.ts'
import type { ContactPageData } from '#server/pages/show-contact.ts'

type ContactCardProps = { site: Site; words: Pick<ContactPageData['words'], 'chat' | 'outsideHours'> }

/** The quick ways to a person, and when one is there. */
export function ContactCard({ site, words }: ContactCardProps) {
  const { chat, outsideHours } = words
  return (
    <section aria-label="Chat, phone and email" className="mt-7">
      <ul className="grid gap-3">
        <Way icon={MessageCircle} name={chat.title} note={chat.text}>
          <Link to={`https://wa.me/${site.whatsapp}`} external>
            Chat on WhatsApp
          </Link>
        </Way>
        <Way icon={Phone} name="Phone" note={`Office hours: ${sayHours(site.hours)}`}>
          <Link to={`tel:+${site.phone}`}>{displayPhone(site.phone)}</Link>
        </Way>
        <Way icon={Mail} name="Email" note={outsideHours}>
          <Link to={`mailto:${site.email}`} className="break-all">
            {site.email}
          </Link>
        </Way>
      </ul>
    </section>
  )
}

type WayProps = {
  icon: ComponentProps<typeof Icon>['node']
  name: string
  note: string
  children: ReactNode
}

function Way({ icon, name, note, children }: WayProps) {
  return (
    <li className="flex gap-4 rounded-l bg-surface p-4 shadow-1">
      <span className="grid size-11 shrink-0 place-items-center rounded-pill bg-peacock-tint text-peacock">
        <Icon node={icon} size={20} />
      </span>
      <div className="min-w-0">
        <h2 className="sr-only">{name}</h2>
        <p className="text-lg">{children}</p>
        <p className="mt-0.5 text-pretty text-ink-2">{note}</p>
      </div>
    </li>
  )
}
