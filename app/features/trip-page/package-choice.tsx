import { ChevronLeft, ChevronRight } from 'lucide'
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { tabForKey } from '#app/ui/collections/tab-keyboard.ts'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { reachedByKeys } from '#app/ui/reached-by-keys.ts'
import { type Package, type Packages, priceViewOf } from '#domain/trips/package.ts'
import { choiceLook } from './choice-look.ts'
import { useOptimisticChoice } from './use-optimistic-choice.ts'

/** How far one press of an arrow moves the row, in pixels. */
const step = 200

type PackageTabsProps = { packages: Packages; chosen: Package; onChoose: (id: string) => void }

/** The packages to choose from; a single one is told as a fact. */
export function PackageChoice({ packages, ...choice }: PackageTabsProps) {
  const [only, ...others] = packages
  return others.length > 0 ? <PackageTabs packages={packages} {...choice} /> : <OnlyPackage option={only} />
}

/** Names speak of two who share; the price is one person's. */
function eachFor(option: Package): string {
  const { priceText, gstNote } = priceViewOf(option, 0)
  return `${priceText} each${gstNote ? ` ${gstNote}` : ''}`
}

function OnlyPackage({ option }: { option: Package }) {
  return (
    <div>
      <h3 className="font-label">Package</h3>
      <p className="mt-1 flex flex-wrap justify-between gap-x-4">
        <span>{option.title}</span> <span className="text-ink-2 tabular-nums">{eachFor(option)}</span>
      </p>
      <p className="text-sm text-pretty text-ink-2">{option.description}</p>
    </div>
  )
}

function PackageTabs({ packages, chosen, onChoose }: PackageTabsProps) {
  const id = useId()
  const row = useRef<HTMLDivElement>(null)
  const [seen, choose] = useOptimisticChoice(chosen.id, onChoose)

  function moveByKey(event: KeyboardEvent): void {
    const at = packages.findIndex(({ id }) => id === seen)
    const next = tabForKey(event.key, at, packages.length) ?? -1
    const option = packages[next]
    if (!option) return
    event.preventDefault()
    choose(option.id)
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  return (
    <div>
      <div className="flex min-h-11 items-center justify-between gap-4">
        <h3 id={id} className="font-label">
          Select Package
        </h3>
        <ScrollArrows row={row} />
      </div>
      <div
        ref={row}
        role="tablist"
        aria-labelledby={id}
        onKeyDown={moveByKey}
        className="-mx-6 flex gap-2 overflow-x-auto scroll-smooth px-6 py-1 [scrollbar-width:none] noscript:hidden"
      >
        {packages.map((option) => (
          <PackageTab
            key={option.id}
            option={option}
            id={`${id}${option.id}`}
            panel={`${id}panel`}
            selected={option.id === seen}
            onChoose={() => choose(option.id)}
          />
        ))}
      </div>
      <p
        id={`${id}panel`}
        role="tabpanel"
        aria-labelledby={`${id}${chosen.id}`}
        tabIndex={reachedByKeys}
        className="mt-2 rounded-s text-sm text-ink-2 noscript:hidden"
      >
        {chosen.description}
      </p>
      <PlainList packages={packages} />
    </div>
  )
}

/** Arrows beside a row that is wider than its place. */
function ScrollArrows({ row }: { row: RefObject<HTMLElement | null> }) {
  const room = useScrollRoom(row)
  if (!room.before && !room.after) return null
  return (
    <div className="flex gap-1">
      <IconButton
        label="Earlier packages"
        idle={!room.before}
        onClick={() => row.current?.scrollBy({ left: -step })}
      >
        <Icon node={ChevronLeft} size={20} />
      </IconButton>
      <IconButton
        label="More packages"
        idle={!room.after}
        onClick={() => row.current?.scrollBy({ left: step })}
      >
        <Icon node={ChevronRight} size={20} />
      </IconButton>
    </div>
  )
}

/** Whether a row can be scrolled back and on. */
function useScrollRoom(row: RefObject<HTMLElement | null>) {
  const [room, setRoom] = useState({ before: false, after: false })
  useEffect(() => {
    const element = row.current
    if (!element) return
    const measure = () => {
      const left = element.scrollWidth - element.clientWidth - element.scrollLeft
      setRoom({ before: element.scrollLeft > 2, after: left > 2 })
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [row])
  return room
}

/** Where nothing can be pressed, all packages are read. */
function PlainList({ packages }: { packages: Packages }) {
  return (
    <ul className="hidden noscript:block">
      {packages.map((option) => {
        const { priceText, gstNote } = priceViewOf(option, 0)
        return (
          <li key={option.id} className="mt-2 text-sm text-ink-2">
            <span className="font-label">{option.title}</span>: {priceText} per person
            {gstNote && ` ${gstNote}`}. {option.description}
          </li>
        )
      })}
    </ul>
  )
}

type PackageTabProps = { option: Package; id: string; panel: string; selected: boolean; onChoose: () => void }

function PackageTab({ option, id, panel, selected, onChoose }: PackageTabProps) {
  return (
    <button
      type="button"
      role="tab"
      id={id}
      aria-selected={selected}
      aria-controls={panel}
      tabIndex={selected ? 0 : -1}
      onClick={onChoose}
      className={`relative grid max-w-full flex-[1_0_140px] content-start gap-0.5 px-3.5 py-3 ${choiceLook}`}
    >
      <span className="font-label">{option.title}</span>
      <span className="text-sm text-ink-2 tabular-nums">{eachFor(option)}</span>
      {option.isPopular && (
        <span className="mt-1 justify-self-start rounded-pill bg-marigold px-2.5 py-0.5 text-sm/normal font-label text-ink">
          Popular
        </span>
      )}
    </button>
  )
}
