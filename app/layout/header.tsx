import { Menu, MessageCircle } from 'lucide'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { PlanTripButton } from '#app/features/enquiry/plan-trip-button.tsx'
import { AccountSlot } from '#app/features/login/account-slot.tsx'
import { useSite } from '#app/features/site/use-site.ts'
import { SearchToggle } from '#app/layout/search-toggle.tsx'
import { buttonLook } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { loadOnDemand } from '#app/ui/load-on-demand.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { isHeaderTransparent } from './header-tone.ts'
import { NavMenu } from './nav-menu.tsx'
import { navigation } from './navigation.ts'

const mobilePanel = loadOnDemand(() =>
  import('#app/layout/on-demand/mobile-panel.tsx').then(({ MobilePanel }) => MobilePanel),
)

const iconLook = 'grid size-11 shrink-0 cursor-pointer place-items-center rounded-pill hover:bg-paper-2'

export function Header() {
  const site = useSite()
  const { pathname } = useLocation()
  const transparent = useTransparency(pathname)
  const [menuOpen, setMenuOpen] = useState(false)
  return (
    <header
      data-tone={transparent ? 'transparent' : 'white'}
      // On a phone the comparison has a head of its own that stays in sight.
      className={`sticky top-0 z-30 transition-[background-color,box-shadow] [@media(scripting:none)]:static ${transparent ? '' : 'bg-white shadow-2'} ${pathname === '/compare' ? 'max-l:static' : ''}`}
    >
      <div className="wrap flex h-15 items-center gap-6 m:h-21 l:gap-9 xl:gap-6 flat:h-11 m:flat:h-12">
        <PageLink
          to="/"
          aria-label={site ? `${site.name}, home` : 'Home'}
          className="shrink-0 rounded-s max-m:grid max-m:size-11 max-m:place-items-center"
        >
          <picture>
            <source media="(width < 768px)" srcSet="/mark.svg" width="40" height="40" />
            <img
              src="/logo.svg"
              alt=""
              width="212"
              height="64"
              className="size-10 m:h-11 m:w-auto flat:h-9"
            />
          </picture>
        </PageLink>
        <NavMenu links={navigation} />
        <div className="ml-auto flex items-center gap-1 m:gap-2">
          <PlanTripButton className={`${iconLook} m:hidden max-[279px]:hidden`} label="Enquire">
            <Icon node={MessageCircle} size={22} />
          </PlanTripButton>
          <SearchToggle className={iconLook} />
          {/* The menu has them too. */}
          <div className="max-[279px]:hidden">
            <AccountSlot />
          </div>
          <PlanTripButton className={buttonLook('ghost', 's', 'max-m:hidden')}>Plan Trip</PlanTripButton>
          {/* biome-ignore lint/a11y/useValidAnchor: without JavaScript it leads to the links in the footer. */}
          <a
            href="#site-links"
            aria-haspopup="dialog"
            aria-label="Menu"
            className={`${iconLook} m:hidden`}
            onPointerDown={mobilePanel.preload}
            onFocus={mobilePanel.preload}
            onClick={(event) => mobilePanel.open(event, () => setMenuOpen(true))}
          >
            <Icon node={Menu} size={24} />
          </a>
        </div>
      </div>
      {menuOpen && <mobilePanel.Component onClose={() => setMenuOpen(false)} />}
    </header>
  )
}

function useTransparency(pathname: string): boolean {
  const [transparent, setTransparent] = useState(pathname === '/')
  useEffect(() => {
    const update = () => setTransparent(isHeaderTransparent(pathname, scrollY))
    update()
    addEventListener('scroll', update, { passive: true })
    return () => removeEventListener('scroll', update)
  }, [pathname])
  return transparent
}
