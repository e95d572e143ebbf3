import { useState } from 'react'
import type { Field } from '#domain/content/fields/field.ts'
import { wayName, wayOf } from '#domain/content/fields/read-fields.ts'
import { type ControlProps, Grouped, type Inside } from './grouped.tsx'

type EitherField = Extract<Field, { control: 'either' }>

/** One of several shapes: its fields stand below the choice. Without script they come with the next saving. */
export function EitherControl({ field, at, value, inside }: ControlProps<EitherField> & Inside) {
  const { ways, absent } = field
  const first = wayOf(ways, value)?.way ?? ''
  const [chosen, choose] = useState(first)
  const way = ways.find((one) => one.way === chosen)
  const choices = [
    ...(absent === undefined ? [] : [{ way: '', title: absent }]),
    ...ways.map(({ way: name, title }) => ({ way: name, title })),
  ]
  return (
    <Grouped field={field} at={at}>
      <div className="content-ways">
        {choices.map(({ way: name, title }) => (
          <label key={name} className="tick">
            <input
              type="radio"
              name={wayName(at)}
              value={name}
              defaultChecked={name === first}
              onChange={() => choose(name)}
            />
            {title}
          </label>
        ))}
      </div>
      {way && <div key={way.way}>{inside(way.fields, chosen === first ? value : undefined, `${at}.`)}</div>}
    </Grouped>
  )
}
