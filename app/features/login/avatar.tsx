import { UserRound } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'

type AvatarProps = { phone: string; className?: string }

/** The traveller as a small sun with the last two digits of the phone. */
export function Avatar({ phone, className = 'size-9 text-[0.9375rem]' }: AvatarProps) {
  return (
    <span
      className={`grid shrink-0 place-items-center rounded-pill bg-marigold font-price text-ink tabular-nums ${className}`}
    >
      {phone.slice(-2) || <Icon node={UserRound} size={20} />}
    </span>
  )
}
