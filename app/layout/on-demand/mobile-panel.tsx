import { useEffect, useState } from 'react'
import { PlanTripButton } from '#app/features/enquiry/plan-trip-button.tsx'
import { AccountLine } from '#app/features/login/on-demand/account-line.tsx'
import { useSite } from '#app/features/site/use-site.ts'
import { navigation } from '#app/layout/navigation.ts'
import { afterPaint } from '#app/ui/after-paint.ts'
import { buttonLook } from '#app/ui/button.tsx'
import { Drawer } from '#app/ui/overlays/drawer.tsx'
import { useLeaving } from '#app/ui/overlays/use-leaving.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import { SocialLinks } from './social-links.tsx'

/** The phone's menu. It answers the press at once, and its links come while it slides in. */
export function MobilePanel({ onClose }: { onClose: () => void }) {
  const { leaving, leave } = useLeaving(onClose)
  const [filled, setFilled] = useState(false)
  useEffect(() => afterPaint(() => setFilled(true)), [])
  return (
    <Drawer open leaving={leaving} onClose={leave} label="Menu" closeOnScroll>
      {filled && <Links onClose={onClose} />}
    </Drawer>
  )
}

function Links({ onClose }: { onClose: () => void }) {
  const site = useSite()
  return (
    <>
      <AccountLine onLeave={onClose} />
      <nav aria-label="Main">
        <ul className="grid">
          {navigation.map((link) => (
            <li key={link.path} className="border-b border-line">
              <PageLink
                to={link.path}
                onClick={onClose}
                className="display flex min-h-13 items-center text-[1.375rem]"
              >
                {link.name}
              </PageLink>
              {link.subItems && (
                <ul className="grid grid-cols-2 gap-x-3 pb-3">
                  {link.subItems.map((item) => (
                    <li key={item.path}>
                      <PageLink
                        to={item.path}
                        onClick={onClose}
                        className="flex min-h-11 items-center text-ink-2"
                      >
                        {item.name}
                      </PageLink>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <PlanTripButton className={buttonLook('primary', 'm', 'mt-6 w-full')} onOpen={onClose}>
        Plan My Trip
      </PlanTripButton>
      {site && <SocialLinks profiles={site.social} className="mt-8" />}
    </>
  )
}
