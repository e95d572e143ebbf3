import { Picture } from '#app/ui/picture.tsx'
import type { HomeSections } from '#server/pages/home/home-data.ts'
import { SeeAll } from './section-head.tsx'

/** Two bites out of the edge, where the stub is torn off. */
const bites = [
  'radial-gradient(circle 14px at var(--cut) 0, transparent 98%, #000) 0 0 / 100% 51% no-repeat',
  'radial-gradient(circle 14px at var(--cut) 100%, transparent 98%, #000) 0 100% / 100% 51% no-repeat',
].join()

export function OfferTicket({ percent, code, lastDay, wide, phone }: HomeSections['offer']) {
  return (
    <div className="wrap">
      <div
        className="relative grid grid-cols-[minmax(0,1fr)_118px] overflow-hidden rounded-l bg-marigold text-ink [--color-peacock:var(--color-ink)] [--cut:calc(100%-118px)] m:min-h-54 m:grid-cols-[54%_46%] m:[--cut:54%]"
        style={{ mask: bites, WebkitMask: bites }}
      >
        <div className="py-5 pr-4 pl-5 m:self-center m:px-12 m:py-0">
          <h2 className="display text-[min(clamp(1.875rem,1.6rem+1.4vw,2.875rem),10vw)] leading-[1.06]">
            {percent}% off first booking
          </h2>
          <p className="mt-2 text-[0.9375rem] m:text-base">
            Enter{' '}
            <b className="rounded-s border-[1.5px] border-dashed border-ink px-2 py-0.5 font-price tracking-[0.04em]">
              {code}
            </b>{' '}
            in the coupon box when you book any departure{lastDay && `, until ${lastDay}`}.
          </p>
          <SeeAll to="/popular" label="Choose a trip" />
        </div>
        <Picture
          data={wide}
          phone={phone}
          sizes="(width < 768px) 190px, (width < 1140px) 480px, (width < 1360px) 43vw, (width < 1800px) 590px, 736px"
          className="h-full min-h-full [&_img]:absolute [&_img]:inset-0 relative"
        />
        <span aria-hidden className="absolute inset-y-5 left-(--cut) border-l-2 border-dashed border-paper" />
      </div>
    </div>
  )
}
