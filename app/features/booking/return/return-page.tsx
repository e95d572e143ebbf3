import { CalendarPlus, Wallet } from 'lucide'
import { Meeting } from '#app/features/booked/meeting.tsx'
import { PaidLine } from '#app/features/booked/paid-line.tsx'
import { RunBox } from '#app/features/booked/run-box.tsx'
import { ButtonAnchor, buttonLook } from '#app/ui/button.tsx'
import { Note } from '#app/ui/forms/note.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { ReturnPageData } from '#server/pages/show-return.ts'
import { returnWords } from './return-words.ts'
import { usePaymentNews } from './use-payment-news.ts'

/** Where PhonePe sends a traveller back to. It says nothing about who that is, and works without scripts. */
export function ReturnPage({ payment, picture }: ReturnPageData) {
  usePaymentNews(payment)
  const { title, news, credit, next, way, other } = returnWords(payment)
  return (
    <div className="mx-auto flex min-h-dvh max-w-[760px] flex-col bg-paper">
      <div className="relative">
        <Picture
          key={picture.src}
          data={picture}
          sizes="(min-width: 760px) 760px, 100vw"
          priority
          alt=""
          className="h-[clamp(160px,30dvh,260px)] w-full"
        />
        <a href="/" className="absolute top-4 left-5 rounded-pill m:left-10">
          <img src="/mark.svg" alt="Kafila" width="48" height="48" />
        </a>
      </div>
      <div className="grid grow content-start gap-4 px-5 py-6 m:px-10">
        <div role="status" className="grid gap-4">
          <h1 className="display text-2xl">{title}</h1>
          <p className="text-lg">{news}</p>
        </div>
        {credit && (
          <Note tone="good" icon={Wallet}>
            {credit}
          </Note>
        )}
        {payment?.ahead && (
          <>
            <Meeting ahead={payment.ahead} />
            {payment.ahead.run && <RunBox run={payment.ahead.run} />}
            <PaidLine paid={payment} />
          </>
        )}
        {next && <p className="text-ink-2">{next}</p>}
        {payment && (
          <p className="text-sm text-ink-3">
            Reference <span className="font-label text-ink">{payment.reference}</span>
          </p>
        )}
        <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-3">
          <a href={way.href} className={buttonLook('primary', 'm', 'max-s:w-full')}>
            {way.label}
          </a>
          {payment?.calendarHref && (
            <ButtonAnchor tone="ghost" href={payment.calendarHref} download className="max-s:w-full">
              <Icon node={CalendarPlus} size={20} className="text-peacock" />
              Add to calendar
            </ButtonAnchor>
          )}
          {other && (
            <a
              href={other.href}
              className="inline-flex min-h-11 items-center rounded-xs font-label text-peacock underline underline-offset-4"
            >
              {other.label}
            </a>
          )}
        </div>
      </div>
      {payment && (
        <p className="border-t border-line px-5 py-4 text-sm text-ink-3 m:px-10">
          {payment.title}. {payment.dates}, {payment.guests} {payment.guests === 1 ? 'guest' : 'guests'}.
          {!payment.ahead && ` ${payment.amount}`}
        </p>
      )}
    </div>
  )
}
