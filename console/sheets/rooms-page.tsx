import { BedDouble, Info, Printer, TriangleAlert, Users } from 'lucide'
import { useRouteLoaderData } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import type { Look } from '#domain/staff/look.ts'
import { Note } from '../ui/note.tsx'
import { PostForm } from '../ui/post-form.tsx'
import { State } from '../ui/state.tsx'
import type { RoomConflict, RoomsAnswer } from './change-rooms.ts'
import { RoomBoard, RoomPanel } from './room-board.tsx'
import { SheetsTop } from './sheets-top.tsx'
import type { PlanView, RoomsView } from './show-rooms.ts'

export function RoomsPage({ view, answer }: { view: RoomsView; answer?: RoomsAnswer }) {
  const { head, stays, plan, hotel } = view
  const errors = answer?.errors ?? {}
  const isAnybody = plan !== null && plan.rooms.length + plan.unplaced.length > 0
  return (
    <>
      <SheetsTop head={head}>
        {plan && head.mayChange && plan.beds !== null && isAnybody && <PlanActs plan={plan} />}
        {hotel && plan?.beds !== null && isAnybody && (
          <a href={hotel} className="button">
            <Icon node={Printer} size={16} />
            Hotel’s sheet
          </a>
        )}
      </SheetsTop>
      {stays.length > 1 && (
        <nav aria-label="Stays" className="chips">
          {stays.map(({ to, said, rooms, here }) => (
            <a key={to} href={to} className="chip" aria-current={here ? 'page' : undefined}>
              {said} <span className="quiet-text">{rooms}</span>
            </a>
          ))}
        </nav>
      )}
      {answer?.conflict && plan && <ConflictNote conflict={answer.conflict} plan={plan} />}
      {plan ? <PlanPart view={view} plan={plan} errors={errors} /> : null}
    </>
  )
}

function PlanPart({
  view,
  plan,
  errors,
}: {
  view: RoomsView
  plan: PlanView
  errors: RoomsAnswer['errors']
}) {
  const keys = useRouteLoaderData<{ look: Look }>('root')?.look.keys ?? false
  if (plan.beds === null)
    return (
      <State icon={BedDouble} title={`No rooms in ${plan.place}`}>
        {plan.kind}: {plan.said.toLowerCase()}. Nobody is placed for these nights.
      </State>
    )
  if (plan.rooms.length === 0 && plan.unplaced.length === 0)
    return (
      <State icon={Users} title="Nobody to place yet">
        Rooms are proposed as soon as somebody has booked.
      </State>
    )
  return (
    <div className="columns with-side">
      <div className="min-w-0">
        {view.head.mayChange ? (
          <RoomBoard
            key={`${plan.stay}-${plan.revision}`}
            plan={plan}
            marked={view.marked}
            keys={keys}
            errors={errors}
          />
        ) : (
          <div className="rooms">
            {plan.rooms.map((room) => (
              <RoomPanel key={room.number} room={room} moves={null} />
            ))}
          </div>
        )}
      </div>
      <div className="stack content-start">
        <p className="small quiet-text">
          {plan.kind}, {plan.said.toLowerCase()}.{' '}
          {plan.changed
            ? `Last changed by ${plan.changed}.`
            : 'A proposal: parties together, then wishes of two for each other, then the same gender and near in age.'}
        </p>
        {!plan.understood && (
          <Note tone="wait">
            We can’t tell how many beds ‘{plan.said}’ has, so rooms of two are proposed.
          </Note>
        )}
        {plan.unplaced.length > 0 && (
          <Note tone="wait">
            {plan.unplaced.length === 1 ? '1 guest has' : `${plan.unplaced.length} guests have`} no room yet:
            they joined after the rooms were decided.
          </Note>
        )}
        <ToLookAt plan={plan} />
        {view.head.mayChange && (
          <p className="small quiet-text from-900 screen-only">
            Drag a guest, or press <kbd>m</kbd> and then the room’s number. Strangers are never mixed without
            a word here.
          </p>
        )}
      </div>
    </div>
  )
}

function ToLookAt({ plan: { notes } }: { plan: PlanView }) {
  if (notes.length === 0) return null
  return (
    <section className="panel" aria-label="To look at">
      <header>
        <h2>To look at</h2>
        <span className="beside-title">{notes.length}</span>
      </header>
      <ul className="rows">
        {notes.map(({ tone, title, text }) => (
          <li key={title}>
            <div className={`check ${tone}`}>
              <Icon node={tone === 'wait' ? TriangleAlert : Info} size={16} />
              <p className="small">
                <b>{title}</b> {text}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function PlanActs({ plan: { stay, revision, changed } }: { plan: PlanView }) {
  return (
    <PostForm className="line">
      <input type="hidden" name="stay" value={stay} />
      <input type="hidden" name="revision" value={revision} />
      {changed === null ? (
        <button type="submit" name="do" value="keep" className="button primary">
          Keep these rooms
        </button>
      ) : (
        <button type="submit" name="do" value="propose" className="button">
          Propose again
        </button>
      )}
    </PostForm>
  )
}

/** Both stand here: the rooms below as somebody else has left them, and what was wished. */
function ConflictNote({ conflict, plan }: { conflict: RoomConflict; plan: PlanView }) {
  const { who, at, act, guest, room } = conflict
  const everybody = [...plan.unplaced, ...plan.rooms.flatMap(({ guests }) => guests)]
  const name = everybody.find(({ id }) => id === guest)?.name
  const to = room === '0' ? 'no room' : `room ${room}`
  const wanted = act === 'move' ? `${name ?? 'a guest'} in ${to}` : 'the proposal'
  return (
    <div className="mb-4">
      <Note tone="bad">
        <p>
          <b>{`${who} changed these rooms${at && `, ${at}`}, after you opened the page.`}</b>{' '}
          {`Nothing of yours was done. The rooms below are theirs; you wanted ${wanted}.`}
        </p>
        <PostForm className="line mt-2">
          <input type="hidden" name="stay" value={plan.stay} />
          <input type="hidden" name="revision" value={plan.revision} />
          <input type="hidden" name="guest" value={guest} />
          <input type="hidden" name="room" value={room} />
          <button type="submit" name="do" value={act} className="button">
            Do it all the same
          </button>
        </PostForm>
      </Note>
    </div>
  )
}
