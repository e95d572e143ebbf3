import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

type ChosenTabOptions = {
  /** Of the tabs, unique in the page. */
  ids: string[]
  /** Whether the address names the chosen tab, or the first one by naming none. */
  linkable: boolean
  /** Comes into view when the address names one of its tabs. */
  list: RefObject<HTMLElement | null>
}

/** The id of the tab that was chosen last, by the address or by hand; empty until then. */
export function useChosenTab({ ids, linkable, list }: ChosenTabOptions) {
  const [chosen, setChosen] = useState('')
  const location = useLocation()
  const metAt = useRef(location)
  const known = ids.join(' ')

  useEffect(() => {
    const id = location.hash.slice(1)
    const arrived = metAt.current !== location
    metAt.current = location
    // Back from a tab's link to the page as it was opened: its first tab.
    if (!id && linkable && arrived) setChosen('')
    if (!id || !known.split(' ').includes(id)) return
    // A press may come before the page's first effects, and is the later wish.
    setChosen((pressed) => (!arrived && pressed) || id)
    list.current?.scrollIntoView()
  }, [location, known, linkable, list])

  return [chosen, setChosen] as const
}
