import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from 'react'
import { longestTerm } from '#domain/search/longest-term.ts'
import { nextOption } from './next-option.ts'
import { searchParameter } from './search-path.ts'
import type { SearchScope } from './suggestion-cache.ts'
import { suggestionList } from './suggestion-script.ts'
import { useSuggestions } from './use-suggestions.ts'

export type Combobox = ReturnType<typeof useCombobox>

/**
 * A text field with a list of suggestions, after the combobox pattern of the ARIA practices. The field is left to the
 * browser (typing draws nothing anew); `box` is spread on what holds field and list. With `starts` an empty field offers
 * where to begin; on phones the overlay does that.
 */
export function useCombobox(scope: SearchScope, { starts = false } = {}) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const boxRef = useRef<HTMLDivElement>(null)
  const { options, nothingFor, open, active, answered, offer, offerStarts, forget, close, reopen } =
    useSuggestions(scope)
  const optionId = (index: number) => `${id}-${index}`

  const activeId = open && active >= 0 ? optionId(active) : undefined
  useCloseFromOutside(boxRef, open, close)
  useScrollIntoView(activeId)

  /** Whether there was anything to begin with to ask for. */
  function begin(): boolean {
    if (!starts || input.current?.value.trim() || isPhone()) return false
    offerStarts().catch(() => {})
    return true
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (!open && begin()) return
      if (event.altKey) event.key === 'ArrowDown' ? reopen() : close()
      else reopen(nextOption(open ? active : -1, options.length, event.key === 'ArrowDown' ? 1 : -1))
    } else if (event.key === 'Enter' && activeId) {
      event.preventDefault()
      document.getElementById(activeId)?.click()
    } else if (event.key === 'Escape' && close()) {
      // The same key would close the dialog around it, which is for the next press.
      event.preventDefault()
      event.stopPropagation()
    }
  }

  return {
    input,
    options,
    nothingFor,
    open,
    active,
    close,
    /** Closes for good: what was offered belongs to another text. */
    forget,
    status: !answered ? '' : options.length === 0 ? 'No suggestions' : countOf(options.length),
    listId: id,
    optionId,
    /** Empties the field and stays in it. */
    clear() {
      if (!input.current) return
      input.current.value = ''
      forget()
      input.current.focus()
    },
    box: {
      ref: boxRef,
      // Some screen readers focus the option they read.
      onBlur({ relatedTarget }: FocusEvent) {
        if (!relatedTarget?.closest('[role=combobox],[role=listbox]')) close()
      },
    },
    field: {
      ref: input,
      ...fieldOfWords,
      'aria-expanded': open,
      'aria-controls': open ? id : undefined,
      'aria-activedescendant': activeId,
      onFocus() {
        if (!begin()) suggestionList.preload()
      },
      onInput: () => offer(input.current?.value ?? ''),
      onClick: () => begin() || reopen(),
      onKeyDown,
    } as const,
  }
}

/** What every search field is. */
const fieldOfWords = {
  type: 'text',
  name: searchParameter,
  maxLength: longestTerm,
  role: 'combobox',
  inputMode: 'search',
  enterKeyHint: 'search',
  autoComplete: 'off',
  autoCapitalize: 'off',
  spellCheck: false,
  'aria-autocomplete': 'list',
} as const

/** Where the search has the whole screen. */
export function isPhone(): boolean {
  return matchMedia('(width < 768px)').matches
}

/** Closes the list on a press outside its box. */
function useCloseFromOutside(box: RefObject<HTMLElement | null>, open: boolean, close: () => void): void {
  const closeFromOutside = useEffectEvent((event: Event) => {
    if (!box.current?.contains(event.target as Node)) close()
  })
  useEffect(() => {
    if (!open) return
    document.addEventListener('pointerdown', closeFromOutside)
    return () => document.removeEventListener('pointerdown', closeFromOutside)
  }, [open])
}

function useScrollIntoView(optionId: string | undefined): void {
  useEffect(() => {
    const option = optionId && document.getElementById(optionId)
    if (!option) return
    const { top, bottom } = option.getBoundingClientRect()
    // One that is seen stays where it is: a scroll under way would end.
    if (top < 0 || bottom > innerHeight) option.scrollIntoView({ block: 'nearest' })
  }, [optionId])
}

function countOf(count: number): string {
  const suggestions = count === 1 ? '1 suggestion' : `${count} suggestions`
  return `${suggestions}. Use the up and down arrow keys to choose.`
}
