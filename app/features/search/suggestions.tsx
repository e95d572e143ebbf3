import type { ComponentProps } from 'react'
import { suggestionList } from './suggestion-script.ts'

/** The list under a search box while it is open, and how many trips it holds for those who hear it. */
export function Suggestions(props: ComponentProps<typeof suggestionList.Component>) {
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
