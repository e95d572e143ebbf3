import { PlanTripButton } from '#app/features/enquiry/plan-trip-button.tsx'
import { useSite } from '#app/features/site/use-site.ts'
import { buttonLook } from '#app/ui/button.tsx'

const promises = [
  {
    title: 'One honest price',
    text: 'The price you see is the price you pay. Taxes are in it, or stand beside it from the first card on.',
  },
  { title: 'Real seats', text: 'Seats left are counted, never guessed. No countdowns, no “filling fast”.' },
  { title: 'People who answer', text: 'Ask on WhatsApp. Our travel experts reply within 24 hours.' },
]

export function HomePage() {
  const site = useSite()
  return (
    <>
      <section className="on-dark relative mx-[clamp(12px,1.8vw,28px)] grid min-h-140 items-end overflow-hidden rounded-l bg-linear-to-b from-[#3a2258] via-[#a8435f] via-62% to-[#2b0f1f] p-6 text-cream m:min-h-160 m:rounded-xl m:p-[clamp(32px,5.2vw,84px)]">
        <div className="max-w-[680px]">
          <h1 className="display text-[clamp(2.7rem,1.9rem+4.3vw,5.6rem)] leading-[1.02]">
            {site?.tagline}.
          </h1>
          <p className="mt-4 max-w-[30em] text-lg">
            Group departures, Himalayan treks, Ladakh rides, honeymoons and family journeys, in India and
            beyond.
          </p>
          <PlanTripButton className={buttonLook('gold', 'm', 'mt-7')}>Plan Trip</PlanTripButton>
        </div>
      </section>
      <section className="wrap grid gap-8 pt-18 m:grid-cols-3 m:gap-12 m:pt-28">
        {promises.map((promise) => (
          <div key={promise.title}>
            <h2 className="display text-xl">{promise.title}</h2>
            <p className="mt-3 text-ink-2">{promise.text}</p>
          </div>
        ))}
      </section>
    </>
  )
}
