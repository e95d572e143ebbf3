import { ChevronLeft, ChevronRight } from 'lucide'
import { Children, type ReactNode, useId, useRef, useState } from 'react'
import { Icon } from '../icon.tsx'
import { IconButton } from '../icon-button.tsx'
import { reachedByKeys } from '../reached-by-keys.ts'
import { useEachTime } from '../use-each-time.ts'

/** Where the rail stands; unknown until it is measured. */
type Place = 'unknown' | 'fits' | 'start' | 'middle' | 'end'

const widths = {
  2: 'm:w-[calc((100%-24px)/2)]',
  3: 'm:w-[calc((100%-24px)/2)] l:w-[calc((100%-48px)/3)]',
  4: 'm:w-[calc((100%-48px)/3)] l:w-[calc((100%-72px)/4)]',
}

const forMice = 'max-m:pointer-coarse:hidden noscript:hidden'
const buttonsLook = `ml-auto flex gap-2 ${forMice}`

type CarouselProps = {
  label: string
  /** Stands in one row with the buttons: a heading, a link. As a function it is given the buttons, to place them itself. */
  header?: ReactNode | ((buttons: ReactNode) => ReactNode)
  /** Items beside each other on a wide screen; on phones one takes 78 % of the width. */
  perView?: keyof typeof widths
  /** Other widths of the items than `perView` gives, and more for the list. */
  itemClass?: string
  listClass?: string
  className?: string
  children: ReactNode
}

/**
 * A rail that scrolls sideways by touch, keys and two buttons, a whole width at a time. On a narrow screen the heading has the whole line: fingers need no
 * buttons there, and for a mouse they stand below it.
 */
export function Carousel(props: CarouselProps) {
  const { label, header, perView = 4, className = '', listClass = '', children } = props
  const { itemClass = `w-[78%] ${widths[perView]}` } = props
  const rail = useRef<HTMLUListElement>(null)
  const railId = useId()
  const [place, setPlace] = useState<Place>('unknown')
  const count = Children.count(children)

  // Another number of items asks for another measure.
  useEachTime(count, () => {
    const element = rail.current
    if (!element) return
    const measure = () => setPlace(placeOf(element))
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', measure)
    }
  })

  // Smoothness is CSS, where reduced motion turns it off.
  function turn(direction: 1 | -1): void {
    rail.current?.scrollBy({ left: direction * rail.current.clientWidth })
  }

  const still = place === 'unknown' || place === 'fits'
  // What is known to fit a wide screen keeps no room for buttons there.
  const fits = !props.itemClass && count <= perView
  const buttons = (
    <div className={`${buttonsLook} ${still ? 'invisible' : ''} ${fits ? 'l:hidden' : ''}`}>
      <IconButton
        look="outlined"
        label={`Previous, ${label}`}
        aria-controls={railId}
        idle={place === 'start'}
        onClick={() => turn(-1)}
      >
        <Icon node={ChevronLeft} size={22} />
      </IconButton>
      <IconButton
        look="outlined"
        label={`Next, ${label}`}
        aria-controls={railId}
        idle={place === 'end'}
        onClick={() => turn(1)}
      >
        <Icon node={ChevronRight} size={22} />
      </IconButton>
    </div>
  )
  return (
    <section aria-label={label} aria-roledescription="carousel" className={`min-w-0 ${className}`}>
      {typeof header === 'function' ? (
        header(buttons)
      ) : (
        <div className={`mb-4 flex items-end gap-4 max-m:flex-wrap ${header ? '' : forMice}`}>
          <div className="min-w-0 grow max-m:w-full">{header}</div>
          {buttons}
        </div>
      )}
      {/* The padding leaves room for shadows and makes one width of the rail a whole number of items. */}
      <ul
        ref={rail}
        id={railId}
        aria-label={label}
        tabIndex={reachedByKeys}
        className={`-mx-3 -mt-2 -mb-6 flex snap-x snap-mandatory scroll-px-3 gap-4 overflow-x-auto overscroll-x-contain scroll-smooth rounded-l px-3 pt-2 pb-6 [scrollbar-width:none] max-m:-mx-5 max-m:scroll-px-5 max-m:px-5 m:gap-6 ${listClass}`}
      >
        {Children.map(children, (child) => (
          <li className={`shrink-0 snap-start ${itemClass}`}>{child}</li>
        ))}
      </ul>
    </section>
  )
}

function placeOf(rail: HTMLElement): Place {
  const room = rail.scrollWidth - rail.clientWidth
  if (room <= 2) return 'fits'
  if (rail.scrollLeft <= 2) return 'start'
  return rail.scrollLeft >= room - 2 ? 'end' : 'middle'
}
