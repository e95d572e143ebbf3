import { buttonLook } from '#app/ui/button.tsx'
import { PageLink } from '#app/ui/page-link.tsx'

export function ToHome() {
  return (
    <PageLink to="/" className={buttonLook('primary')}>
      Return to Home
    </PageLink>
  )
}
