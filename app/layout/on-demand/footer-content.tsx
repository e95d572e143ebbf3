import { PrivacyChoices } from '#app/features/consent/privacy-choices.tsx'
import { NewsletterForm } from '#app/features/newsletter/newsletter-form.tsx'
import { useSite } from '#app/features/site/use-site.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import { displayPhone } from '#domain/forms/phone-number.ts'
import type { Seller } from '#domain/site/legal-facts.ts'
import { quickLinks } from './quick-links.ts'
import { SocialLinks } from './social-links.tsx'

const headingLook = 'mb-3 text-sm font-strong tracking-[0.04em] text-lavender'
const linkLook = 'inline-flex min-h-9 items-center hover:text-marigold'

const legalLinks = [
  { name: 'Who sells', path: '/contact#who-sells' },
  { name: 'Privacy policy', path: '/privacy-policy' },
  { name: 'Terms and conditions', path: '/terms' },
]

/** What stands in the footer of every page. */
export function FooterContent() {
  const site = useSite()
  if (!site) return null
  return (
    <>
      <div className="wrap grid grid-cols-1 gap-x-10 gap-y-5 py-6 m:grid-cols-2 m:gap-y-12 m:py-18 l:grid-cols-[1.2fr_1fr_1.1fr_1.4fr] xl:grid-cols-[1.2fr_1.5fr_1fr_1.3fr]">
        <div className="max-m:flex max-m:flex-wrap max-m:items-center max-m:justify-between">
          <img
            src="/logo-light.svg"
            alt={site.name}
            width="212"
            height="64"
            className="h-11 w-auto"
            loading="lazy"
          />
          <p className="mt-4 max-w-[24em] text-lavender max-m:hidden">{site.description}</p>
          <SocialLinks profiles={site.social} className="m:mt-6" />
        </div>
        <nav aria-label="Quick links" id="site-links">
          <h2 className={headingLook}>Quick links</h2>
          <ul className="grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-x-6 l:grid-cols-1 xl:grid-cols-2">
            {quickLinks.map((link) => (
              <li key={link.path}>
                <PageLink to={link.path} className={linkLook}>
                  {link.name}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2 className={headingLook}>Contact</h2>
          <p className="max-m:grid max-m:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] max-m:gap-x-6">
            <a href={`tel:+${site.phone}`} className={`${linkLook} tabular-nums`}>
              {displayPhone(site.phone)}
            </a>
            <br className="max-m:hidden" />
            <a href={`mailto:${site.email}`} className={linkLook}>
              {site.email}
            </a>
          </p>
          {site.offices.map((office) => (
            <p key={office.city} className="m:mt-3">
              <span className="text-sm text-lavender max-m:after:content-[':_']">{office.role}</span>
              <br className="max-m:hidden" />
              {office.address}
            </p>
          ))}
        </div>
        {/* The newsletter's own page has the form already. */}
        <div className="[:has(main_[action*=news])_&]:hidden">
          <h2 className={headingLook}>Newsletter</h2>
          <p className="mb-4">New departures and what each season is good for, about twice a month.</p>
          <NewsletterForm />
        </div>
      </div>
      <div className="border-t border-white/15">
        <div className="wrap flex flex-wrap items-center justify-between gap-x-10 gap-y-1 py-3 text-sm text-lavender m:gap-y-2 m:py-6 l:flex-nowrap">
          <p className="text-pretty max-m:text-[0.8125rem] max-m:leading-snug">
            <SellerLine seller={site.seller} /> {/* The sign stays with its year. */}
            <span className="whitespace-nowrap">© {site.founded} onwards</span>, {site.name}. Prices in Indian
            rupees, all taxes shown. Illustrations are our own.
          </p>
          <SmallPrint />
        </div>
      </div>
    </>
  )
}

/** Who sells, in short: phone and email stand above, the rest on /contact. */
function SellerLine({ seller }: { seller: Seller }) {
  const { legalName, address, cin, gstin, grievanceOfficer: officer } = seller
  return (
    <>
      Sold by {legalName}. Registered office: {address}. CIN {cin}. GSTIN {gstin}. Grievance Officer:{' '}
      {officer.name}, {officer.designation}.
    </>
  )
}

function SmallPrint() {
  return (
    <ul className="flex flex-wrap gap-x-4 l:shrink-0 m:gap-x-6">
      {legalLinks.map((link) => (
        <li key={link.path}>
          <PageLink to={link.path} className={linkLook}>
            {link.name}
          </PageLink>
        </li>
      ))}
      <li>
        <a href="/blog/rss.xml" type="application/rss+xml" className={linkLook}>
          RSS feed
        </a>
      </li>
      <li className="empty:hidden">
        <PrivacyChoices className={linkLook} />
      </li>
    </ul>
  )
}
