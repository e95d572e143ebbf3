import type { Field, Fields } from '#domain/content/fields/field.ts'
import { heldOf } from '#domain/content/fields/read-fields.ts'
import { fieldId } from '../ui/post-form.tsx'
import { DatedControl } from './dated-control.tsx'
import { EitherControl } from './either-control.tsx'
import { placesId, useForm, useWrong } from './form-context.ts'
import { Beside, type ControlProps, Grouped, Wrong } from './grouped.tsx'
import { ListControl } from './list-control.tsx'
import { PictureControl, PicturesControl } from './picture-control.tsx'

/** All fields of a section, a group or an entry, in their order. */
export function FieldControls({ fields, value, at = '' }: { fields: Fields; value: unknown; at?: string }) {
  const held = heldOf(value)
  return (
    <div className="content-fields">
      {Object.entries(fields).map(([name, field]) => (
        <FieldControl key={name} field={field} at={at + name} value={held[name]} />
      ))}
    </div>
  )
}

const inside = (fields: Fields, value: unknown, at: string) => (
  <FieldControls key={at} fields={fields} value={value} at={at} />
)

function FieldControl({ field, at, value }: ControlProps) {
  switch (field.control) {
    case 'group':
      return (
        <Grouped field={field} at={at} plain={at === 'facts'}>
          <FieldControls fields={field.fields} value={value} at={`${at}.`} />
        </Grouped>
      )
    case 'list':
      return <ListControl field={field} at={at} value={value} inside={inside} />
    case 'either':
      return <EitherControl field={field} at={at} value={value} inside={inside} />
    case 'dated':
      return <DatedControl field={field} at={at} value={value} />
    case 'picture':
      return <PictureControl field={field} at={at} value={value} />
    case 'pictures':
      return <PicturesControl field={field} at={at} value={value} />
    case 'flag':
    case 'tick':
      return <TickControl field={field} at={at} value={value} />
    case 'several':
      return <SeveralControl field={field} at={at} value={value} />
    default:
      return <LineControl field={field} at={at} value={value} />
  }
}

function useSaid({ field, at }: Pick<ControlProps, 'field' | 'at'>) {
  const isWrong = useWrong(at).length > 0
  const id = fieldId(at)
  const isBeside = useForm().beside[at] !== undefined
  const described = [isWrong && `${id}-error`, isBeside && `${id}-beside`, field.help && `${id}-hint`]
    .filter(Boolean)
    .join(' ')
  return {
    id,
    name: at,
    'aria-invalid': isWrong || undefined,
    'aria-describedby': described || undefined,
  }
}

function isWide({ control, ...field }: Field): boolean {
  return control === 'texts' || (control === 'text' && 'lines' in field && field.lines !== undefined)
}

function LineControl({ field, at, value }: ControlProps) {
  return (
    <div className={isWide(field) ? 'field wide' : 'field'}>
      <label htmlFor={fieldId(at)}>
        {field.label}
        {field.control === 'number' && field.unit && <span className="unit">, {field.unit}</span>}
      </label>
      <Input field={field} at={at} value={value} />
      <Wrong at={at} />
      <Beside at={at} />
      {field.help && (
        <p id={`${fieldId(at)}-hint`} className="hint">
          {field.help}
        </p>
      )}
    </div>
  )
}

function Input({ field, at, value }: ControlProps) {
  const said = useSaid({ field, at })
  const written = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  switch (field.control) {
    case 'text':
      return field.lines ? (
        <textarea className="input" rows={field.lines} defaultValue={written} {...said} />
      ) : (
        <input type="text" className="input" defaultValue={written} {...said} />
      )
    case 'texts': {
      const lines = Array.isArray(value) ? value : []
      return (
        <textarea
          className="input"
          rows={Math.min(14, Math.max(3, lines.length + 1))}
          defaultValue={lines.join('\n')}
          {...said}
        />
      )
    }
    case 'number':
      return (
        <input
          type="text"
          inputMode={field.fraction ? 'decimal' : 'numeric'}
          className="input"
          defaultValue={written}
          {...said}
        />
      )
    case 'date':
      // One that is no date has to be seen, too.
      return (
        <input
          type={/^(\d{4}-\d{2}-\d{2})?$/.test(written) ? 'date' : 'text'}
          className="input"
          defaultValue={written}
          {...said}
        />
      )
    case 'fixed':
      return <input type="text" className="input" readOnly value={written} {...said} name={undefined} />
    case 'place':
      return (
        <input
          type="text"
          className="input"
          list={placesId}
          autoComplete="off"
          defaultValue={written}
          {...said}
        />
      )
    case 'choice':
      return (
        <select className="input" defaultValue={written} {...said}>
          <option value="">{field.optional ? 'None' : 'Choose'}</option>
          {field.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.title}
            </option>
          ))}
        </select>
      )
    default:
      return null
  }
}

function TickControl({ field, at, value }: ControlProps) {
  return (
    <div className="field">
      <label className="tick">
        <input type="checkbox" value="yes" defaultChecked={value === true} {...useSaid({ field, at })} />
        {field.label}
      </label>
      <Wrong at={at} />
      {field.help && (
        <p id={`${fieldId(at)}-hint`} className="hint">
          {field.help}
        </p>
      )}
    </div>
  )
}

function SeveralControl({ field, at, value }: ControlProps) {
  if (field.control !== 'several') return null
  const chosen: unknown[] = Array.isArray(value) ? value : []
  return (
    <Grouped field={field} at={at}>
      <div className="content-ticks">
        {field.options.map((option) => (
          <label key={option.value} className="tick">
            <input
              type="checkbox"
              name={at}
              value={option.value}
              defaultChecked={chosen.includes(option.value)}
            />
            {option.title}
          </label>
        ))}
      </div>
    </Grouped>
  )
}
