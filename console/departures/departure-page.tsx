import { History, Mail, Plus } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'
import { Conflict, type ConflictView } from '../ui/conflict.tsx'
import { NextStep } from '../ui/next-step.tsx'
import { Note } from '../ui/note.tsx'
import { type FormErrors, PostForm } from '../ui/post-form.tsx'
import { State } from '../ui/state.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { Timeline } from '../ui/timeline.tsx'
import { BookingTable } from './booking-tables.tsx'
import { ChangePanels } from './change-panels.tsx'
import { departureTabs } from './departure-tabs.ts'
import { DepartureTop } from './departure-top.tsx'
import type { DepartureView } from './show-departure.ts'
import { WaitingTable } from './waiting-table.tsx'
import { WayPart } from './way-part.tsx'

export type DepartureAnswer = {
  errors?: FormErrors
  typed?: Record<string, string>
  conflict?: ConflictView
}

export function DeparturePage({ view, answer }: { view: DepartureView; answer: DepartureAnswer }) {
  const { errors = {}, typed = {}, conflict } = answer
  const { address } = view
  const change = `${address}?tab=change`
  return (
    <>
      <DepartureTop head={view} change={view.mayAssign ? change : null}>
        <Acts view={view} />
      </DepartureTop>
      {errors[''] && (
        <div className="mb-4">
          <Note tone="bad">{errors['']}</Note>
        </div>
      )}
      {view.waits && view.mayChange && <Decision view={view} />}
      {conflict ? (
        <Conflict conflict={conflict} name="note" act="note" back={change} />
      ) : (
        <>
          <Tabs
            label="Departure"
            tabs={departureTabs(address, view.tab, {
              bookings: view.bookings.length,
              guests: view.sums.guests,
              waiting: view.line.length || undefined,
            })}
          />
          <TabPart view={view} errors={errors} typed={typed} />
        </>
      )}
    </>
  )
}

function TabPart({
  view,
  errors,
  typed,
}: { view: DepartureView } & Required<Omit<DepartureAnswer, 'conflict'>>) {
  if (view.tab === 'change') return <ChangePanels view={view} errors={errors} typed={typed} />
  if (view.tab === 'way' && view.way) return <WayPart way={view.way} />
  if (view.tab === 'waiting') return <WaitingTable view={view} errors={errors} typed={typed} />
  if (view.tab === 'bookings') return <BookingTable view={view} />
  if (view.log.length === 0)
    return (
      <State icon={History} title="Nothing was done yet">
        Whatever staff do about this departure will stand here, with who and why.
      </State>
    )
  return (
    <section className="panel padded">
      <Timeline
        happenings={view.log.map(({ id, at, time, what, why, who }) => ({
          id,
          at: `${at}, ${time}`,
          what: (
            <>
              {what}
              {why && <p className="small quiet-text">“{why}”</p>}
            </>
          ),
          who,
        }))}
      />
    </section>
  )
}

function Acts({ view }: { view: DepartureView }) {
  const {
    address,
    isOpen,
    isOver,
    isClosed,
    isCancelled,
    mayChange,
    mayWrite,
    mayCancel,
    standing,
    mayPromise,
    waits,
  } = view
  return (
    <>
      {mayChange && isOpen && (
        <PostForm className="">
          <button type="submit" name="do" value={isClosed ? 'reopen' : 'close'} className="button">
            {isClosed ? 'Reopen' : 'Close'}
          </button>
        </PostForm>
      )}
      {mayChange && mayPromise && !waits && (
        <PostForm className="">
          <button type="submit" name="do" value="promise" className="button">
            Promise that it runs
          </button>
        </PostForm>
      )}
      {view.mayBook && (
        <a href={view.book} className="button">
          <Icon node={Plus} size={16} />
          Book at the desk
        </a>
      )}
      {mayWrite && standing > 0 && (
        <a href={`${address}/letter`} className="button">
          <Icon node={Mail} size={16} />
          Write to all
        </a>
      )}
      {mayCancel && !isOver && !isCancelled && (
        <a href={`${address}/cancel`} className="button">
          Cancel …
        </a>
      )}
    </>
  )
}

/** Somebody has booked and it may not run: a person decides. */
function Decision({ view }: { view: DepartureView }) {
  const { decided, standing } = view
  return (
    <NextStep
      title="It does not have enough guests yet"
      action={
        view.mayPromise && (
          <PostForm className="">
            <button type="submit" name="do" value="promise" className="button primary">
              Promise that it runs
            </button>
          </PostForm>
        )
      }
    >
      {decided}. Once promised it runs with however many there are;{' '}
      {standing === 1 ? '1 booking is' : `${standing} bookings are`} told by mail.
    </NextStep>
  )
}
