import { TriangleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'

type NextStepProps = { title: string; children: ReactNode; action: ReactNode }

/** What waits for a person, on top of its page, with the one button of the next step. */
export function NextStep({ title, children, action }: NextStepProps) {
  return (
    <section className="next-step">
      <Icon node={TriangleAlert} size={20} />
      <div>
        <h2>{title}</h2>
        <p className="quiet-text">{children}</p>
      </div>
      {action}
    </section>
  )
}
