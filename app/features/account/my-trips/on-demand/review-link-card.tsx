import { Star } from 'lucide'
import { ButtonAnchor } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { AccountCard } from '../../account-card.tsx'
import type { ShownBooking } from '../open-booking-data.ts'

/** The way to the review of a trip that is over. */
export function ReviewLinkCard({ review }: Pick<ShownBooking, 'review'>) {
  if (!review) return null
  return (
    <AccountCard title={review.written ? 'Your review' : 'How was it?'}>
      <p className="mt-2 text-ink-2">
        {review.written
          ? 'See what became of it, or withdraw it.'
          : 'Stars, three questions and a few words: good or bad, it helps whoever goes next.'}
      </p>
      <ButtonAnchor href={review.href} tone={review.written ? 'ghost' : 'primary'} className="mt-4">
        <Icon node={Star} size={20} />
        {review.written ? 'Open your review' : 'Write a review'}
      </ButtonAnchor>
    </AccountCard>
  )
}
