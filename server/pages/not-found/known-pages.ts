import type { Catalogue } from '../../catalogue/catalogue.ts'

export type KnownPage = { title: string; note: string; href: string }

/** Pages of one address each, by the names that people know them under. */
const fixedPages: [href: string, title: string, note: string][] = [
  ['/backpacking', 'Backpacking Trips', 'Five days and more with a small group'],
  ['/destinations', 'Destinations', 'All places where our trips go'],
  ['/blog', 'Travel Blog', 'Guides, tips and news'],
  ['/about', 'About', 'Who we are'],
  ['/contact', 'Contact', 'Call, write or visit us'],
  ['/faq', 'FAQ', 'Answers about booking and travelling'],
  ['/careers', 'Careers', 'Work with us'],
  ['/newsletter', 'Newsletter', 'New trips by email'],
  ['/terms', 'Terms', 'What holds for a booking'],
  ['/privacy-policy', 'Privacy Policy', 'What we keep, and for how long'],
  ['/my-trips', 'My Trips', 'What you have booked and saved'],
  ['/wallet', 'Wallet', 'Your credit'],
  ['/profile', 'My Profile', 'Your details and settings'],
]

/** Every page that an address may have meant, trips and posts aside. */
export function knownPages({
  listings,
  destinations,
}: Pick<Catalogue, 'listings' | 'destinations'>): KnownPage[] {
  return [
    ...(['india', 'world'] as const).flatMap((part) =>
      destinations[part].map(({ slug, name }) => ({
        title: name,
        note: part === 'india' ? 'All our trips there' : 'All our trips there, abroad',
        href: `/${part}/${slug}`,
      })),
    ),
    ...Object.entries(listings).map(([slug, { title }]) => ({
      title,
      note: 'All trips of this kind',
      href: `/${slug}`,
    })),
    ...fixedPages.map(([href, title, note]) => ({ href, title, note })),
  ]
}
