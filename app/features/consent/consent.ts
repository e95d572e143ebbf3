import { useSyncExternalStore } from 'react'
import { createStore } from '#app/ui/create-store.ts'

/** The answer to whether measuring and advertising are allowed. */
export type Consent = 'accepted' | 'declined'

const key = 'kafila.consent'

/** Whether a visitor who has answered wants to see the question again. */
export const consentAsked = createStore(false)

/** Null until it is given. Every tab of the browser follows. Where nothing can be stored the answer holds as long as the page. */
export function useConsent(): Consent | null | 'unknown' {
  return useSyncExternalStore<Consent | null | 'unknown'>(onChange, readConsent, () => 'unknown')
}

let here: Consent | null = null

function readConsent(): Consent | null {
  let stored: string | null = null
  try {
    stored = localStorage.getItem(key)
  } catch {}
  stored ??= here
  return stored === 'accepted' || stored === 'declined' ? stored : null
}

export function answerConsent(answer: Consent): void {
  here = answer
  try {
    localStorage.setItem(key, answer)
  } catch {}
  consentAsked.set(false)
  // The browser tells the other tabs alone.
  dispatchEvent(new StorageEvent('storage', { key }))
}

function onChange(listener: () => void): () => void {
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}
