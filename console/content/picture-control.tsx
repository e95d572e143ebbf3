import { useState } from 'react'
import type { Field } from '#domain/content/fields/field.ts'
import { countName, heldOf } from '#domain/content/fields/read-fields.ts'
import { fieldId } from '../ui/post-form.tsx'
import { type PictureTile, useForm } from './form-context.ts'
import { type ControlProps, Grouped } from './grouped.tsx'
import { EntryHead } from './list-control.tsx'
import { useEntries } from './use-entries.ts'

type Pictures = ControlProps<Extract<Field, { control: 'picture' | 'pictures' }>>

/** One picture: a drawn one among those that the rules allow, or a photograph by its address. */
export function PictureControl({ field, at, value }: Pictures) {
  const [name, choose] = useState(typeof value === 'string' ? value : '')
  return (
    <Grouped field={field} at={at}>
      <div className="content-chosen">
        {name === '' ? <p className="quiet-text">None is chosen.</p> : <Shown name={name} />}
      </div>
      {typeof value === 'object' && value !== null && <Photograph at={at} value={value} />}
      <details>
        <summary className="link">Choose a picture …</summary>
        <Tiles of="cover">
          {(tile) => (
            <label className="content-tile">
              <input
                type="radio"
                name={at}
                value={tile.name}
                defaultChecked={tile.name === name}
                onChange={() => choose(tile.name)}
              />
              <img src={tile.src} alt="" width={160} height={107} loading="lazy" />
              <span>{tile.name}</span>
            </label>
          )}
        </Tiles>
      </details>
      {/* Where the pictures of the list are not those that may be chosen, what is there stays. */}
      <Kept at={at} name={name} />
    </Grouped>
  )
}

/** Several, in the order in which they are shown. */
export function PicturesControl({ field, at, value }: Pictures) {
  const work = useEntries(at, value, 'Picture')
  return (
    <Grouped field={field} at={at}>
      <input type="hidden" name={countName(at)} value={work.entries.length} />
      <p className="sr-only" role="status">
        {work.said}
      </p>
      <ul className="content-entries" ref={work.list}>
        {work.entries.map(({ key, value: picture }, i) => (
          <li key={key} data-entry={key} data-at={i}>
            <EntryHead work={work} one="Picture" i={i} />
            {typeof picture === 'string' ? (
              <>
                <input type="hidden" name={`${at}.${i}`} value={picture} />
                <Shown name={picture} />
              </>
            ) : (
              <Photograph at={`${at}.${i}`} value={picture} />
            )}
          </li>
        ))}
      </ul>
      <details>
        <summary className="link">Add a picture …</summary>
        <Tiles of="gallery">
          {(tile) => (
            <button
              type="submit"
              name="change"
              value={`pick ${at} ${tile.name}`}
              className="content-tile"
              onClick={(event) => {
                event.preventDefault()
                work.add(tile.name)
              }}
            >
              <img src={tile.src} alt="" width={160} height={107} loading="lazy" />
              <span>{tile.name}</span>
            </button>
          )}
        </Tiles>
      </details>
    </Grouped>
  )
}

function Shown({ name }: { name: string }) {
  const tile = useForm().pictures.find((one) => one.name === name)
  return (
    <span className="content-picture">
      {tile && <img src={tile.src} alt="" width={120} height={80} loading="lazy" />}
      <span className="min-w-0">
        {name}
        {tile?.why && <span className="quiet-text small"> {tile.why}</span>}
      </span>
    </span>
  )
}

function Kept({ at, name }: { at: string; name: string }) {
  const { pictures } = useForm()
  const isOffered = pictures.some((tile) => tile.name === name && isFit(tile, 'cover'))
  return isOffered || name === '' ? null : <input type="hidden" name={at} value={name} />
}

function Photograph({ at, value }: { at: string; value: unknown }) {
  const { url, alt } = heldOf(value)
  const line = (name: string, label: string, written: unknown) => (
    <div className="field">
      <label htmlFor={fieldId(`${at}.${name}`)}>{label}</label>
      <input
        id={fieldId(`${at}.${name}`)}
        type="text"
        className="input"
        name={`${at}.${name}`}
        defaultValue={typeof written === 'string' ? written : ''}
      />
    </div>
  )
  return (
    <div className="content-fields">
      {line('url', 'Address of the photograph', url)}
      {line('alt', 'What it shows', alt)}
    </div>
  )
}

function isFit({ why, notAsCover }: PictureTile, of: 'cover' | 'gallery'): boolean {
  return why === null && (of === 'gallery' || notAsCover === null)
}

type TilesProps = { of: 'cover' | 'gallery'; children: (tile: PictureTile) => React.ReactNode }

/** Those that may be shown, then why the others may not. */
function Tiles({ of, children }: TilesProps) {
  const { pictures } = useForm()
  const fit = pictures.filter((tile) => isFit(tile, of))
  const others = pictures.filter((tile) => !isFit(tile, of))
  return (
    <>
      <ul className="content-tiles">
        {fit.map((tile) => (
          <li key={tile.name}>{children(tile)}</li>
        ))}
      </ul>
      <details>
        <summary className="link">Why not the other {others.length} …</summary>
        <ul className="content-reasons">
          {others.map(({ name, why, notAsCover }) => (
            <li key={name}>
              <b>{name}</b> {why ?? notAsCover}
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}
