import type { HealthDeclaration } from '#domain/field/health.ts'
import type { HealthOfGuest } from '#server/field/read-health.ts'
import { Note } from '../ui/note.tsx'
import type { FieldView } from './show-field.ts'
import type { useHealth } from './use-health.ts'

/** Health is asked for by itself: each time the server gives it out it is noted. */
export function HealthPart({ view, health }: { view: FieldView; health: ReturnType<typeof useHealth> }) {
  const names = new Map(view.stops.flatMap(({ guests }) => guests.map(({ id, name }) => [id, name])))
  const { told, said, read } = health
  const worth = told?.filter((row) => !(row.told && 'none' in row.told)) ?? []
  return (
    <section id="health" className="panel" aria-labelledby="health-title">
      <header>
        <h2 id="health-title">Health</h2>
      </header>
      <div className="padded stack">
        {told === null && (
          <>
            <p className="small quiet-text">
              What guests told of their health. Reading it is noted with your name; it is then kept on this
              phone, encrypted, until you sign out. Read it once while there is a network.
            </p>
            <form method="post" action="#health" onSubmit={read}>
              <button type="submit" name="do" value="health" className="button">
                Show health
              </button>
            </form>
          </>
        )}
        {said && <Note tone="wait">{said}</Note>}
        {told && (
          <p className="small quiet-text">
            {told.length === 0
              ? 'Nobody has told anything about their health.'
              : worth.length === 0
                ? 'All who answered told that there is nothing to know.'
                : 'Hidden again after a minute.'}
          </p>
        )}
        {worth.map((row) => (
          <Told key={row.guest} name={names.get(row.guest) ?? ''} row={row} />
        ))}
      </div>
    </section>
  )
}

function Told({ name, row }: { name: string; row: HealthOfGuest }) {
  return (
    <div>
      <b>{name}</b>
      <HealthWords told={row.told} />
    </div>
  )
}

export function HealthWords({ told }: { told: HealthDeclaration | null }) {
  if (told === null) return <p className="small missing">It can’t be read here. Ask them.</p>
  if ('none' in told) return <p className="small quiet-text">Health: nothing to know, they told.</p>
  return (
    <Note tone="bad">
      <b>{told.conditions.join(', ')}</b>
      {told.note && <p>{told.note}</p>}
    </Note>
  )
}
