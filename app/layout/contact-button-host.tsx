import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { useSite } from '#app/features/site/use-site.ts'
import { loadOnDemand } from '#app/ui/load-on-demand.tsx'

const contactButton = loadOnDemand(() =>
  import('./on-demand/contact-button.tsx').then(({ ContactButton }) => ContactButton),
)

/** The blog and the pages about us; trips have a bar of their own. */
const pages = /^\/(blog(\/[^/]+)?|contact(-landing)?|about|faq|careers|privacy-policy|terms)$/

export function ContactButtonHost() {
  const site = useSite()
  const { pathname } = useLocation()
  return site && pages.test(pathname) ? (
    <Suspense>
      <contactButton.Component key={pathname} whatsapp={site.whatsapp} phone={site.phone} />
    </Suspense>
  ) : null
}
