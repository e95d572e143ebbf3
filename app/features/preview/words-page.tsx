import { AboutPage } from '#app/features/about/about-page.tsx'
import { CareersPage } from '#app/features/careers/careers-page.tsx'
import { ContactPage } from '#app/features/contact/contact-page.tsx'
import { DestinationsPage } from '#app/features/destinations/destinations-page.tsx'
import { FaqPage } from '#app/features/faq/faq-page.tsx'
import { HomePage } from '#app/features/home/home-page.tsx'
import { ContactLandingPage } from '#app/features/lead/contact-landing-page.tsx'
import { LegalPage } from '#app/features/legal/legal-page.tsx'
import { BackpackingPage } from '#app/features/listings/pages/backpacking-page.tsx'
import { NewsletterPage } from '#app/features/newsletter/page/newsletter-page.tsx'
import type { WordsPage as Shown } from '#server/previews/words-pages.ts'

/** The page on which words stand that are neither a trip's nor a post's. */
export function WordsPage({ shown }: { shown: Shown }) {
  switch (shown.name) {
    case 'home':
      return <HomePage home={shown.page} found={null} />
    case 'about':
      return <AboutPage {...shown.page} />
    case 'faq':
      return <FaqPage {...shown.page} />
    case 'careers':
      return <CareersPage {...shown.page} />
    case 'contact':
      return <ContactPage {...shown.page} />
    case 'contact-landing':
      return <ContactLandingPage {...shown.page} />
    case 'privacy':
    case 'terms':
      return <LegalPage {...shown.page} />
    case 'backpacking':
      return <BackpackingPage {...shown.page} />
    case 'destinations':
      return <DestinationsPage {...shown.page} />
    case 'newsletter':
      return <NewsletterPage {...shown.page} />
  }
}
