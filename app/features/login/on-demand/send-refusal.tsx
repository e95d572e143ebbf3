import { useSite } from '#app/features/site/use-site.ts'
import { Link } from '#app/ui/link.tsx'
import type { SendRefusal } from './refusals.ts'

/** Why no code was sent, and what to do. */
export function SendRefusalText({ refusal }: { refusal: SendRefusal }) {
  const site = useSite()
  switch (refusal.reason) {
    case 'too soon':
      return (
        <>
          An OTP went to this number moments ago. Use that one.
          <span className="sr-only"> A new one can be sent in {refusal.wait} seconds.</span>
        </>
      )
    case 'not configured':
      return (
        <>
          <p>{refusal.message}</p>
          {site && (
            <p>
              <Link to={`tel:+${site.phone}`}>Call Us</Link> to book by phone meanwhile.
            </p>
          )}
        </>
      )
    case 'unnamed':
      return (
        <>
          <p className="font-strong">{refusal.message}</p>
          <p>Your number is kept. Please try again in a minute.</p>
        </>
      )
    default:
      return refusal.message
  }
}
