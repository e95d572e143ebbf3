import { startTransition, useEffect, useState } from 'react'
import { useSent } from '#app/ui/use-sent.ts'

/** Who is logged in. The phone is digits with country code, empty where the account has none. */
export type Session = { phone: string; userId: string }

/** Where auth-js keeps its session in the browser's storage. */
export const sessionKey = 'kafila.auth'

let lastText: string | null = null
let session: Session | null = null

/** What the browser keeps of a login. The same session is the same object, however often its tokens change. */
export function readSession(): Session | null {
  const text = storedText()
  if (text !== lastText) {
    lastText = text
    const next = parse(text)
    if (next?.userId !== session?.userId || next?.phone !== session?.phone) session = next
  }
  return session
}

/** Unknown on the server and while the page is hydrated; from then on it follows this tab and all others. */
export function useSession(): Session | null | 'unknown' {
  const sent = useSent()
  const [session, setSession] = useState<Session | null | 'unknown'>(() => (sent ? 'unknown' : readSession()))
  useEffect(() => {
    // What follows from it is drawn in slices: most of a page may wait for who is logged in.
    startTransition(() => setSession(readSession()))
    return onSessionChange(() => setSession(readSession()))
  }, [])
  return session
}

/** Other tabs are heard by the storage's own event, which this tab fires for itself; a page that was left and is come back to has heard none. */
function onSessionChange(listener: () => void): () => void {
  const types = ['storage', 'pageshow']
  for (const type of types) addEventListener(type, listener)
  return () => {
    for (const type of types) removeEventListener(type, listener)
  }
}

function storedText(): string | null {
  try {
    return localStorage.getItem(sessionKey)
  } catch {
    return null
  }
}

/** Anybody may have written there. */
function parse(text: string | null): Session | null {
  try {
    const { id, phone } = JSON.parse(text ?? '').user
    return { userId: id, phone: phone ?? '' }
  } catch {
    return null
  }
}
