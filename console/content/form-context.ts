import { createContext, useContext } from 'react'
import type { PlacedProblem } from '#domain/content/fields/place-problems.ts'

export type PictureTile = { name: string; src: string; why: string | null; notAsCover: string | null }

/** The list from which a field for a place is filled. */
export const placesId = 'content-places'

/** What all controls of a form look at. */
export type FormParts = {
  problems: readonly PlacedProblem[]
  /** What stands beside a control, by its path: who keeps an old price. */
  beside: Readonly<Record<string, string>>
  /** By id and name, for a route. */
  places: readonly { id: string; name: string }[]
  pictures: readonly PictureTile[]
  /** Tells that something was typed or moved, where nothing else would. */
  changed: () => void
}

export const FormContext = createContext<FormParts>({
  problems: [],
  beside: {},
  places: [],
  pictures: [],
  changed: () => {},
})

export const useForm = () => useContext(FormContext)

/** What stands beside a control: of one line of several, which. */
export function useWrong(at: string): string[] {
  const { problems } = useForm()
  return problems.flatMap((problem) => {
    if (problem.at !== at) return []
    const part = /, ((?:line|picture) \d+|\d{4}-\d{2}-\d{2})$/.exec(problem.label)?.[1]
    return part ? `${part.charAt(0).toUpperCase()}${part.slice(1)}: ${problem.said}` : problem.said
  })
}
