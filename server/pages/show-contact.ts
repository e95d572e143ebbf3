import type { ContactContent } from '#content/pages/types.ts'
import type { Site } from '#domain/site/site.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { PictureData, ResolvePicture } from '../pictures/resolve-picture.ts'
import { type HeadDeps, type PageHead, pageHead } from './page-head.ts'
import { answeredFaq, findQuestion } from './show-faq.ts'
import { breadcrumbList, type Crumb, home } from './structured/breadcrumb-list.ts'

export type ContactPageData = {
  head: PageHead
  trail: Crumb[]
  words: Omit<ContactContent, 'description' | 'questions'>
  sent: boolean
  picture: PictureData
  offices: (Site['offices'][number] & { picture: PictureData })[]
  /** OpenStreetMap, in a frame and as a page of its own. */
  map: { frame: string; page: string }
  questions: { title: string; more: string; cards: { title: string; answer: string }[] }
}

/** `sent`: a message has just been received, which the page says. */
export type ShowContact = (asked: { sent: boolean }) => ContactPageData

const officePictures: Record<string, string> = { 'New Delhi': 'office/delhi', Mumbai: 'office/mumbai' }
/** How far the map reaches from its middle, in degrees. */
const reach = { lat: 0.028, lon: 0.05 }

export function createShowContact(
  deps: HeadDeps & {
    site: Site
    catalogue: Pick<Catalogue, 'contact' | 'faq' | 'coupons'>
    picture: ResolvePicture
  },
): ShowContact {
  const { site, siteUrl, catalogue, picture } = deps
  const { description, questions, ...words } = catalogue.contact
  const faq = answeredFaq(site, catalogue)
  const cards = questions.cards.map(({ title, question }) => ({
    title,
    answer: findQuestion(question, faq).answer,
  }))
  const { title } = words
  const path = '/contact'
  const trail = [home, { label: title, to: path }]
  const structured = [breadcrumbList(siteUrl, trail)]
  const head = pageHead(deps, { title, description, path, structured })
  return ({ sent }) => ({
    head: sent ? { ...head, robots: 'noindex, follow' } : head,
    trail,
    words,
    sent,
    picture: picture('site/contact', 'wide'),
    offices: site.offices.map((office) => ({
      ...office,
      picture: picture(officePictures[office.city] ?? 'site/default', 'wide'),
    })),
    map: mapOf(site.offices[0]),
    questions: { ...questions, cards },
  })
}

/** Centred on the head office, with a pin. */
function mapOf({ lat, lon }: { lat: number; lon: number } = { lat: 28.6315, lon: 77.2167 }) {
  const box = [lon - reach.lon, lat - reach.lat, lon + reach.lon, lat + reach.lat]
  const bounds = box.map((degrees) => degrees.toFixed(4)).join()
  return {
    frame: `https://www.openstreetmap.org/export/embed.html?${new URLSearchParams({ bbox: bounds, layer: 'mapnik', marker: `${lat},${lon}` })}`,
    page: `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=15/${lat}/${lon}`,
  }
}
