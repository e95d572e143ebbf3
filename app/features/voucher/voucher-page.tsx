import { Button, buttonLook } from '#app/ui/button.tsx'
import { keyed } from '#app/ui/collections/keyed.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { Voucher } from '#server/papers/show-voucher.ts'

type VoucherPageProps = { voucher: Voucher; siteName: string }

/** One sheet of A4 that is shown when the group meets, on paper or on a phone. Without pictures or colour it still reads. */
export function VoucherPage({ voucher, siteName }: VoucherPageProps) {
  const { reference, rows, route, issuedOn } = voucher
  return (
    <div className="bg-paper-2 pb-10 print:bg-transparent print:p-0">
      <div className="flex flex-wrap justify-center gap-3 px-4 py-5 noscript:hidden print:hidden">
        <Button onClick={() => print()}>Print</Button>
        <PageLink to={`/my-trips?booking=${reference}`} className={buttonLook('ghost', 'm', 'bg-surface')}>
          Back to my trip
        </PageLink>
      </div>
      <article className="mx-auto grid max-w-[794px] gap-6 bg-surface px-5 py-6 shadow-2 [page:voucher] [print-color-adjust:exact] m:p-10 print:max-w-none print:gap-3 print:p-0 print:shadow-none">
        <div className="flex items-start justify-between gap-4">
          <img src="/logo.svg" alt={siteName} width="124" height="44" className="h-9 w-auto m:h-11" />
          <p className="text-right">
            <span className="text-sm text-ink-3">Voucher</span>
            <br />
            <b className="text-lg font-strong whitespace-nowrap">{reference}</b>
          </p>
        </div>
        <Poster voucher={voucher} />
        <dl className="m:columns-2 m:gap-x-8 print:columns-2 print:gap-x-8 print:text-[0.78rem]">
          {rows.map(({ label, text }) => (
            <div key={label} className="break-inside-avoid border-t border-line py-2 print:py-0.75">
              <dt className="text-sm text-ink-3 print:text-[0.72rem]/tight">{label}</dt>
              <dd className="leading-snug text-pretty">{text}</dd>
            </div>
          ))}
        </dl>
        {route.length > 1 && <RouteStrip stops={route} />}
        <div className="flex flex-wrap justify-between gap-x-6 gap-y-2 border-t-2 border-ink pt-3.5 text-sm text-ink-2">
          <p>Show this page or its reference when we meet. Issued on {issuedOn}.</p>
          {!voucher.picture.photograph && <p>Illustration drawn by {siteName}, not a photograph.</p>}
        </div>
      </article>
    </div>
  )
}

function Poster({ voucher }: { voucher: Voucher }) {
  const { title, dates, meetingTime, name, guests, packageTitle, meetingPlace, picture } = voucher
  const more = guests - 1
  return (
    <div className="grid gap-5 m:grid-cols-[284px_minmax(0,1fr)] m:gap-8 print:grid-cols-[172px_minmax(0,1fr)] print:gap-6">
      <div className="relative rounded-[6px] p-2.5 ring-1 ring-inset ring-line max-m:max-w-70 m:min-h-90 print:min-h-60">
        <Picture
          data={picture}
          priority
          sizes="(width < 768px) 260px, 264px"
          className="aspect-[4/5] rounded-[2px] m:absolute m:inset-2.5 m:aspect-auto print:absolute print:inset-2 print:aspect-auto"
        />
      </div>
      <div>
        <p className="display text-xl text-ink print:text-lg">{dates}</p>
        <h1 className="display mt-2 text-2xl text-balance [overflow-wrap:anywhere] print:mt-1 print:text-[1.75rem]/[1.1]">
          {title}
        </h1>
        <p className="mt-3.5 [overflow-wrap:anywhere] print:mt-2.5">
          <b className="font-strong">{name}</b>
          {more > 0 && ` and ${more === 1 ? '1 more guest' : `${more} more guests`}`}
          <br />
          <span className="text-ink-2">{packageTitle}</span>
        </p>
        <div className="mt-5 rounded-r-m border-l-[6px] border-marigold bg-paper px-4.5 py-4 print:mt-3 print:py-2.5">
          <span className="text-sm text-ink-2">We meet</span>
          <p className="text-lg font-strong">{meetingTime}</p>
          {meetingPlace && <p>{meetingPlace}</p>}
          <p className="text-sm text-ink-2">Running late? Call the number below.</p>
        </div>
      </div>
    </div>
  )
}

function RouteStrip({ stops }: { stops: string[] }) {
  return (
    <ol aria-label="Route" className="flex flex-wrap gap-y-2.5 pb-1.5">
      {keyed(stops, (stop) => stop).map(([key, stop]) => (
        <li
          key={key}
          className="relative basis-1/3 pt-6.5 text-center text-sm leading-tight font-label before:absolute before:top-1 before:left-1/2 before:size-3.5 before:-translate-x-1/2 before:rounded-pill before:bg-marigold not-last:after:absolute not-last:after:top-2.5 not-last:after:left-[calc(50%+10px)] not-last:after:w-[calc(100%-20px)] not-last:after:border-t-2 not-last:after:border-dashed not-last:after:border-marigold-deep max-m:nth-[3n]:after:hidden m:flex-1 m:basis-0 print:flex-1 print:basis-0"
        >
          {stop}
        </li>
      ))}
    </ol>
  )
}
