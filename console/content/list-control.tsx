import { ArrowDown, ArrowUp, GripVertical, Plus, X } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { changeName } from '#domain/content/fields/change-list.ts'
import type { Field } from '#domain/content/fields/field.ts'
import { countName, heldOf } from '#domain/content/fields/read-fields.ts'

import { useForm } from './form-context.ts'
import { type ControlProps, Grouped, type Inside } from './grouped.tsx'
import { useEntries } from './use-entries.ts'

type ListField = Extract<Field, { control: 'list' }>

/** More entries than this are folded, each below its own first words. */
const mostOpen = 2

/** Entries that can be added, taken away and moved: by their buttons, and days and all else by drag too. */
export function ListControl({ field, at, value, inside }: ControlProps<ListField> & Inside) {
  const work = useEntries(at, value, field.one)
  const { problems } = useForm()
  const { entries } = work
  return (
    <Grouped field={field} at={at}>
      <input type="hidden" name={countName(at)} value={entries.length} />
      <p className="sr-only" role="status">
        {work.said}
      </p>
      <ul className="content-entries" ref={work.list}>
        {entries.map((entry, i) => {
          const words = firstWords(entry.value)
          const isWrong = problems.some((problem) => problem.at.startsWith(`${at}.${i}.`))
          return (
            <li key={entry.key} data-entry={entry.key} data-at={i}>
              <EntryHead work={work} one={field.one} i={i} />
              <details open={entries.length <= mostOpen || words === '' || isWrong || undefined}>
                <summary>
                  <b>
                    {field.one} {i + 1}
                  </b>
                  <span className="content-first-words">{words}</span>
                </summary>
                {inside(field.fields, entry.value, `${at}.${i}.`)}
              </details>
            </li>
          )
        })}
      </ul>
      <AddButton at={at} onAdd={() => work.add()}>
        Add: {field.one.toLowerCase()}
      </AddButton>
    </Grouped>
  )
}

function AddButton({ at, onAdd, children }: { at: string; onAdd: () => void; children: ReactNode }) {
  return (
    <div className="line">
      <button
        type="submit"
        name="change"
        value={changeName('add', at)}
        data-change="add"
        className="button small"
        onClick={(event) => {
          event.preventDefault()
          onAdd()
        }}
      >
        <Icon node={Plus} size={16} />
        {children}
      </button>
    </div>
  )
}

type HeadProps = { work: ReturnType<typeof useEntries>; one: string; i: number }

/** What can be done with an entry. */
export function EntryHead({ work, one, i }: HeadProps) {
  const name = `${one.toLowerCase()} ${i + 1}`
  return (
    <div className="content-entry-head">
      <span className="content-grip from-900" aria-hidden="true" onPointerDown={work.drag(i)}>
        <Icon node={GripVertical} size={16} />
      </span>
      {i > 0 && (
        <button className="button small quiet" aria-label={`Move ${name} up`} {...work.button('up', i)}>
          <Icon node={ArrowUp} size={16} />
        </button>
      )}
      {i < work.entries.length - 1 && (
        <button className="button small quiet" aria-label={`Move ${name} down`} {...work.button('down', i)}>
          <Icon node={ArrowDown} size={16} />
        </button>
      )}
      <button className="button small quiet" aria-label={`Remove ${name}`} {...work.button('remove', i)}>
        <Icon node={X} size={16} />
      </button>
    </div>
  )
}

function firstWords(value: unknown): string {
  const words = Object.values(heldOf(value)).find((part) => typeof part === 'string' && part !== '')
  return typeof words === 'string' ? words : ''
}
