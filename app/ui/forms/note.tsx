import { CircleAlert, Clock } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'

const tones = {
  bad: { ground: 'bg-alert-tint', ink: 'text-alert', icon: CircleAlert },
  info: { ground: 'bg-peacock-tint', ink: 'text-peacock', icon: Clock },
}

export type NoteTone = keyof typeof tones

/** News about a whole form. It stands in a live region that is there before it. */
export function Note({ tone, children }: { tone: NoteTone; children: ReactNode }) {
  const { ground, ink, icon } = tones[tone]
  return (
    <div className={`flex gap-2.5 rounded-m px-3.5 py-3 text-[0.9375rem] leading-snug ${ground}`}>
      <Icon node={icon} size={20} className={`shrink-0 ${ink}`} />
      <div className="min-w-0">{children}</div>
    </div>
  )
}
