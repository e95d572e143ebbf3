import type { Pages } from '../content.ts'
import { about } from './about.ts'
import { affiliations } from './affiliations.ts'
import { atlas } from './atlas.ts'
import { backpacking } from './backpacking.ts'
import { blog } from './blog.ts'
import { careers } from './careers.ts'
import { companyNumbers } from './company-numbers.ts'
import { compare } from './compare.ts'
import { contact } from './contact.ts'
import { contactLanding } from './contact-landing.ts'
import { destinations } from './destinations.ts'
import { emergency } from './emergency.ts'
import { faq } from './faq.ts'
import { faqPage } from './faq-page.ts'
import { gallery } from './gallery.ts'
import { holidays } from './holidays.ts'
import { home } from './home.ts'
import { keywords } from './keywords.ts'
import { linkPhrases } from './link-phrases.ts'
import { listings } from './listings.ts'
import { lists } from './lists.ts'
import { moved } from './moved.ts'
import { newsletter } from './newsletter.ts'
import { privacy } from './privacy.ts'
import { reviews } from './reviews.ts'
import { terms } from './terms.ts'
import { whyUs } from './why-us.ts'

export const pages: Pages = {
  lists,
  destinations,
  keywords,
  faq,
  faqPage,
  careers,
  reviews,
  gallery,
  about,
  contact,
  contactLanding,
  privacy,
  terms,
  whyUs,
  affiliations,
  companyNumbers,
  home,
  holidays,
  listings,
  backpacking,
  atlas,
  compare,
  newsletter,
  blog,
  linkPhrases,
  moved,
  emergency,
}
