import { type RefObject, useEffect, useRef, useState } from 'react'
import type { PlacedProblem } from '#domain/content/fields/place-problems.ts'
import type { PostBody } from '#domain/posts/post-body.ts'
import type { SavingAnswer } from './change-item.ts'

/** Milliseconds after the last key until it is saved, and until it is tried again where nothing answers. */
const patience = 700
const untilAgain = 4000

export type Saving =
  | { kind: 'as opened' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: string }
  | { kind: 'offline' }
  | { kind: 'log in' }
  | { kind: 'refused' }
  | { kind: 'conflict'; who: string; at: string }

type Work = {
  dirty: boolean
  stopped: boolean
  timer: number
  sending: Promise<void> | null
  revision: string
}

/** Saves what somebody writes, one after the other, each with the revision that the one before has made. */
export function useAutosave(
  form: RefObject<HTMLFormElement | null>,
  { first, found, drawn }: { first: number | null; found: PlacedProblem[]; drawn: PostBody | null },
) {
  const [saving, say] = useState<Saving>({ kind: 'as opened' })
  const [problems, setProblems] = useState(found)
  const [revision, setRevision] = useState(first)
  const [rendered, setRendered] = useState(drawn)
  const work = useRef<Work>({
    dirty: false,
    stopped: false,
    timer: 0,
    sending: null,
    revision: String(first ?? ''),
  })

  function changed(): void {
    const now = work.current
    if (now.stopped) return
    now.dirty = true
    // What was typed a moment ago is not saved yet, whatever was before it.
    say((said) => (said.kind === 'saving' ? said : { kind: 'saving' }))
    clearTimeout(now.timer)
    now.timer = window.setTimeout(flush, patience)
  }

  /** Resolves when nothing is left to be saved, or nothing can be. */
  async function flush(): Promise<boolean> {
    const now = work.current
    clearTimeout(now.timer)
    while (now.sending) await now.sending
    if (!now.dirty || now.stopped) return !now.dirty
    now.sending = send().finally(() => {
      now.sending = null
    })
    await now.sending
    return !now.dirty
  }

  async function send(): Promise<void> {
    const now = work.current
    if (!form.current) return
    now.dirty = false
    say({ kind: 'saving' })
    const body = new URLSearchParams()
    for (const [name, value] of new FormData(form.current)) body.append(name, String(value))
    body.set('revision', now.revision)
    body.set('way', 'script')
    const answer = await fetch(location.href, { method: 'POST', body, redirect: 'manual' }).catch(() => null)
    if (!answer || answer.status >= 500) return later({ kind: 'offline' })
    if (answer.status !== 200) return later({ kind: 'log in' })
    take((await answer.json()) as SavingAnswer)
  }

  function later(why: Saving): void {
    const now = work.current
    now.dirty = true
    say(why)
    clearTimeout(now.timer)
    now.timer = window.setTimeout(flush, untilAgain)
  }

  function take(answer: SavingAnswer): void {
    const now = work.current
    if (answer.ok) {
      now.revision = String(answer.revision)
      setRevision(answer.revision)
      setProblems(answer.problems)
      setRendered(answer.rendered)
      say(now.dirty ? { kind: 'saving' } : { kind: 'saved', at: answer.at })
      return
    }
    now.dirty = true
    if (answer.reason === 'invalid') {
      setProblems(answer.problems)
      say({ kind: 'refused' })
    } else {
      now.stopped = true
      say({ kind: 'conflict', who: answer.who, at: answer.at })
    }
  }

  // Whoever goes on by a link takes along what was typed last.
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const isWaiting = () => work.current.dirty || work.current.sending !== null
    const ask = (event: BeforeUnloadEvent) => isWaiting() && event.preventDefault()
    const leave = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
      if (
        !link ||
        link.hash ||
        link.target ||
        event.ctrlKey ||
        event.metaKey ||
        event.shiftKey ||
        !isWaiting()
      )
        return
      event.preventDefault()
      flush().then(() => location.assign(link.href))
    }
    addEventListener('beforeunload', ask, { signal })
    document.addEventListener('click', leave, { signal })
    return () => listening.abort()
  })

  return { saving, problems, revision, rendered, changed, flush }
}
