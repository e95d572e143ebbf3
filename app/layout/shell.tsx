import type { ReactNode } from 'react'
import { ConsentHost } from '#app/features/consent/consent-host.tsx'
import { PlanTripHost } from '#app/features/enquiry/plan-trip-host.tsx'
import { WaitingEnquiriesHost } from '#app/features/enquiry/waiting-enquiries-host.tsx'
import { LoginHost } from '#app/features/login/login-host.tsx'
import { OfflineHost } from '#app/features/offline/offline-host.tsx'
import { CompareHost } from '#app/features/trips/compare-host.tsx'
import { FavouritesHost } from '#app/features/trips/favourites-host.tsx'
import { useLeaveLayerEntry } from '#app/ui/overlays/use-leave-layer-entry.ts'
import { Toaster } from '#app/ui/toast.tsx'
import { ContactButtonHost } from './contact-button-host.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

/** What surrounds every page; one that stands `alone` has neither header nor footer. */
export function Shell({ alone = false, children }: { alone?: boolean; children: ReactNode }) {
  useLeaveLayerEntry()
  const main = (
    <main id="content" tabIndex={-1} className="outline-none">
      {children}
    </main>
  )
  if (alone) return main
  return (
    <>
      <a
        href="#content"
        className="sr-only z-50 rounded-pill bg-indigo px-5 py-3 font-strong text-white focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        Skip to content
      </a>
      <Header />
      {main}
      <CompareHost />
      <FavouritesHost />
      <Footer />
      <PlanTripHost />
      <WaitingEnquiriesHost />
      <LoginHost />
      <OfflineHost />
      <ContactButtonHost />
      <ConsentHost />
      <Toaster />
    </>
  )
}
