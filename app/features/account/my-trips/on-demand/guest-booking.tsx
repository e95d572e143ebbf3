import type { TabPass } from '#app/features/booked/tab-passes.ts'
import { LoginButton } from '#app/features/login/login-button.tsx'
import { buttonLook } from '#app/ui/button.tsx'
import { justBookedHours } from '#domain/bookings/hold.ts'
import { AccountCard } from '../../account-card.tsx'
import { BookingFrame, BookingView } from './booking-view.tsx'
import { useJustBooked } from './use-booking.ts'

/** What a guest has just booked in this tab. Whatever changes it, or shows others, takes a login. */
export function GuestBooking({ pass }: { pass: TabPass }) {
  const booking = useJustBooked(pass)
  return (
    <BookingFrame
      reference={pass.reference}
      booking={booking}
      absent={
        <>
          <p>
            This tab no longer opens your booking: it did so for {justBookedHours} hours. Please log in with
            the phone number you gave, and it is in My Trips.
          </p>
          <LogIn phone={pass.phone} />
        </>
      }
    >
      {(value) => <BookingView booking={value} after={<LogInCard phone={pass.phone} />} />}
    </BookingFrame>
  )
}

/** Stands where the invoice details would: the status leads there. */
function LogInCard({ phone }: { phone: string }) {
  return (
    <div id="invoice-details" className="scroll-mt-28">
      <AccountCard title="Keep it in your account">
        <p className="mt-2 text-ink-2">
          You booked without login, so this tab alone shows your booking, for {justBookedHours} hours. Log in
          with the number you gave to have it in My Trips on every device, to give your invoice details and to
          cancel if you must.
        </p>
        <LogIn phone={phone} />
      </AccountCard>
    </div>
  )
}

function LogIn({ phone }: { phone: string }) {
  return (
    <LoginButton phone={phone} className={buttonLook('primary', 'm', 'mt-4')}>
      Log in with {phone}
    </LoginButton>
  )
}
