import { useEffect, useRef } from 'react'
import { useSession } from '#app/features/login/session.ts'
import { dropWaiting, readWaiting } from './waiting-enquiries.ts'

/** Offers enquiries that wait on the device again once there is a network. They leave it with the traveller. Draws nothing. */
export function WaitingEnquiriesHost() {
  const session = useSession()
  const wasLoggedIn = useRef(false)

  useEffect(() => {
    if (session === null && wasLoggedIn.current) {
      dropWaiting()
      import('#app/ui/forms/drafts.ts').then(({ dropDraft }) => dropDraft()).catch(() => {})
    }
    wasLoggedIn.current = session !== 'unknown' && session !== null
  }, [session])

  useEffect(() => {
    function offer(): void {
      if (navigator.onLine && readWaiting().length > 0)
        import('./dialogs/offer-waiting.tsx').then(({ offerWaiting }) => offerWaiting()).catch(() => {})
    }
    offer()
    addEventListener('online', offer)
    return () => removeEventListener('online', offer)
  }, [])
  return null
}
