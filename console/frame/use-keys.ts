import { useEffect } from 'react'

/** Milliseconds after `g` in which a letter leads somewhere. */
const patience = 2_000

/** Keys of one letter. They do nothing while somebody writes, or together with Ctrl, Alt or Command. */
export function useKeys(on: boolean): void {
  useEffect(() => {
    if (!on) return
    const root = document.documentElement
    let waiting: ReturnType<typeof setTimeout> | undefined
    const stopGoing = () => {
      clearTimeout(waiting)
      delete root.dataset.going
    }
    function listen(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return
      const { key } = event
      if (root.dataset.going !== undefined) {
        stopGoing()
        if (/^[a-z]$/.test(key)) go(key)
      } else if (key === 'g') {
        root.dataset.going = ''
        waiting = setTimeout(stopGoing, patience)
      } else if (!act(key)) return
      event.preventDefault()
    }
    document.addEventListener('keydown', listen)
    return () => {
      document.removeEventListener('keydown', listen)
      stopGoing()
    }
  }, [on])
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
}

function go(letter: string): void {
  document.querySelector<HTMLAnchorElement>(`#rail a[data-letter="${letter}"]`)?.click()
}

/** False where the key means nothing here. */
function act(key: string): boolean {
  if (key === '/') return find()
  if (key === 'j') return moveBy(1)
  if (key === 'k') return moveBy(-1)
  if (key !== '?') return false
  document.getElementById('keys')?.togglePopover()
  return true
}

function find(): boolean {
  const box = document.querySelector<HTMLElement>('[data-find]')
  if (box?.offsetParent === null) document.getElementById('find')?.togglePopover(true)
  box?.focus()
  return box !== null
}

/** To the next or the previous row of the list; Enter then opens it, as it does every link. */
function moveBy(step: number): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>('.row-link')]
  const at = rows.findIndex((link) => link.closest('tr')?.contains(document.activeElement))
  const next = rows[at === -1 ? (step > 0 ? 0 : rows.length - 1) : at + step]
  next?.focus()
  return rows.length > 0
}
