import { Mail, MapPin, Phone } from 'lucide'
import type { ComponentProps, ReactNode } from 'react'
import { useSite } from '#app/features/site/use-site.ts'
import { Icon } from '#app/ui/icon.tsx'
import { displayPhone } from '#domain/forms/phone-number.ts'
import type { HomePageData } from '#server/pages/home/home-data.ts'

const linkLook =
  'rounded-xs font-label text-peacock underline decoration-[1.5px] underline-offset-4 hover:text-ink'

/** Three ways to a person. */
export function ContactCards({ words }: { words: HomePageData['contact'] }) {
  const site = useSite()
  if (!site) return null
  return (
    <section aria-labelledby="contact-title" className="wrap pt-14 m:pt-22">
      <h2 id="contact-title" className="display text-2xl">
        {words.title}
      </h2>
      <ul className="mt-6 grid gap-4 m:mt-9 m:grid-cols-3 m:gap-6">
        <ContactCard icon={Mail} title={words.email.title}>
          <p>{words.email.text}</p>
          <p className="mt-3">
            <a href={`mailto:${site.email}`} className={linkLook}>
              {site.email}
            </a>
          </p>
        </ContactCard>
        <ContactCard icon={Phone} title={words.call.title}>
          <p>{words.call.text}</p>
          <p className="mt-3">
            <a href={`tel:+${site.phone}`} className={linkLook}>
              {displayPhone(site.phone)}
            </a>
          </p>
        </ContactCard>
        <ContactCard icon={MapPin} title={words.visit.title}>
          {site.offices.map((office) => (
            <p key={office.city} className="[&+p]:mt-2">
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
    <li className="rounded-l bg-surface p-6 shadow-1 m:p-8">
      <span className="grid size-12 place-items-center rounded-pill bg-peacock-tint text-peacock">
        <Icon node={icon} size={22} />
      </span>
      <h3 className="display mt-4 text-xl">{title}</h3>
      <div className="mt-2 text-ink-2">{children}</div>
    </li>
  )
}
