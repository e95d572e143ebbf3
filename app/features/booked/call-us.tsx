import { useSite } from '#app/features/site/use-site.ts'
import { Link } from '#app/ui/link.tsx'
import { displayPhone } from '#domain/forms/phone-number.ts'

/** The number to call, in a sentence that begins and ends as said. */
export function CallUs({ before, after }: { before: string; after: string }) {
  const site = useSite()
  if (!site) return null
  return (
    <p className="text-pretty text-ink-2">
      {before}{' '}
      <Link to={`tel:+${site.phone}`} className="whitespace-nowrap">
        {displayPhone(site.phone)}
      </Link>
      {after}
    </p>
  )
}
