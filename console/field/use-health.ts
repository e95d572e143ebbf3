import { type FormEvent, useEffect, useState } from 'react'
import type { HealthOfGuest } from '#server/field/read-health.ts'
import { keepHealth, readKeptHealth } from './device-health.ts'
import { fieldPath } from './kept-pages.ts'
import { askServer } from './send-note.ts'

/** Milliseconds for which it is in sight. */
const inSight = 60_000

/** Health from the server, which notes that it was read; without a network what this phone has kept of it. */
export function useHealth(departure: string, given: HealthOfGuest[] | null) {
  const [told, show] = useState(given)
  const [said, say] = useState('')

  useEffect(() => {
    if (told === null) return
    const timer = setTimeout(() => show(null), inSight)
    return () => clearTimeout(timer)
  }, [told])

  async function fetchOrRead(): Promise<void> {
    say('')
    const asked = await askServer(fieldPath + departure, { do: 'health' })
    if (asked.kind === 'answer' && asked.answer.ok && asked.answer.health) {
      show(asked.answer.health)
      await keepHealth(departure, asked.answer.health).catch(() => {})
      return
    }
    const kept = await readKeptHealth(departure).catch(() => null)
    if (kept) show(kept)
    else say('There is no network, and it was not read on this phone before. Ask the guests.')
  }

  return {
    told,
    said,
    read(event: FormEvent) {
      event.preventDefault()
      void fetchOrRead()
    },
  }
}
