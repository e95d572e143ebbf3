import { CircleAlert, Star } from 'lucide'
import { useId } from 'react'
import { Icon } from '../icon.tsx'

type OneOfProps = {
  legend: string
  name: string
  /** What can be said, by what is sent for it. */
  choices: Record<string, string>
  chosen?: string
  error?: string
  /** Each choice is a number of stars: it shows the number and a star, and its words are said. */
  starred?: boolean
  /** It may be left open for now. */
  optional?: boolean
}

const look =
  'flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-m ring-[1.5px] ring-inset ring-edge hover:bg-paper-2 has-checked:bg-indigo-tint has-checked:ring-2 has-checked:ring-indigo'

/** Stars are lit up to the one that was chosen. */
const starLook =
  'text-edge [label:has(:checked)_&]:text-marigold [label:has(~label_:checked)_&]:text-marigold'

/** One answer of a few, all in sight. */
export function OneOf({
  legend,
  name,
  choices,
  chosen,
  error,
  starred = false,
  optional = false,
}: OneOfProps) {
  const id = useId()
  return (
    <fieldset
      className="min-w-0"
      aria-invalid={error ? true : undefined}
      aria-describedby={error && `${id}-error`}
    >
      <legend className="mb-1.5 text-[0.9375rem] font-label">{legend}</legend>
      <div className={starred ? 'grid max-w-[30em] grid-cols-5 gap-2' : 'flex flex-wrap gap-2'}>
        {Object.entries(choices).map(([value, words]) => (
          <label key={value} className={`${look} ${starred ? 'relative px-2' : 'px-4'}`}>
            <input
              type="radio"
              name={name}
              value={value}
              required={!optional}
              defaultChecked={value === chosen}
              className={
                starred ? 'absolute inset-0 cursor-pointer appearance-none rounded-m' : 'accent-indigo'
              }
            />
            {starred ? (
              <span className="flex items-center gap-1">
                {value}
                <Icon node={Star} size={20} fill="currentColor" className={starLook} />
                <span className="sr-only">{words}</span>
              </span>
            ) : (
              words
            )}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 flex gap-1.5 text-sm font-label text-alert">
          <Icon node={CircleAlert} size={16} className="mt-[0.15em] shrink-0" />
          <span className="min-w-0">{error}</span>
        </p>
      )}
    </fieldset>
  )
}
