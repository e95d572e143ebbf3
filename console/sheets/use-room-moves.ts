import { type RefObject, useEffect, useRef, useState } from 'react'

/** Milliseconds in which a second digit of a room's number is waited for. */
const patience = 900

type Board = {
  /** The form that moves: two selects and a button, which work by themselves. */
  form: RefObject<HTMLElement | null>
  rooms: number
  /** Keys of one letter are on. */
  keys: boolean
  marked: string | null
}

/** Moves by `m` and a number, by two presses and by dragging; each of them fills in the form and sends it. */
export function useRoomMoves({ form, rooms, keys, marked: first }: Board) {
  const [marked, mark] = useState(first)
  const [typed, type] = useState('')
  const dragged = useRef(false)

  function send(guest: string, room: number): void {
    const fields = form.current?.querySelector('form')
    if (!fields || room > rooms + 1) return
    for (const [name, value] of [
      ['guest', guest],
      ['room', String(room)],
    ] as const) {
      const field = fields.elements.namedItem(name)
      if (field instanceof HTMLSelectElement) field.value = value
    }
    fields.requestSubmit(fields.querySelector<HTMLButtonElement>('button[value=move]'))
  }

  useEffect(() => {
    if (!typed || marked === null) return
    // No room has a number that begins so: nothing is waited for.
    const wait = Number(typed) * 10 > rooms + 1 ? 0 : patience
    const timer = setTimeout(() => send(marked, Number(typed)), wait)
    return () => clearTimeout(timer)
  })

  useEffect(() => {
    if (!keys) return
    function listen(event: KeyboardEvent): void {
      const { key, target } = event
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (target instanceof HTMLElement && target.matches('input, textarea, select')) return
      if (document.documentElement.dataset.going !== undefined) return
      const focused = document.activeElement?.closest<HTMLElement>('[data-guest]')?.dataset.guest
      if (key === 'm' && focused) mark(focused)
      else if (key === 'Escape') {
        mark(null)
        type('')
      } else if (/^\d$/.test(key) && marked !== null) type((so) => so + key)
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [keys, marked])

  /** A press marks, a drag by mouse or pen moves. Fingers scroll: for them there are two presses. */
  function pick(guest: string) {
    return {
      onClick(event: React.MouseEvent) {
        event.preventDefault()
        if (!dragged.current) mark((was) => (was === guest ? null : guest))
        dragged.current = false
      },
      onDragStart: (event: React.DragEvent) => event.preventDefault(),
      onPointerDown(event: React.PointerEvent<HTMLElement>) {
        if (event.pointerType === 'touch' || event.button !== 0) return
        const { clientX, clientY } = event
        const element = event.currentTarget
        const listening = new AbortController()
        const { signal } = listening
        dragged.current = false
        const move = (at: PointerEvent) => {
          if (Math.hypot(at.clientX - clientX, at.clientY - clientY) < 6) return
          dragged.current = true
          mark(guest)
          element.dataset.dragged = ''
        }
        const drop = (at: PointerEvent) => {
          listening.abort()
          delete element.dataset.dragged
          const under = document.elementFromPoint(at.clientX, at.clientY)
          const room = under?.closest<HTMLElement>('[data-room]')?.dataset.room
          if (dragged.current && room !== undefined) send(guest, Number(room))
        }
        addEventListener('pointermove', move, { signal })
        addEventListener('pointerup', drop, { signal })
        addEventListener('pointercancel', () => listening.abort(), { signal })
      },
    }
  }

  return { marked, typed, pick, send }
}
