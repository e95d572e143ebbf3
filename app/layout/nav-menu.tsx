import { ChevronDown } from 'lucide'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { PageLink, type PageLinkProps } from '#app/ui/page-link.tsx'
import type { NavLink } from './navigation.ts'

const linkLook =
  'rounded-s px-1 py-2 font-label whitespace-nowrap decoration-marigold decoration-3 underline-offset-8 hover:text-peacock aria-[current]:text-ink aria-[current]:underline'
/** A link stands in the row or under More, never in both. */
const inRow = { l: 'max-l:hidden', xl: 'max-xl:hidden', wide: 'max-[1439px]:hidden', never: 'hidden' }
const underMore = { l: 'l:hidden', xl: 'xl:hidden', wide: 'min-[1440px]:hidden', never: '' }
const widths = ['never', 'wide', 'xl', 'l'] as const

/** The desktop navigation: one row, whose last links move under More where it is narrow. */
export function NavMenu({ links, label = 'Main' }: { links: NavLink[]; label?: string }) {
  if (links.length === 0) return null
  const folding = links.filter(({ from }) => from)
  const widest = widths.find((width) => folding.some(({ from }) => from === width)) ?? 'l'
  return (
    <nav aria-label={label} className="max-m:hidden">
      <ul className="flex flex-wrap items-center gap-x-3 l:gap-x-5 xl:gap-x-2.5">
        {links.map((link) => (
          <li key={link.path} className={`relative ${link.from ? inRow[link.from] : ''}`}>
            {link.subItems ? (
              <Dropdown link={link} subItems={link.subItems} />
            ) : (
              <MenuLink to={link.path} className={linkLook}>
                {link.name}
              </MenuLink>
            )}
          </li>
        ))}
        {folding.length > 0 && (
          <li className={`relative ${underMore[widest]}`}>
            <Dropdown
              link={{ name: 'More' }}
              subItems={folding.map(({ name, path, from }) => ({
                name,
                path,
                className: from && underMore[from],
              }))}
            />
          </li>
        )}
      </ul>
    </nav>
  )
}

type MenuLinkProps = PageLinkProps & {
  to: string
  /** Marks the page of exactly this address, not those below it. */
  end?: boolean
}

/** A link that says when it leads to the page on screen. */
function MenuLink({ to, end = false, ...rest }: MenuLinkProps) {
  const { pathname } = useLocation()
  const isCurrent = pathname === to || (!end && pathname.startsWith(`${to}/`))
  return <PageLink to={to} aria-current={isCurrent ? 'page' : undefined} {...rest} />
}

type DropdownProps = {
  /** Without a path the name is the button. */
  link: { name: string; path?: string }
  subItems: { name: string; path: string; className?: string }[]
}

/** A link with more behind it: opens on hover, on the arrow's click or tap, and with the arrow keys. */
function Dropdown({ link, subItems }: DropdownProps) {
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const byMouse = useRef(false)
  const id = useId()

  // A list that hover has opened closes on Escape too, wherever the focus is.
  useEffect(() => {
    if (!open) return
    const closeOnEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return
      if (box.current?.contains(document.activeElement)) button.current?.focus()
      setOpen(false)
    }
    addEventListener('keydown', closeOnEscape)
    return () => removeEventListener('keydown', closeOnEscape)
  }, [open])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
      const step = event.key === 'ArrowDown' ? 1 : -1
      // The list is drawn by then: a closed one can't take focus.
      requestAnimationFrame(() => focusNextItem(box.current, step))
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hover is a shortcut for the button inside.
    <div
      ref={box}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setOpen(false)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
      onKeyDown={onKeyDown}
      className="group flex items-center"
    >
      {link.path && (
        <MenuLink to={link.path} className={linkLook} onClick={() => setOpen(false)}>
          {link.name}
        </MenuLink>
      )}
      <button
        ref={button}
        type="button"
        aria-label={link.path ? `More of ${link.name}` : undefined}
        aria-expanded={open}
        aria-controls={id}
        onPointerDown={({ pointerType }) => {
          byMouse.current = pointerType === 'mouse'
        }}
        // Under a mouse the list is open already: a click keeps it so.
        onClick={({ detail }) => setOpen(detail > 0 && byMouse.current ? true : !open)}
        className={
          link.path
            ? 'grid size-7 cursor-pointer place-items-center rounded-pill hover:bg-paper-2'
            : `flex cursor-pointer items-center gap-1 ${linkLook}`
        }
      >
        {!link.path && link.name}
        <Icon node={ChevronDown} size={16} className={`transition-transform ${open ? 'rotate-180' : ''}`} />
      </button>
      <SubItems id={id} items={subItems} open={open} onPick={() => setOpen(false)} />
    </div>
  )
}

/** From the item in focus, round and round; from outside the list, to its first or last. */
function focusNextItem(box: HTMLElement | null, step: 1 | -1): void {
  const all = [...(box?.querySelectorAll<HTMLElement>(':scope ul a') ?? [])]
  const items = all.filter((item) => item.getClientRects().length > 0)
  const at = items.indexOf(document.activeElement as HTMLElement)
  items.at(at < 0 && step < 0 ? -1 : (at + step) % items.length)?.focus()
}

type SubItemsProps = { id: string; items: DropdownProps['subItems']; open: boolean; onPick: () => void }

function SubItems({ id, items, open, onPick }: SubItemsProps) {
  return (
    <ul
      id={id}
      className={`absolute top-full left-0 z-10 w-60 rounded-m bg-surface p-2 shadow-3 [@media(scripting:none)]:group-focus-within:block [@media(scripting:none)]:group-hover:block ${open ? '' : 'hidden'}`}
    >
      {items.map((item) => (
        <li key={item.path} className={item.className}>
          <MenuLink
            to={item.path}
            end
            onClick={onPick}
            className="block rounded-s px-3 py-2.5 hover:bg-paper-2 aria-[current]:font-strong aria-[current]:shadow-[inset_3px_0_0_var(--color-marigold)]"
          >
            {item.name}
          </MenuLink>
        </li>
      ))}
    </ul>
  )
}
