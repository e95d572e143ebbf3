import { Mail, MapPin, Phone } from 'lucide'
import type { ComponentProps, ReactNode } from 'react'
import { useSite } from '#app/features/site/use-site.ts'
import { Icon } from '#app/ui/icon.tsx'
import { displayPhone } from '#domain/forms/phone-number.ts'
import type { HomePageData } from '#server/pages/home/home-data.ts'
import { SectionHead } from './section-head.tsx'

const linkLook =
  '-my-3 inline-block rounded-xs py-3 font-label text-peacock underline decoration-[1.5px] underline-offset-4 hover:text-ink'

/** Three ways to a person. */
export function ContactCards({ words }: { words: HomePageData['contact'] }) {
  const site = useSite()
  if (!site) return null
  return (
    <section aria-label={words.title} className="max-l:wrap">
      <SectionHead title={words.title} quiet />
      <ul className="grid gap-3 m:grid-cols-3 m:gap-6 l:grid-cols-1 l:gap-4">
        <ContactCard icon={Mail} title={words.email.title}>
          <a href={`mailto:${site.email}`} className={linkLook}>
            {site.email}
          </a>
          <span className="block">{words.email.text}</span>
        </ContactCard>
        <ContactCard icon={Phone} title={words.call.title}>
          <a href={`tel:+${site.phone}`} className={linkLook}>
            {displayPhone(site.phone)}
          </a>
          <span className="block">{words.call.text}</span>
          <span className="block">{words.call.outside}</span>
        </ContactCard>
        <ContactCard icon={MapPin} title={words.visit.title}>
          {site.offices.map((office) => (
            <p key={office.city}>
              <span className="font-label text-ink">{office.role}:</span> {office.address}
            </p>
          ))}
        </ContactCard>
      </ul>
    </section>
  )
}

type ContactCardProps = { icon: ComponentProps<typeof Icon>['node']; title: string; children: ReactNode }

function ContactCard({ icon, title, children }: ContactCardProps) {
  return (
    <li className="grid grid-cols-[48px_minmax(0,1fr)] gap-x-3.5">
      <span className="grid size-12 place-items-center rounded-pill bg-peacock-tint text-peacock">
        <Icon node={icon} size={22} />
      </span>
      <div className="text-[0.9375rem] leading-snug text-ink-2">
        <h3 className="text-[1.0625rem] leading-tight font-strong text-ink">{title}</h3>
        {children}
      </div>
    </li>
  )
}
