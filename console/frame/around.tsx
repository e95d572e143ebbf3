import type { ReactNode } from 'react'
import { useMatches } from 'react-router'
import { may } from '#domain/staff/roles.ts'
import type { Frame } from '#server/console/frame.ts'
import logo from '../../.generated/brand/logo-light.svg?url'
import { Note } from '../ui/note.tsx'
import { KeysHelp } from './keys-help.tsx'
import { Rail } from './rail.tsx'
import { TopBar } from './top-bar.tsx'
import { useKeys } from './use-keys.ts'

type AroundProps = {
  siteName: string
  /** Null before login. */
  frame: Frame | null
  keys: boolean
  children: ReactNode
}

/** What stands around a page: rail and top bar for staff, a card on indigo for everybody else. */
export function Around({ siteName, frame, keys, children }: AroundProps) {
  const title = useTitle() ?? frame?.title
  const named = [title, siteName && `${siteName} console`].filter(Boolean).join(' · ')
  useKeys(frame !== null && keys)
  if (!frame)
    return (
      <div className="door">
        <title>{named}</title>
        <header>
          <img src={logo} alt={siteName} />
        </header>
        <main>{children}</main>
        <footer className="small text-center">
          For staff. Ends after 30 idle minutes, 12 hours at most.
        </footer>
      </div>
    )
  return (
    <div className="frame">
      <title>{named}</title>
      <a href="#page" className="button skip">
        Skip to the page
      </a>
      <Rail frame={frame} logo={logo} siteName={siteName} />
      <TopBar frame={frame} title={title ?? ''} />
      <main id="page" className="page">
        {frame.alone && <AloneNote mayInvite={may(frame.role, 'staff: change')} />}
        {children}
        <p className="paper-only small">
          Printed by {frame.name}, {frame.clock}
        </p>
      </main>
      <KeysHelp frame={frame} on={keys} />
    </div>
  )
}

/** A company of one is told so wherever it is: what takes two persons waits for itself. */
function AloneNote({ mayInvite }: { mayInvite: boolean }) {
  return (
    <div className="mb-4">
      <Note tone="wait">
        You work alone: nobody looks over what takes two persons, so it waits 30 minutes for you.{' '}
        {mayInvite && (
          <a href="/console/staff/new" className="link">
            Invite a second person
          </a>
        )}
      </Note>
    </div>
  )
}

/** A page whose title depends on what it shows says so with its data: `{ title: 'Kedarkantha, 20 Dec' }`. */
function useTitle(): string | undefined {
  const data = useMatches().at(-1)?.loaderData as { title?: string } | null | undefined
  return data?.title
}
