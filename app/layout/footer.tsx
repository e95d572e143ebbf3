import { useSite } from '#app/features/site/use-site.ts'
import { loadOnDemand } from '#app/ui/load-on-demand.tsx'
import { HydrateWhenNear } from '#app/ui/sections/hydrate-when-near.tsx'

const content = loadOnDemand(() =>
  import('./on-demand/footer-content.tsx').then(({ FooterContent }) => FooterContent),
)

/** Its script comes when somebody scrolls down to it. On an error screen without the site's facts there is none. */
export function Footer() {
  if (!useSite()) return null
  return (
    <HydrateWhenNear
      as="footer"
      id="footer"
      height={974}
      ahead={0}
      className="on-dark mt-12 bg-indigo text-cream m:mt-28"
    >
      <content.Component />
    </HydrateWhenNear>
  )
}
