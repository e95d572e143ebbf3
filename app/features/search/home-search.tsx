import { Search } from 'lucide'
import { type SubmitEvent, useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { buttonLook } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { ClearButton } from './clear-button.tsx'
import { Suggestions } from './suggestions.tsx'
import { useCombobox } from './use-combobox.ts'
import { useSearch } from './use-search.ts'

/** Pixels of the page's own header, and below an opened list. */
const headerHeight = 96
const margin = 16

/** The home page's search bar. Without JavaScript it is a form that leads to the results. */
export function HomeSearch() {
  const { run, searching, term } = useSearch()
  const combobox = useCombobox('home')
  const { input, field, clear, close } = combobox
  const navigate = useNavigate()
  const edited = useFollowAddress(input, term, combobox.forget)
  useRoomForList(combobox.box.ref, combobox.open)

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    close()
    edited.current = false
    const text = input.current?.value ?? ''
    run(text)
    // A phone's keyboard would cover the results.
    if (text.trim() && matchMedia('(pointer: coarse)').matches) input.current?.blur()
  }

  function onClear(): void {
    clear()
    // Results go with their term.
    if (term) navigate('/', { preventScrollReset: true })
  }

  return (
    <search id="search" aria-label="Trips" className="block scroll-mt-24">
      <div {...combobox.box} className="relative">
        <form
          action="/"
          onSubmit={onSubmit}
          className="flex items-center gap-2 rounded-l bg-surface p-2.5 shadow-3 m:gap-3 m:rounded-[26px] m:p-3.5"
        >
          <div className="group relative flex min-w-0 grow items-center self-stretch rounded-m outline-peacock has-[input:focus-visible]:outline-3 m:rounded-[18px]">
            <div className="min-w-0 grow">
              <label
                htmlFor="search-term"
                className="block px-3.5 pt-2 text-sm leading-tight text-ink-3 m:px-5"
              >
                Where to
              </label>
              <input
                {...field}
                id="search-term"
                defaultValue={term}
                placeholder="Goa, a trek in May, under 15000"
                onInput={() => {
                  edited.current = true
                  field.onInput()
                }}
                className="peer block w-full rounded-m px-3.5 pt-0.5 pb-2 text-[max(1.0625rem,16px)] font-label text-ellipsis outline-none placeholder:font-normal placeholder:text-ink-3 m:rounded-[18px] m:px-5 m:text-[1.125rem]"
              />
            </div>
            <ClearButton onClick={onClear} className="group-has-placeholder-shown:hidden noscript:hidden" />
          </div>
          <button
            type="submit"
            aria-busy={searching || undefined}
            className={buttonLook('primary', 'm', 'min-h-14 rounded-m! max-m:px-4.5 m:min-h-15 m:px-8')}
          >
            {searching ? <Spinner /> : <Icon node={Search} size={20} />}
            <span className="max-[359px]:sr-only">Find trips</span>
          </button>
        </form>
        <Suggestions
          combobox={combobox}
          onPick={close}
          className="absolute inset-x-0 top-full z-20 mt-2 grid gap-1 rounded-l bg-surface p-2 shadow-3 m:p-3 l:right-auto l:w-[760px]"
        />
      </div>
    </search>
  )
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

function Spinner() {
  return (
    <span
      aria-hidden
      className="size-5 shrink-0 animate-spin rounded-pill border-2 border-current border-r-transparent"
    />
  )
}
