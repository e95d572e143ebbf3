import { Mail, Phone } from 'lucide'
import { useSite } from '#app/features/site/use-site.ts'
import { ButtonAnchor } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

export function HandCard({ reference }: { reference: string }) {
  const site = useSite()
  if (!site) return null
  return (
    <section className="rounded-l bg-surface p-5 shadow-2 m:p-6">
      <h2 className="font-label">Need a hand?</h2>
      <div className="mt-3 grid gap-3 s:grid-cols-2">
        <ButtonAnchor tone="ghost" size="s" href={`tel:+${site.phone}`}>
          <Icon node={Phone} size={18} />
          Call Us
        </ButtonAnchor>
        <ButtonAnchor
          tone="ghost"
          size="s"
          href={`mailto:${site.email}?subject=${encodeURIComponent(`Booking ${reference}`)}`}
        >
          <Icon node={Mail} size={18} />
          Email Us
        </ButtonAnchor>
      </div>
    </section>
  )
}
