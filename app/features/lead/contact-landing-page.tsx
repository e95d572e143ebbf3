import { BadgeCheck, Headset, Heart, ShieldCheck, Star } from 'lucide'
import { useSite } from '#app/features/site/use-site.ts'
import { TestimonialList } from '#app/features/testimonials/testimonial-list.tsx'
import { buttonLook } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { HydrateWhenNear } from '#app/ui/sections/hydrate-when-near.tsx'
import { PicturePoster } from '#app/ui/sections/picture-poster.tsx'
import type { ContactLandingData, LandingOffer } from '#server/pages/show-contact-landing.ts'
import { LeadForm } from './lead-form.tsx'

/** One for each reason. */
const icons = [ShieldCheck, Headset, BadgeCheck, Heart]

type ContactLandingPageProps = Omit<ContactLandingData, 'head'>

export function ContactLandingPage(props: ContactLandingPageProps) {
  const { words, hero, choices, reasons, rating, told, offer } = props
  const site = useSite()
  if (!site) return null
  return (
    <>
      <PicturePoster {...hero} low>
        <div className="px-2 text-cream m:px-0 l:pt-6 l:pb-6">
          <h1 className="display text-3xl">{words.title}</h1>
          <p className="mt-4 max-w-[30em] text-lg text-pretty max-m:hidden">{words.intro}</p>
          <ol className="mt-5 grid max-w-[30em] gap-2 l:gap-4">
            {words.steps.map((step, i) => (
              <li key={step} className="flex items-center gap-3">
                <span
                  aria-hidden
                  className="display grid size-8 shrink-0 place-items-center rounded-pill bg-marigold text-[1rem] text-ink"
                >
                  {i + 1}
                </span>
                {step}
              </li>
            ))}
          </ol>
          <p className="mt-3 flex flex-wrap items-center gap-x-2.5 text-lg l:mt-8">
            <Icon node={Star} size={24} className="text-marigold" fill="currentColor" />
            <span>
              <b className="font-strong">{rating.rating}/5</b> ({rating.count}+ reviews)
            </span>
          </p>
          {rating.sample && (
            <p className="mt-1 text-sm">A sample, until travellers’ own reviews take its place.</p>
          )}
        </div>
        <LeadForm site={site} words={words.form} choices={choices} />
      </PicturePoster>
      <HydrateWhenNear id="reasons" label={words.reasonsTitle} height={600} className="wrap mt-18 m:mt-28">
        <h2 className="display text-2xl">{words.reasonsTitle}</h2>
        <ul className="mt-6 grid gap-x-10 gap-y-7 m:mt-10 m:grid-cols-2 xl:grid-cols-4">
          {reasons.map(({ title, text }, i) => (
            <li key={title} className="flex gap-4 m:block">
              <span className="grid size-11 shrink-0 place-items-center rounded-pill bg-marigold-tint text-marigold-deep">
                <Icon node={icons[i] ?? Heart} size={22} />
              </span>
              <div>
                <h3 className="text-lg font-strong m:mt-4">{title}</h3>
                <p className="mt-1 text-pretty text-ink-2">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </HydrateWhenNear>
      {offer && <OfferBox offer={offer} />}
      <HydrateWhenNear id="told" label={words.testimonialsTitle} height={700} className="wrap mt-18 m:mt-28">
        <h2 className="display text-2xl">{words.testimonialsTitle}</h2>
        {rating.sample && (
          <p className="mt-3 text-ink-2">Sample reviews, until travellers’ own take their place.</p>
        )}
        <TestimonialList told={told} className="mt-7 m:mt-9" />
      </HydrateWhenNear>
    </>
  )
}

/** Names its last day, and counts nothing down. */
function OfferBox({ offer }: { offer: LandingOffer }) {
  const { title, text, percent, code, lastDay } = offer
  return (
    <HydrateWhenNear id="offer" label={title} height={300} className="wrap mt-18 m:mt-28">
      <div className="grid items-center gap-x-10 gap-y-6 rounded-l bg-marigold p-6 m:rounded-xl m:p-12 l:grid-cols-[1fr_auto]">
        <div>
          <h2 className="display text-2xl">{title}</h2>
          <p className="mt-3 text-lg font-strong">{percent}% off first booking</p>
          <p className="mt-3 max-w-[40em]">
            With the code{' '}
            <b className="rounded-s border-[1.5px] border-dashed border-ink px-2 py-0.5 font-price tracking-[0.04em]">
              {code}
            </b>
            {lastDay && ` until ${lastDay}`}. {text}
          </p>
        </div>
        <PageLink to="/popular" className={buttonLook('ink')}>
          Choose a trip
        </PageLink>
      </div>
    </HydrateWhenNear>
  )
}
