import { Printer } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { PageHead } from '../ui/page-head.tsx'
import type { Paper, PaperView } from './show-paper.ts'

/** A sheet as it comes out of the printer; the head of its table stands on each page. */
export function PaperPage({ view: { head, about, paper } }: { view: PaperView }) {
  return (
    <>
      <PageHead title={paper.heading} line={paper.line}>
        <a href={backOf(head.address, head.own, paper.kind)} className="button">
          Back
        </a>
        <button type="button" className="button primary" onClick={() => print()}>
          <Icon node={Printer} size={16} />
          Print
        </button>
      </PageHead>
      <div className="panel">
        {paper.kind === 'captain' && <CaptainTable paper={paper} about={about} />}
        {paper.kind === 'hotel' && <HotelTable paper={paper} about={about} />}
        {paper.kind === 'driver' && <DriverTable paper={paper} about={about} />}
      </div>
      <PaperFoot paper={paper} />
    </>
  )
}

function backOf(address: string, own: boolean, kind: Paper['kind']): string {
  return address + { captain: own ? '' : '/manifest', hotel: '/rooms', driver: '/transport' }[kind]
}

type Of<Kind extends Paper['kind']> = { paper: Extract<Paper, { kind: Kind }>; about: string }

function PaperTable({ about, heads, children }: { about: string; heads: string[]; children: ReactNode }) {
  return (
    <table className="paper-table">
      <thead>
        <tr>
          <td colSpan={heads.length}>{about}</td>
        </tr>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

const box = <span className="tick-box" aria-hidden />
const ask = <b>ask</b>

function CaptainTable({ paper, about }: Of<'captain'>) {
  return (
    <PaperTable about={about} heads={['#', 'Guest', 'Phone', 'Pick-up', 'Room', 'Diet', 'In an emergency']}>
      {paper.guests.map(({ id, name, who, phone, stop, room, diet, inNeed, hasEmergency }, i) => (
        <tr key={id}>
          <td className="whitespace-nowrap">
            {box} {i + 1}
          </td>
          <td>
            <b>{name}</b>
            <br />
            {who || ask}
          </td>
          <td className="figure">{phone ?? 'none'}</td>
          <td>{stop}</td>
          <td>
            <span className="below-640">Room </span>
            {room}
          </td>
          <td>{diet ?? ask}</td>
          <td>
            {inNeed ? (
              <>
                {inNeed.name}
                <br />
                <span className="figure">{inNeed.phone}</span>
              </>
            ) : hasEmergency ? (
              'in the console'
            ) : (
              ask
            )}
          </td>
        </tr>
      ))}
    </PaperTable>
  )
}

function HotelTable({ paper, about }: Of<'hotel'>) {
  return (
    <PaperTable about={about} heads={['Room', 'Guests', 'Beds', 'Meals']}>
      {paper.rooms.map(({ number, beds, guests }) => (
        <tr key={number}>
          <td>
            <b>{number}</b>
          </td>
          <td>
            {guests.map(({ id, name }) => (
              <div key={id}>{name}</div>
            ))}
          </td>
          <td>{beds}</td>
          <td>
            {guests.map(({ id, diet }) => (
              <div key={id}>{diet ?? 'ask'}</div>
            ))}
          </td>
        </tr>
      ))}
    </PaperTable>
  )
}

function DriverTable({ paper, about }: Of<'driver'>) {
  return (
    <PaperTable about={about} heads={['Time', 'Place', 'Guests', 'Names and phones']}>
      {paper.stops.map(({ id, time, place, count, guests }) => (
        <tr key={id}>
          <td>
            <b className="figure">{time}</b>
          </td>
          <td>
            <b>{place}</b>
          </td>
          <td className="whitespace-nowrap">{count}</td>
          <td>
            {guests.map(({ id: guest, name, phone }) => (
              <div key={guest}>
                {box} {name} <span className="figure">{phone}</span>
              </div>
            ))}
          </td>
        </tr>
      ))}
    </PaperTable>
  )
}

function PaperFoot({ paper }: { paper: Paper }) {
  if (paper.kind === 'hotel')
    return (
      <p className="mt-3">
        <b>{paper.count}</b> Meals: {paper.meals}.
      </p>
    )
  if (paper.kind === 'driver')
    return (
      <p className="mt-3">
        <b>All: {paper.total}.</b>
      </p>
    )
  return (
    <div className="stack mt-3 gap-1">
      <p>
        <b>{paper.count}.</b>
      </p>
      {paper.meet && (
        <p>
          <b>Meeting point:</b> {paper.meet}.
        </p>
      )}
      {paper.ask.length > 0 && (
        <p>
          <b>Ask before leaving:</b> {paper.ask.join('; ')}.
        </p>
      )}
      <p>
        <b>Health:</b> on the captain’s phone alone, never on paper. <b>Help:</b> 112.
      </p>
    </div>
  )
}
