import { Download, Share2 } from 'lucide'
import { RunBox } from '#app/features/booked/run-box.tsx'
import { restingTileLook, tileLook } from '#app/features/booked/tile-look.ts'
import { TravelKitSections } from '#app/features/booked/travel-kit.tsx'
import { useSignal } from '#app/features/booked/use-signal.ts'
import { sendLink } from '#app/features/trips/sharing/send-link.ts'
import { keyed } from '#app/ui/collections/keyed.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { Picture, type PictureData } from '#app/ui/picture.tsx'
import { showDate } from '#domain/calendar/calendar-date.ts'
import { journeyPath } from '#domain/journey/journey-path.ts'
import type { TravelKit } from '#domain/journey/travel-kit.ts'
import { voucherPath, voucherPdfPath } from '#domain/papers/voucher-code.ts'
import type { Voucher } from '#server/papers/describe-voucher.ts'
import { RouteStrip } from './route-strip.tsx'
import { VoucherTicket } from './voucher-ticket.tsx'

type VoucherSheetProps = {
  voucher: Voucher
  picture: PictureData
  kit: TravelKit | null
  code: string
  siteName: string
}

/** One sheet of A4 that is shown when the group meets, on paper or on a phone. Without pictures or colour it still reads. */
export function VoucherSheet({ voucher, picture, kit, code, siteName }: VoucherSheetProps) {
  const { reference, rows, route, run, issuedOn, endDate } = voucher
  return (
    <div data-edge className="bg-paper-2 m:py-10 print:bg-transparent print:p-0">
      <article className="mx-auto grid max-w-[794px] gap-4 bg-surface px-5 py-6 [page:voucher] [print-color-adjust:exact] m:gap-6 m:p-10 m:shadow-2 print:max-w-none print:gap-2 print:bg-transparent print:p-0 print:shadow-none">
        <div className="flex items-start justify-between gap-4 max-m:hidden print:flex">
          <img src="/logo.svg" alt={siteName} width="124" height="44" className="h-9 w-auto m:h-11" />
          <p className="text-sm text-ink-2">Voucher {reference}</p>
        </div>
        <div className="grid gap-4 m:grid-cols-[minmax(0,1fr)_200px] m:gap-6 print:grid-cols-[minmax(0,1fr)_172px] print:gap-6">
          <div className="grid content-start gap-4 print:gap-2">
            <Journey voucher={voucher} />
            <VoucherTicket voucher={voucher} />
          </div>
          <Picture
            data={picture}
            priority
            small
            sizes="200px"
            className="rounded-m max-m:hidden m:h-full print:block"
          />
        </div>
        {run && <RunBox run={{ ...run, state: run.confirmed ? 'runs' : 'waits' }} />}
        <SheetActions voucher={voucher} code={code} />
        <dl className="m:columns-2 m:gap-x-8 print:columns-2 print:gap-x-8 print:text-[0.78rem]">
          {rows.map(({ label, lines }) => (
            <div key={label} className="break-inside-avoid border-t border-line py-2 print:py-0.75">
              <dt className="text-sm text-ink-3 print:text-[0.72rem]/tight">{label}</dt>
              <dd className="leading-snug text-pretty">
                <Lines lines={lines} />
              </dd>
            </div>
          ))}
        </dl>
        {route.length > 1 && <RouteStrip stops={route} />}
        <div className="grid gap-1 border-t-2 border-ink pt-3.5 text-sm text-ink-2">
          <p>
            Show this page or its booking number when we meet. The link works until {showDate(endDate)},
            without login. Issued on {showDate(issuedOn)}.{' '}
            {!picture.photograph && `Illustration drawn by ${siteName}, not a photograph.`}
          </p>
          <p className="print:hidden">
            Is it your booking? <Link to={journeyPath(reference)}>Open your journey</Link>, with captain, plan
            and a packing list to tick, or{' '}
            <Link to={`/my-trips?booking=${reference}`}>see it in My Trips</Link>.
          </p>
        </div>
      </article>
      {kit && (
        <TravelKitSections
          kit={kit}
          phone={voucher.phone}
          className="mx-auto max-w-[794px] max-m:rounded-none max-m:shadow-none m:mt-6 print:hidden"
        />
      )}
    </div>
  )
}

/** What is several things is a list; on paper, where all has to stand on one sheet, a line. */
function Lines({ lines }: { lines: string[] }) {
  if (lines.length === 1) return lines[0]
  return (
    <ul className="list-disc pl-5 marker:text-marigold-deep print:p-0">
      {keyed(lines, (line) => line).map(([key, line], i) => (
        <li key={key} className="print:inline">
          {line}
          {i < lines.length - 1 && <span className="hidden print:inline">; </span>}
        </li>
      ))}
    </ul>
  )
}

function Journey({ voucher: { location, title, dates, packageTitle } }: { voucher: Voucher }) {
  return (
    <div>
      {location && <p className="text-sm text-ink-2">{location}</p>}
      <h1 className="display text-xl text-balance [overflow-wrap:anywhere] m:text-2xl print:text-[1.75rem]/[1.1]">
        {title}
      </h1>
      <p className="mt-1 text-ink-2">
        {dates}. {packageTitle}
      </p>
    </div>
  )
}

function SheetActions({ voucher, code }: { voucher: Voucher; code: string }) {
  const signal = useSignal()
  const send = () =>
    sendLink({
      title: `Voucher: ${voucher.title}`,
      url: new URL(voucherPath(code), location.href).href,
      copied: 'Send it to whoever travels with you. It shows no amounts.',
    })
  return (
    <div className="grid grid-cols-2 gap-2 print:hidden">
      {signal ? (
        <a href={voucherPdfPath(code)} download className={tileLook}>
          <Icon node={Download} size={20} className="shrink-0 text-peacock" />
          Save as PDF
        </a>
      ) : (
        <p className={restingTileLook}>
          <Icon node={Download} size={20} className="shrink-0" />
          PDF needs signal
        </p>
      )}
      <button type="button" onClick={send} className={`${tileLook} noscript:hidden`}>
        <Icon node={Share2} size={20} className="shrink-0 text-peacock" />
        Send link
      </button>
    </div>
  )
}
