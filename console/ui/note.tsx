import { CircleAlert, CircleCheck, Clock, Hourglass, Info } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'

const icons = { good: CircleCheck, wait: Hourglass, 'under-way': Clock, bad: CircleAlert, plain: Info }

export type Tone = keyof typeof icons

/** News about a page or a form: what happened first, then what to do. */
export function Note({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <div className={`note ${tone}`} role={tone === 'bad' ? 'alert' : undefined}>
      <Icon node={icons[tone]} size={16} />
      <div className="min-w-0">{children}</div>
    </div>
  )
}
