import { useCallback, useEffect, useRef, useState } from 'react'
import type { FieldAct } from '#domain/field/field-notes.ts'
import { type DeviceNote, device } from './device-store.ts'
import workerAddress from './field-worker.ts?worker&url'
import { fieldPath, forgetWhatIsOver, keepPage } from './kept-pages.ts'
import { sendNote } from './send-note.ts'

/** What the bar says; null until the page is awake. */
export type FieldState = 'sent' | 'away' | 'log in' | 'closed' | null

/** Milliseconds between two tries while something waits. */
const again = 20_000

/** What was noted on this phone, and whether it has arrived. Whatever is noted is on the disk before it is shown. */
export function useField({ departure, until }: { departure: string; until: string }) {
  const [notes, setNotes] = useState<DeviceNote[]>([])
  const [state, setState] = useState<FieldState>(null)
  const sending = useRef(false)
  const path = fieldPath + departure

  const send = useCallback(async () => {
    if (sending.current) return
    sending.current = true
    try {
      setState(await sendWaiting(path, departure, setNotes))
    } finally {
      sending.current = false
    }
  }, [path, departure])

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    async function wake(): Promise<void> {
      await forgetWhatIsOver(new Date())
      setNotes(await notesOf(departure))
      await navigator.serviceWorker?.register(workerAddress, { scope: fieldPath })
      await send()
      const reached = await keepPage(path, until)
      if (reached === 'away') setState(reached)
    }
    // Whoever has no room for it on the phone still has the page.
    void wake().catch(() => {})
    const tryAgain = () => void send()
    addEventListener('online', tryAgain, { signal })
    document.addEventListener('visibilitychange', () => document.hidden || tryAgain(), { signal })
    const timer = setInterval(tryAgain, again)
    signal.addEventListener('abort', () => clearInterval(timer))
    return () => listening.abort()
  }, [departure, path, until, send])

  async function add(act: FieldAct, fields: Record<string, string>): Promise<void> {
    const note: DeviceNote = {
      key: crypto.randomUUID(),
      departure,
      act,
      fields,
      at: new Date().toISOString(),
      state: 'waiting',
    }
    await device.put('notes', note)
    setNotes(await notesOf(departure))
    await send()
  }

  return { notes, state, add }
}

async function notesOf(departure: string): Promise<DeviceNote[]> {
  return (await device.all('notes')).filter((note) => note.departure === departure)
}

/** One after the other, in the order in which they were written. */
async function sendWaiting(
  path: string,
  departure: string,
  show: (notes: DeviceNote[]) => void,
): Promise<FieldState> {
  const waiting = (await notesOf(departure))
    .filter(({ state }) => state === 'waiting')
    .toSorted((a, b) => (a.at < b.at ? -1 : 1))
  for (const note of waiting) {
    const sent = await sendNote(path, note)
    // Nothing is thrown away before its day: whoever closed it may open it again.
    if (sent.kind === 'closed' || sent.kind === 'away' || sent.kind === 'log in') return sent.kind
    const known = sent.kind === 'refused' ? { state: sent.kind, why: sent.why } : { state: sent.kind }
    await device.changeNote({ ...note, ...known })
    show(await notesOf(departure))
  }
  return navigator.onLine ? 'sent' : 'away'
}
