import { MessageCircle, Phone } from 'lucide'
import { tileLook, tileRow } from '#app/features/booked/tile-look.ts'
import { useSite } from '#app/features/site/use-site.ts'
import { Icon } from '#app/ui/icon.tsx'

/** To people, for whoever would rather not go on alone. The reference is said, not sent: it opens this page. */
export function OtherWays({ reference }: { reference: string | undefined }) {
  const site = useSite()
  if (!site) return null
  return (
    <section aria-label="Other ways" className="grid gap-3 border-t border-line pt-5">
      <p className="text-sm text-ink-2">
        Rather talk to us?{' '}
        {reference ? 'Have your reference ready.' : 'Have your name and phone number ready.'}
      </p>
      <div className={tileRow}>
        <a href={`tel:+${site.phone}`} className={tileLook}>
          <Icon node={Phone} size={20} className="shrink-0 text-peacock" />
          Call Us
        </a>
        <a
          href={`https://wa.me/${site.whatsapp}`}
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
    </section>
  )
}
