import { useState } from 'react'
import type { Field } from '#domain/content/fields/field.ts'
import { countName, heldOf } from '#domain/content/fields/read-fields.ts'
import { type ControlProps, Grouped } from './grouped.tsx'

/** Numbers by date, with an empty row for one more. A row without a date goes. */
export function DatedControl({ field, at, value }: ControlProps<Extract<Field, { control: 'dated' }>>) {
  const written = Object.entries(heldOf(value))
  const [rows, setRows] = useState(written.length + 1)
  return (
    <Grouped field={field} at={at}>
      <input type="hidden" name={countName(at)} value={rows} />
      {Array.from({ length: rows }, (_, i) => {
        const [date = '', count = ''] = written[i] ?? []
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows stay where they are
          <div key={i} className="content-fields">
            <div className="field">
              <label htmlFor={`${at}-${i}-date`}>Date {i + 1}</label>
              <input
                id={`${at}-${i}-date`}
                type="date"
                className="input"
                name={`${at}.${i}.date`}
                defaultValue={date}
                onChange={() => i === rows - 1 && setRows(rows + 1)}
              />
            </div>
            <div className="field">
              <label htmlFor={`${at}-${i}-count`}>
                Number {i + 1}
                <span className="unit">, {field.unit}</span>
              </label>
              <input
                id={`${at}-${i}-count`}
                type="text"
                inputMode="numeric"
                className="input"
                name={`${at}.${i}.count`}
                defaultValue={String(count)}
              />
            </div>
          </div>
        )
      })}
    </Grouped>
  )
}
