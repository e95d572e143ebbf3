import { useEffect, useState } from 'react'

/** The id of the section that stands in the upper part of the window; none while the page's head does. */
export function useSectionInSight(sections: { id: string }[]): string | undefined {
  const [inSight, setInSight] = useState<string>()
  useEffect(() => {
    const seen = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target.id)
          else seen.delete(target.id)
        }
        setInSight(sections.findLast(({ id }) => seen.has(id))?.id)
      },
      // A strip a third of the way down, under the header.
      { rootMargin: '-20% 0px -65% 0px' },
    )
    for (const { id } of sections) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [sections])
  return inSight
}
