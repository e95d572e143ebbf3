import { CircleCheck, Clock, type IconNode, Info } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'

const tones = {
  good: { ground: 'bg-leaf-tint', ink: 'text-leaf', icon: CircleCheck },
  wait: { ground: 'bg-marigold-tint', ink: 'text-marigold-deep', icon: Clock },
  news: { ground: 'bg-peacock-tint', ink: 'text-peacock', icon: Info },
}

type NoticeProps = { tone: keyof typeof tones; icon?: IconNode; className?: string; children: ReactNode }

/** How something of the traveller's stands, in colour and words. */
export function Notice({ tone, icon, className = '', children }: NoticeProps) {
  const { ground, ink, icon: usual } = tones[tone]
  return (
    <div className={`flex gap-2.5 rounded-m px-3.5 py-3 leading-snug ${ground} ${className}`}>
      <Icon node={icon ?? usual} size={20} className={`mt-0.5 shrink-0 ${ink}`} />
      <div className="min-w-0">{children}</div>
    </div>
  )
}
