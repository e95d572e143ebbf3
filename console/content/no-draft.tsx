import { PencilLine } from 'lucide'
import type { ReactNode } from 'react'
import { State } from '../ui/state.tsx'

type NoDraftProps = { address: string; children: ReactNode }

/** In the place of what needs a draft. */
export function NoDraft({ address, children }: NoDraftProps) {
  return (
    <State
      icon={PencilLine}
      title="There is no draft"
      ways={
        <a href={address} className="button">
          Write
        </a>
      }
    >
      {children}
    </State>
  )
}
