import type { ComponentProps } from 'react'
import { suggestionList } from './suggestion-script.ts'
import type { Combobox } from './use-combobox.ts'

type SuggestionsProps = ComponentProps<typeof suggestionList.Component> & { combobox: Combobox }

/** The list under a search box while it is open, and how many trips it holds for those who hear it. */
export function Suggestions(props: SuggestionsProps) {
  const { open, status } = props.combobox
  return (
    <>
      {open && <suggestionList.Component {...props} />}
      <p role="status" className="sr-only">
        {status}
      </p>
    </>
  )
}
