import { useEffect, useRef, useState } from 'react'
import { changeName } from '#domain/content/fields/change-list.ts'
import { useForm } from './form-context.ts'

type Entry = { key: number; value: unknown }

/** The entries of a list while somebody works on them: fields that were typed in stay as they are when their entry moves. */
export function useEntries(at: string, value: unknown, one: string) {
  const { changed } = useForm()
  const next = useRef(0)
  const fresh = (entry: unknown): Entry => ({ key: next.current++, value: entry })
  const [entries, setEntries] = useState(() => (Array.isArray(value) ? value : []).map(fresh))
  const [said, say] = useState('')
  const focus = useRef<string | null>(null)
  const list = useRef<HTMLUListElement>(null)

  function put(now: Entry[], words: string, focused: string | null): void {
    setEntries(now)
    say(words)
    focus.current = focused
    changed()
  }

  function move(from: number, to: number, button: 'up' | 'down' | null): void {
    const entry = entries[from]
    if (!entry || to < 0 || to >= entries.length || from === to) return
    const now = entries.toSpliced(from, 1).toSpliced(to, 0, entry)
    put(now, `${one} ${from + 1} is ${one.toLowerCase()} ${to + 1} now.`, button && `${button} ${entry.key}`)
  }

  function add(entry: unknown = {}): void {
    const made = fresh(entry)
    put([...entries, made], `${one} ${entries.length + 1} is there.`, `first ${made.key}`)
  }

  function remove(i: number): void {
    const beside = entries[i + 1] ?? entries[i - 1]
    put(entries.toSpliced(i, 1), `${one} ${i + 1} is gone.`, beside ? `remove ${beside.key}` : 'add')
  }

  // What was pressed moved with its entry, or is gone: the keys stay where they were.
  useEffect(() => {
    const wanted = focus.current
    focus.current = null
    if (wanted === null) return
    const [name, key] = wanted.split(' ')
    const entry =
      key === undefined ? list.current?.parentElement : list.current?.querySelector(`[data-entry="${key}"]`)
    const target =
      name === 'first'
        ? entry?.querySelector<HTMLElement>('input:not([type=hidden]), textarea, select')
        : entry?.querySelector<HTMLElement>(`button[data-change=${name}]:not(:disabled)`)
    ;(target ?? entry?.querySelector<HTMLElement>('button:not(:disabled)'))?.focus()
  })

  /** A button that works by itself, and at once where there is script. */
  function button(change: 'up' | 'down' | 'remove', i: number) {
    const act = {
      up: () => move(i, i - 1, 'up'),
      down: () => move(i, i + 1, 'down'),
      remove: () => remove(i),
    }
    return {
      type: 'submit' as const,
      name: 'change',
      value: changeName(change, at, i),
      'data-change': change,
      onClick: (event: React.MouseEvent) => {
        event.preventDefault()
        act[change]()
      },
    }
  }

  /** Dragging by mouse or pen. Fingers scroll: for them there are the buttons. */
  function drag(from: number) {
    return (event: React.PointerEvent<HTMLElement>) => {
      if (event.pointerType === 'touch' || event.button !== 0) return
      event.preventDefault()
      const listening = new AbortController()
      const { signal } = listening
      const over = (at: PointerEvent) => {
        const found = document.elementFromPoint(at.clientX, at.clientY)?.closest<HTMLElement>('[data-at]')
        return found && list.current?.contains(found) ? found : null
      }
      const mark = (element: HTMLElement | null) => {
        for (const entry of list.current?.children ?? [])
          (entry as HTMLElement).dataset.under = String(entry === element)
      }
      addEventListener('pointermove', (moved) => mark(over(moved)), { signal })
      addEventListener(
        'pointerup',
        (up) => {
          listening.abort()
          const to = over(up)?.dataset.at
          mark(null)
          if (to !== undefined) move(from, Number(to), null)
        },
        { signal },
      )
      addEventListener('pointercancel', () => listening.abort(), { signal })
    }
  }

  return { entries, said, list, add, button, drag }
}
