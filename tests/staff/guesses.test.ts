import { expect, test } from 'vitest'
import { staffSessions } from '../../database/schema/staff.ts'
import { staffGuessRound } from '../proof/staff-guess-round.ts'
import { openStaff } from '../setup/staff.ts'
import { device } from '../setup/staff-room.ts'

const room = await openStaff()
const { staff, db, pool, clock, pass, passPhone, appCode } = room
const asha = await room.enrol('919876500001', 'owner')
const sixDigits = (n: number) => String(n % 1_000_000).padStart(6, '0')

test('300 guesses at a login, the right one among them: none passes, and only five at each code are looked at', async () => {
  const report = await staffGuessRound(room, { phone: asha.phone, guesses: 300 })
  expect(report).toEqual({ guesses: 300, passed: 0, codes: 3, days: 1 })
  expect(await db.$count(staffSessions)).toBe(1)
  const { rows } = await pool.query('select distinct tries from staff_attempts')
  expect(rows).toEqual([{ tries: 5 }])
})

test('a code of the app that is guessed closes the second step for a quarter of an hour, and after 30 for the day', async () => {
  pass(24 * 60)
  const until: unknown[] = []
  let wrong = 0
  for (let hour = 0; hour < 4; hour++) {
    const { step } = await passPhone(asha.phone)
    const right = Number(appCode(asha.secret))
    for (let i = 0; i < 11; i++) {
      const answer = await staff.verifyFactor(step, sixDigits(right + 7 * i + 500_000), device)
      if (!answer.ok && answer.reason === 'wrong') wrong++
      else until.push(answer.ok ? answer : (Number(answer.until) - clock.at) / 60_000)
    }
    pass(60)
  }
  expect(wrong).toBe(30)
  expect(until.slice(0, 3)).toEqual([15, 15, 15])
  const { step } = await passPhone(asha.phone)
  expect(await staff.verifyFactor(step, appCode(asha.secret), device)).toMatchObject({ reason: 'locked' })
  expect(await staff.verifyFactor(step, asha.recoveryCodes[0] ?? '', device)).toMatchObject({
    reason: 'locked',
  })
  pass(24 * 60)
  const next = await passPhone(asha.phone)
  expect(await staff.verifyFactor(next.step, appCode(asha.secret), device)).toMatchObject({ ok: true })
})
