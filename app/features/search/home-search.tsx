import { Search, X } from 'lucide'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { buttonLook } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { ClearButton } from './clear-button.tsx'
import { searchOverlay } from './search-overlay-script.ts'
import { Suggestions } from './suggestions.tsx'
import { isPhone, useCombobox } from './use-combobox.ts'
import { useSearch } from './use-search.ts'

/** Pixels of the page's own header, and below an opened list. */
const headerHeight = 96
const margin = 16

/** The home page's search bar; `slim` above results. Without JavaScript it is a form that leads to the results. */
export function HomeSearch({ slim }: { slim: boolean }) {
  const { run, searching, term } = useSearch()
  const combobox = useCombobox('home', { starts: true })
  const { input, field, clear, close } = combobox
  const navigate = useNavigate()
  const edited = useFollowAddress(input, term, combobox.forget)
  const layer = useLayer(input)
  useRoomForList(combobox.box.ref, combobox.open)
  const look = slim ? looks.slim : looks.full
  // Whoever has no words yet is offered where to begin.
  const begin = () => {
    input.current?.focus()
    layer.open() || field.onClick()
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    close()
    edited.current = false
    const text = input.current?.value ?? ''
    run(text)
    if (!text.trim()) begin()
    // A phone's keyboard would cover the results.
    else if (matchMedia('(pointer: coarse)').matches) input.current?.blur()
  }

  function onClear(): void {
    clear()
    // Results go with their term.
    if (term) navigate('/', { preventScrollReset: true })
  }

  return (
    <search id="search" aria-label="Trips" className="block scroll-mt-24">
      <div {...combobox.box} className={`relative ${slim ? 'l:max-w-140' : ''}`}>
        <form action="/" onSubmit={onSubmit} className={`flex items-center ${look.form}`}>
          <div className={`group relative flex min-w-0 items-center self-stretch ${look.field}`}>
            <div className="min-w-0 grow">
              <label
                htmlFor="search-term"
                className={slim ? 'sr-only' : 'block px-3.5 pt-2 text-sm leading-tight text-ink-3 m:px-5'}
              >
                Where to
              </label>
              <input
                {...field}
                id="search-term"
                defaultValue={term}
                placeholder="Goa, or a trek in May"
                onInput={() => {
                  edited.current = true
                  field.onInput()
                }}
                onClick={begin}
                className={`peer block w-full font-label text-ellipsis outline-none placeholder:font-normal placeholder:text-ink-3 ${look.input}`}
              />
            </div>
            <ClearButton onClick={onClear} className="group-has-placeholder-shown:hidden noscript:hidden" />
            {slim && (
              <a
                href="/"
                aria-label="Clear search"
                className="hidden size-11 shrink-0 place-items-center noscript:grid"
              >
                <Icon node={X} size={20} />
              </a>
            )}
          </div>
          <FindButton slim={slim} busy={searching} />
        </form>
        <Suggestions
          combobox={combobox}
          onPick={close}
          className="absolute inset-x-0 top-full z-20 mt-2 grid gap-1 rounded-l bg-surface p-2 shadow-3 m:p-3 l:right-auto l:w-[760px]"
        />
      </div>
      {layer.isOpen && <searchOverlay.Component term={term} onClose={layer.close} />}
    </search>
  )
}

const looks = {
  full: {
    form: 'flex-wrap gap-2 rounded-l bg-surface p-2.5 shadow-3 m:gap-3 m:rounded-[26px] m:p-3.5',
    field:
      'grow-999 basis-[10rem] rounded-m outline-peacock has-[input:focus-visible]:outline-3 m:rounded-[18px]',
    input:
      'rounded-m px-3.5 pt-0.5 pb-2 text-[max(1.0625rem,16px)] m:rounded-[18px] m:px-5 m:text-[1.125rem]',
    button: 'grow min-h-14 rounded-m! max-m:px-4.5 m:min-h-15 m:px-8',
  },
  slim: {
    form: 'min-h-12 rounded-pill bg-surface ring-[1.5px] ring-edge ring-inset focus-within:ring-[2.5px] focus-within:ring-peacock m:min-h-14 m:pr-1.5',
    field: 'grow',
    input: 'min-h-12 text-[max(1rem,16px)] m:pl-5',
    // Before the words on a phone, where it only says what the field is for.
    button:
      'grid size-11 shrink-0 cursor-pointer place-items-center rounded-pill max-m:order-first max-m:text-ink-2 m:bg-madder m:text-white m:hover:bg-madder-deep',
  },
}

/** On a phone a tap on the field opens the search on the whole screen, once its script is there. */
function useLayer(input: { readonly current: HTMLInputElement | null }) {
  const [isOpen, setOpen] = useState(false)
  return {
    isOpen,
    open(): boolean {
      if (!isPhone()) return false
      searchOverlay.load().then(
        () => setOpen(true),
        () => {},
      )
      return true
    },
    close() {
      setOpen(false)
      const field = input.current
      if (!field) return
      // The field gets the focus back, but whoever has closed the search wants no keyboard.
      field.inputMode = 'none'
      field.addEventListener('blur', () => Object.assign(field, { inputMode: 'search' }), { once: true })
    },
  }
}

/** Scrolls an opened list into view as far as the field stays below the header. */
function useRoomForList(box: { readonly current: HTMLElement | null }, open: boolean): void {
  useEffect(() => {
    const list = open && box.current?.querySelector('[role=listbox]')
    if (!list || !box.current) return
    const hidden = list.getBoundingClientRect().bottom + margin - (visualViewport?.height ?? innerHeight)
    const room = box.current.getBoundingClientRect().top - headerHeight
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (hidden > 0 && room > 0)
      scrollBy({ top: Math.min(hidden, room), behavior: still ? 'instant' : 'smooth' })
  }, [box, open])
}

/** Puts the address's term into the field whenever the address changes, back and forward too. */
function useFollowAddress(
  input: { readonly current: HTMLInputElement | null },
  term: string,
  onChange: () => void,
) {
  const { key } = useLocation()
  const type = useNavigationType()
  const edited = useRef(false)
  const shown = useRef(key)
  useEffect(() => {
    const field = input.current
    if (shown.current === key || !field) return
    shown.current = key
    // What is being typed by the time results arrive stays.
    if (type !== 'POP' && edited.current && document.activeElement === field) return
    edited.current = false
    field.value = term
    onChange()
  }, [key, type, term, input, onChange])
  return edited
}

function FindButton({ slim, busy }: { slim: boolean; busy: boolean }) {
  return (
    <button
      type="submit"
      aria-busy={busy || undefined}
      className={slim ? looks.slim.button : buttonLook('primary', 'm', looks.full.button)}
    >
      {busy ? <Spinner /> : <Icon node={Search} size={20} />}
      <span className={slim ? 'sr-only' : 'max-[359px]:sr-only'}>Find trips</span>
    </button>
  )
}

function Spinner() {
  return (
    <span
      aria-hidden
      className="size-5 shrink-0 animate-spin rounded-pill border-2 border-current border-r-transparent"
    />
  )
}
