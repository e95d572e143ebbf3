import { buttonLook } from '#app/ui/button.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { Offer } from '#server/pages/home/home-data.ts'

export function OfferBanner({ offer: { percent, code, wide, phone } }: { offer: Offer }) {
  return (
    <div className="wrap">
      <div className="on-dark relative isolate grid min-h-125 items-end overflow-hidden rounded-l bg-[#2a1638] p-6 text-cream m:min-h-105 m:items-center m:rounded-xl m:p-[clamp(40px,5.5vw,76px)]">
        <Picture
          data={wide}
          phone={phone}
          sizes="(768px <= width < 1024px) 934px, (width < 1360px) 92vw, 1280px"
          className="absolute inset-x-0 top-0 -z-2 h-[78%] m:h-full"
        />
        <div className="absolute inset-0 -z-1 bg-linear-to-t from-[#2a1638] from-34% via-[#2a1638]/70 via-50% to-transparent to-72% m:hidden" />
        <div className="absolute inset-0 -z-1 bg-linear-84 from-[#2a1638]/92 from-6% via-[#2a1638]/70 via-34% to-transparent to-68% max-m:hidden" />
        <div className="max-w-[27em]">
          <h2 className="display text-[clamp(2.25rem,1.8rem+2.2vw,3.5rem)] leading-[1.04]">
            {percent}% off first booking
          </h2>
          <p className="mt-4 text-lg">
            Enter{' '}
            <b className="rounded-s border border-dashed border-cream/70 px-2 py-0.5 font-price tracking-[0.06em]">
              {code}
            </b>{' '}
            in the coupon box when you book. The discount is taken off before you pay, on any departure.
          </p>
          <PageLink to="/popular" className={buttonLook('gold', 'm', 'mt-6')}>
            Choose a trip
          </PageLink>
        </div>
      </div>
    </div>
  )
}
