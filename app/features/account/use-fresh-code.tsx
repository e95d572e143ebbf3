import { type ReactNode, Suspense, useState } from 'react'
import { loadOnDemand } from '#app/ui/load-on-demand.tsx'
import type { Answer } from './ask-account.ts'

const freshCodeDialog = loadOnDemand(() =>
  import('#app/features/login/on-demand/fresh-code-dialog.tsx').then(
    ({ FreshCodeDialog }) => FreshCodeDialog,
  ),
)

type Asked = { reason: string; settle: (confirmed: boolean) => void }

type FreshCode = {
  /** Acts, and if an OTP of the last minutes is missing, asks for one and acts again. Null: the traveller did not go on. */
  withFreshCode: <Value>(reason: string, act: () => Promise<Answer<Value>>) => Promise<Answer<Value> | null>
  /** 'Confirm it is you', while it is asked. */
  question: ReactNode
}

/** For what needs a fresh one-time code. `reason` is a sentence that says what it is for. */
export function useFreshCode(phone: string): FreshCode {
  const [asked, setAsked] = useState<Asked | null>(null)

  async function confirm(reason: string): Promise<boolean> {
    await freshCodeDialog.load()
    const confirmed = await new Promise<boolean>((settle) => setAsked({ reason, settle }))
    setAsked(null)
    return confirmed
  }

  return {
    async withFreshCode(reason, act) {
      const answer = await act()
      if (answer.ok || answer.reason !== 'fresh code') return answer
      try {
        return (await confirm(reason)) ? await act() : null
      } catch {
        return { ok: false, reason: 'away' }
      }
    },
    question: asked && (
      <Suspense>
        <freshCodeDialog.Component
          phone={phone}
          reason={asked.reason}
          onConfirmed={() => asked.settle(true)}
          onClose={() => asked.settle(false)}
        />
      </Suspense>
    ),
  }
}
