import { Plus, TriangleAlert } from 'lucide'
import { useRef } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { SelectField } from '../ui/field.tsx'
import { Panel } from '../ui/panel.tsx'
import { type FormErrors, PostForm } from '../ui/post-form.tsx'
import { guestAnchor } from './guest-anchor.ts'
import type { PlanView, RoomGuestLine } from './show-rooms.ts'
import { useRoomMoves } from './use-room-moves.ts'

type BoardProps = { plan: PlanView; marked: string | null; keys: boolean; errors: FormErrors }
type Moves = ReturnType<typeof useRoomMoves>

/** Rooms whose guests can be moved: by drag, by keys, by two presses, or by the form below. */
export function RoomBoard({ plan, marked: first, keys, errors }: BoardProps) {
  const form = useRef<HTMLDivElement>(null)
  const moves = useRoomMoves({ form, rooms: plan.rooms.length, keys, marked: first })
  const { marked } = moves
  const everybody = [...plan.unplaced, ...plan.rooms.flatMap(({ guests }) => guests)]
  const name = everybody.find(({ id }) => id === marked)?.name
  const next = plan.rooms.length + 1
  return (
    <>
      <div className="rooms">
        {plan.unplaced.length > 0 && (
          <section className="panel room warns" aria-label="Not placed yet">
            <h2>
              Not placed yet <span>{plan.unplaced.length}</span>
            </h2>
            <GuestChips guests={plan.unplaced} moves={moves} />
          </section>
        )}
        {plan.rooms.map((room) => (
          <RoomPanel key={room.number} room={room} moves={moves} />
        ))}
        <section className="panel room new" data-room={next} aria-label="One more room">
          {marked ? (
            <MoveHere room={next} moves={moves} />
          ) : (
            <p className="line quiet-text">
              <Icon node={Plus} size={16} />
              One more room
            </p>
          )}
        </section>
      </div>
      <p role="status" className="marked">
        {name && (
          <>
            {name} marked{moves.typed && `, to room ${moves.typed}`}. Press a room’s number, or Esc to leave.
          </>
        )}
      </p>
      <div ref={form} className="screen-only mt-4 max-w-190">
        <MoveForm plan={plan} marked={marked} everybody={everybody} errors={errors} />
      </div>
    </>
  )
}

export function RoomPanel({ room, moves }: { room: PlanView['rooms'][number]; moves: Moves | null }) {
  const { number, beds, guests, warns } = room
  const free = Math.max(0, beds - guests.length)
  const isTarget = moves && moves.marked !== null && !guests.some(({ id }) => id === moves.marked)
  return (
    <section
      className={`panel room ${warns ? 'warns' : ''}`}
      data-room={number}
      aria-label={`Room ${number}`}
    >
      <h2>
        Room {number}
        <span>
          {warns && <Icon node={TriangleAlert} size={16} />}
          {guests.length} of {beds}
        </span>
      </h2>
      <GuestChips guests={guests} moves={moves} />
      {free > 0 && !isTarget && <p className="free-bed">{free === 1 ? 'Free bed' : `${free} free beds`}</p>}
      {isTarget && <MoveHere room={number} moves={moves} />}
    </section>
  )
}

function MoveHere({ room, moves }: { room: number; moves: Moves }) {
  return (
    <button
      type="button"
      className="button w-full"
      onClick={() => moves.marked && moves.send(moves.marked, room)}
    >
      {room} · Move here
    </button>
  )
}

function GuestChips({ guests, moves }: { guests: RoomGuestLine[]; moves: Moves | null }) {
  return (
    <ul>
      {guests.map(({ id, name, who, party, wish }) => (
        <li key={id}>
          {moves ? (
            <a
              href={`?guest=${encodeURIComponent(id)}`}
              id={guestAnchor(id)}
              className="sleeper"
              data-guest={id}
              aria-current={moves.marked === id || undefined}
              draggable={false}
              {...moves.pick(id)}
            >
              <Sleeper party={party} name={name} who={who} wish={wish} />
            </a>
          ) : (
            <span className="sleeper">
              <Sleeper party={party} name={name} who={who} wish={wish} />
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

function Sleeper({ party, name, who, wish }: Omit<RoomGuestLine, 'id'>) {
  return (
    <>
      <span className="party">
        <span className="sr-only">Party </span>
        {party}
      </span>
      <span>
        {name}
        {wish && <small>Wishes: {wish}</small>}
      </span>
      <span className="quiet-text">{who || '?'}</span>
    </>
  )
}

type MoveFormProps = {
  plan: PlanView
  marked: string | null
  everybody: RoomGuestLine[]
  errors: FormErrors
}

/** The way without script, and what every other way fills in. */
function MoveForm({ plan, marked, everybody, errors }: MoveFormProps) {
  return (
    <Panel title="Move a guest" padded>
      <PostForm errors={errors} className="line items-end">
        <input type="hidden" name="stay" value={plan.stay} />
        <input type="hidden" name="revision" value={plan.revision} />
        <SelectField label="Guest" name="guest" defaultValue={marked ?? undefined} errors={errors}>
          {everybody.map(({ id, name, party }) => (
            <option key={id} value={id}>
              {name} ({party})
            </option>
          ))}
        </SelectField>
        <SelectField label="To" name="room" errors={errors}>
          {plan.rooms.map(({ number, guests, beds }) => (
            <option key={number} value={number}>
              Room {number}, {guests.length} of {beds}
            </option>
          ))}
          <option value={plan.rooms.length + 1}>One more room</option>
          <option value="0">No room yet</option>
        </SelectField>
        <button type="submit" name="do" value="move" className="button">
          Move
        </button>
      </PostForm>
    </Panel>
  )
}
