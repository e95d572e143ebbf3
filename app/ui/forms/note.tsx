import { CircleAlert, CircleCheck, Clock, Hourglass, type IconNode, Info } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'

const tones = {
  bad: { ground: 'bg-alert-tint', ink: 'text-alert', icon: CircleAlert },
  good: { ground: 'bg-leaf-tint', ink: 'text-leaf', icon: CircleCheck },
  info: { ground: 'bg-peacock-tint', ink: 'text-peacock', icon: Clock },
  wait: { ground: 'bg-marigold-tint', ink: 'text-marigold-deep', icon: Hourglass },
  plain: { ground: 'bg-paper-2', ink: 'text-ink-2', icon: Info },
}

export type NoteTone = keyof typeof tones

type NoteProps = { tone: NoteTone; icon?: IconNode; children: ReactNode }

/** News about a whole form. It stands in a live region that is there before it. */
export function Note({ tone, icon, children }: NoteProps) {
  const { ground, ink, icon: usual } = tones[tone]
  return (
    <div className={`flex gap-2.5 rounded-m px-3.5 py-3 text-[0.9375rem] leading-snug ${ground}`}>
      <Icon node={icon ?? usual} size={20} className={`shrink-0 ${ink}`} />
      <div className="min-w-0">{children}</div>
    </div>
  )
}
