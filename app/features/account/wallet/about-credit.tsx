import { Hourglass, type IconNode, Ticket, Undo2 } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'
import { troubleCreditBelowDays, troubleCreditPerGuest } from '#domain/bookings/our-cancellation.ts'
import { formatRupees } from '#domain/money/money.ts'

const facts: { icon: IconNode; title: string; text: string }[] = [
  {
    icon: Undo2,
    title: 'Where it comes from',
    text: `When you cancel, choose your refund as credit: it is here at once. And if we cancel a departure less than ${troubleCreditBelowDays} days ahead, we give you ${formatRupees(troubleCreditPerGuest)} a guest on top of your refund.`,
  },
  {
    icon: Ticket,
    title: 'What it pays for',
    text: 'Any trip, all of it or a part. You switch it on in Booking Summary, and pay only the rest.',
  },
  {
    icon: Hourglass,
    title: 'How long it lasts',
    text: 'It never expires. While a payment is open, the credit in it is reserved; if the payment fails, it is back at once.',
  },
]

/** Credit in three answers. */
export function AboutCredit() {
  return (
    <section className="rounded-l bg-surface p-5 shadow-2 m:p-8">
      <h2 className="display text-xl">How it works</h2>
      <ul className="mt-5 grid gap-6 m:grid-cols-3 m:gap-10">
        {facts.map(({ icon, title, text }) => (
          <li key={title} className="gap-4 max-m:flex">
            <span className="grid size-11 shrink-0 place-items-center rounded-pill bg-marigold-tint text-marigold-deep">
              <Icon node={icon} size={20} />
            </span>
            <div>
              <h3 className="font-strong m:mt-4">{title}</h3>
              <p className="mt-2 text-pretty text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
