import { useCallback, useState } from 'react'
import { useEachTime } from '#app/ui/use-each-time.ts'
import { type Answer, askAccount } from './ask-account.ts'

type Read<Value> = { state: 'loading' | 'unread' | 'absent' } | { state: 'read'; value: Value }

export type AccountData<Value> = Read<Value> & {
  /** Asks again; what was read stays on screen meanwhile. */
  refresh: () => void
  /** What is known to have changed. */
  change: (value: Value) => void
}

/**
 * Something of the traveller's own, read once its page knows who is logged in: a path below /api/account, null until then. `ask` asks for it in
 * another way.
 */
export function useAccountData<Value>(
  path: string | null,
  ask: (path: string) => Promise<Answer<Value>> = askAccount,
): AccountData<Value> {
  const [read, setRead] = useState<Read<Value>>({ state: 'loading' })

  const askAgain = useEachTime(path, () => {
    if (path === null) return
    let current = true
    ask(path).then((answer) => {
      if (!current) return
      if (answer.ok) setRead({ state: 'read', value: answer.value })
      else if (answer.reason === 'absent') setRead({ state: 'absent' })
      // Signed out, the whole page changes by itself.
      else if (answer.reason !== 'signed out')
        setRead((last) => (last.state === 'read' ? last : { state: 'unread' }))
    })
    return () => {
      current = false
    }
  })

  const refresh = useCallback(() => {
    setRead((last) => (last.state === 'unread' ? { state: 'loading' } : last))
    askAgain()
  }, [askAgain])
  const change = useCallback((value: Value) => setRead({ state: 'read', value }), [])
  return { ...read, refresh, change }
}
