import { SellerFacts } from '#app/features/seller/seller-facts.tsx'
import { useSite } from '#app/features/site/use-site.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Accordion } from '#app/ui/collections/accordion.tsx'
import type { PageAnswer } from '#app/ui/forms/use-page-form.ts'
import { Link } from '#app/ui/link.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { HydrateWhenNear } from '#app/ui/sections/hydrate-when-near.tsx'
import type { ContactPageData } from '#server/pages/show-contact.ts'
import { ContactCard } from './contact-card.tsx'
import { ContactForm } from './contact-form.tsx'
import { OfficeMap } from './office-map.tsx'

type ContactPageProps = Omit<ContactPageData, 'head'> & { answer?: PageAnswer }

export function ContactPage({
  trail,
  words,
  picture,
  offices,
  map,
  questions,
  sent,
  answer,
}: ContactPageProps) {
  const site = useSite()
  if (!site) return null
  return (
    <>
      <div className="wrap pt-6 m:pt-10">
        <Breadcrumbs trail={trail} />
        <div className="mt-3 grid grid-cols-1 items-center gap-x-14 gap-y-7 l:grid-cols-[minmax(0,6fr)_minmax(0,7fr)]">
          <div>
            <h1 className="display text-3xl">{words.title}</h1>
            <p className="mt-5 max-w-[30em] text-lg text-pretty text-ink-2">{words.intro}</p>
            <ContactCard site={site} words={words} />
          </div>
          <Picture
            data={picture}
            sizes="(width < 1024px) 91vw, 660px"
            priority
            className="aspect-[8/5] rounded-l max-m:hidden m:rounded-xl l:aspect-auto l:h-full"
          />
        </div>
        <div className="mt-10 grid grid-cols-1 items-start gap-6 m:mt-14 l:grid-cols-[minmax(0,8fr)_minmax(0,5fr)] xl:gap-10">
          <ContactForm words={words.form} sent={sent} answer={answer} />
          <Offices title={words.offices.title} offices={offices} />
        </div>
      </div>
      <Questions questions={questions} />
      <HydrateWhenNear id="map" label={words.map.title} height={500} className="wrap mt-18 m:mt-28">
        <OfficeMap words={words.map} map={map} />
      </HydrateWhenNear>
      <HydrateWhenNear id="who-sells" label={words.seller.title} height={480} className="wrap mt-18 m:mt-28">
        <h2 className="display text-2xl">{words.seller.title}</h2>
        <p className="mt-4 max-w-[40em] text-pretty text-ink-2">{words.seller.text}</p>
        <SellerFacts className="mt-7 l:grid-cols-4" />
      </HydrateWhenNear>
    </>
  )
}

function Offices({ title, offices }: { title: string; offices: ContactPageData['offices'] }) {
  return (
    <HydrateWhenNear id="offices" label={title} height={700} className="max-l:mt-10">
      <h2 className="display text-xl">{title}</h2>
      <ul className="mt-5 grid gap-6 m:grid-cols-2 l:grid-cols-1">
        {offices.map(({ city, role, address, picture }) => (
          <li key={city}>
            <Picture
              data={picture}
              sizes="(width < 768px) 91vw, (width < 1400px) 44vw, 480px"
              className="aspect-[2/1] rounded-l"
            />
            <h3 className="mt-3 text-lg font-strong">{city}</h3>
            <p className="text-ink-2">
              <span className="font-label text-ink">{role}:</span> {address}
            </p>
          </li>
        ))}
      </ul>
    </HydrateWhenNear>
  )
}

/** The answers are those of the FAQ. */
function Questions({ questions }: { questions: ContactPageData['questions'] }) {
  return (
    <HydrateWhenNear
      id="questions"
      label={questions.title}
      height={500}
      className="mt-18 bg-paper-2 py-[clamp(56px,7vw,96px)] [--color-ink-3:var(--color-ink-2)] m:mt-28"
    >
      <div className="wrap grid grid-cols-1 gap-x-14 gap-y-6 l:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]">
        <div>
          <h2 className="display text-2xl">{questions.title}</h2>
          <Link to="/faq" className="mt-2 inline-flex min-h-11 items-center">
            {questions.more}
          </Link>
        </div>
        <Accordion
          defaultOpen={[0]}
          items={questions.cards.map(({ title, answer }) => ({ title, content: answer }))}
        />
      </div>
    </HydrateWhenNear>
  )
}
