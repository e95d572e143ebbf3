import type { IconNode } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'

type StateProps = {
  icon: IconNode
  title: string
  /** What will stand here, or what became of what was asked. */
  children: ReactNode
  /** One way on. */
  ways?: ReactNode
  /** A whole page has no other headline. */
  page?: boolean
}

/** Stands for a list or a page that has nothing else to show: empty, nothing found, forbidden, away. */
export function State({ icon, title, children, ways, page }: StateProps) {
  const Title = page ? 'h1' : 'h2'
  return (
    <div className="panel state">
      <Icon node={icon} size={20} />
      <Title>{title}</Title>
      <p>{children}</p>
      {ways && <div className="line">{ways}</div>}
    </div>
  )
}
