import { useSite } from '#app/features/site/use-site.ts'
import { claimClick } from '#app/ui/claim-click.ts'
import { consentAsked } from './consent.ts'

/** Opens the question about measuring again, wherever it is asked at all. Without JavaScript it leads to what the privacy policy says. */
export function PrivacyChoices({ className }: { className: string }) {
  if (!useSite()?.pixelId) return null
  return (
    // biome-ignore lint/a11y/useValidAnchor: without JavaScript it is a link.
    <a
      href="/privacy-policy#cookies"
      className={className}
      onClick={(event) => claimClick(event) && consentAsked.set(true)}
    >
      Privacy choices
    </a>
  )
}
