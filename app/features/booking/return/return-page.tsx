import { Armchair, CalendarPlus, Wallet } from 'lucide'
import { Meeting } from '#app/features/booked/meeting.tsx'
import { PaidLine } from '#app/features/booked/paid-line.tsx'
import { RunBox } from '#app/features/booked/run-box.tsx'
import { ButtonAnchor, buttonLook } from '#app/ui/button.tsx'
import { Note } from '#app/ui/forms/note.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { isUnpaid } from '#domain/bookings/booking-status.ts'
import type { ReturnedPayment, ReturnPageData } from '#server/pages/show-return.ts'
import { OtherWays } from './other-ways.tsx'
import { type ReturnWords, returnWords } from './return-words.ts'
import { usePaymentNews } from './use-payment-news.ts'

/** Where PhonePe sends a traveller back to. It says nothing about who that is, and works without scripts. */
export function ReturnPage({ payment, picture, strip }: ReturnPageData) {
  usePaymentNews(payment)
  const words = returnWords(payment)
  return (
    <div className="flex min-h-dvh flex-col bg-paper m:grid m:grid-cols-2">
      {/* On a phone it takes what the words leave. */}
      <div className="relative min-h-50 grow">
        <Picture
          key={picture.src}
          data={picture}
          phone={strip}
          sizes="(width < 768px) 100vw, 50vw"
          priority
          alt=""
          className="absolute inset-0"
        />
        <a href="/" className="absolute top-4 left-5 rounded-pill m:left-10">
          <img src="/mark.svg" alt="Kafila" width="48" height="48" />
        </a>
      </div>
      <div className="grid content-center px-5 py-6 m:p-[clamp(32px,5.2vw,84px)]">
        <div className="grid max-w-[34rem] gap-5">
          <News words={words} payment={payment} />
          {payment?.ahead && (
            <>
              <Meeting ahead={payment.ahead} />
              {payment.ahead.run && <RunBox run={payment.ahead.run} />}
            </>
          )}
          {words.next && <p className="text-pretty text-ink-2">{words.next}</p>}
          <WaysOn words={words} calendarHref={payment?.calendarHref} />
          {payment?.ahead && <PaidLine paid={payment} />}
          {payment?.stillToPay && (
            <p className="text-pretty text-ink-2">
              Please pay the other {payment.stillToPay.amount} by {payment.stillToPay.by}.{' '}
              <a
                href={payment.stillToPay.href}
                className="font-label text-peacock underline underline-offset-4"
              >
                Pay it now
              </a>
            </p>
          )}
          {!payment?.ahead && <OtherWays reference={payment?.reference} />}
        </div>
      </div>
    </div>
  )
}

type NewsProps = { words: ReturnWords; payment: ReturnedPayment | null }

/** One block for each matter: what happened to the money, to the credit, to the seats. */
function News({ words: { title, news, tone, credit, seats }, payment }: NewsProps) {
  return (
    <div role="status" className="grid gap-3">
      <h1 className="display text-2xl text-balance">{title}</h1>
      {payment && <WhichTrip payment={payment} />}
      {tone ? <Note tone={tone}>{news}</Note> : <p className="text-lg text-pretty">{news}</p>}
      {credit && (
        <Note tone="good" icon={Wallet}>
          {credit}
        </Note>
      )}
      {seats && (
        <Note tone="plain" icon={Armchair}>
          {seats}
        </Note>
      )}
    </div>
  )
}

function WhichTrip({ payment }: { payment: ReturnedPayment }) {
  const { title, dates, guests, amount, reference, status, ahead } = payment
  return (
    <p className="mb-2 text-pretty text-ink-2">
      <b className="font-strong text-ink">{title}</b>
      <br />
      {dates}, {guests} {guests === 1 ? 'guest' : 'guests'}
      {isUnpaid(status) && `, ${amount} to pay`}
      <br />
      {ahead ? 'Booking' : 'Reference'}{' '}
      <span className="font-label whitespace-nowrap text-ink">{reference}</span>
    </p>
  )
}

type WaysOnProps = { words: ReturnWords; calendarHref: string | null | undefined }

function WaysOn({ words: { way, other }, calendarHref }: WaysOnProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <a href={way.href} className={buttonLook('primary', 'm', 'max-s:w-full')}>
        {way.label}
      </a>
      {calendarHref && (
        <ButtonAnchor tone="ghost" href={calendarHref} download className="max-s:w-full">
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
  )
}
