import { expect } from 'vitest'
import { join, post } from '../waiting.ts'
import type { StepOf } from './draw.ts'
import { dateOf, freeHold, freeOn, type Party, pick, trips, type World } from './world.ts'

/** Who finds no seats waits for them, and leaves the line. */

export async function wait(world: World, step: StepOf<'wait'>): Promise<void> {
  const { app, asha, total, history } = world
  const { date, seats } = step
  const phone = `80${String(world.next()).padStart(8, '0')}`
  const joining = `/waiting/join/${trips[history.trip]}/${dateOf(world, date).id}`
  const { status, to } = await join(app, joining, { seats: String(seats), phone })
  const canWait = seats > freeOn(world, date) && seats <= (total[date] ?? 0)
  expect(status).toBe(canWait ? 303 : 409)
  if (!canWait) return
  if (step.claims) expect((await asha.ask('PUT', to)).status).toBe(204)
  world.line.push({ path: to, state: 'waiting', date, seats, phone, mine: step.claims, sale: null })
}

export async function leaveLine(world: World, party: Party): Promise<void> {
  expect((await post(world.app, party.path, { do: 'leave' })).status).toBe(303)
  const { state, sale } = party
  party.state = 'left'
  if (state === 'offered' && sale) freeHold(world, sale, 'failed')
}

export const inLine = ({ line }: World) =>
  line.filter(({ state }) => state === 'waiting' || state === 'offered')

export async function someLeaves(world: World, step: StepOf<'leave the line'>): Promise<void> {
  const party = pick(inLine(world), step.party)
  if (party) await leaveLine(world, party)
}
