import type { StaffRoom } from '../setup/staff-room.ts'

export type StaffGuessReport = { guesses: number; passed: number; codes: number; days: number }

const guessesAtCode = 100
const sixDigits = (n: number) => String((n + 1_000_000) % 1_000_000).padStart(6, '0')

/** Guesses at the codes of one of the staff, a hundred at each that is given out, asked for as often as the limits allow and from many addresses. */
export async function staffGuessRound(
  { staff, clock, pass, codeFor, messages }: StaffRoom,
  { phone, guesses }: { phone: string; guesses: number },
): Promise<StaffGuessReport> {
  const start = clock.at
  const report: StaffGuessReport = { guesses: 0, passed: 0, codes: 0, days: 0 }
  messages.length = 0
  for (let asked = 0; report.guesses < guesses; asked++) {
    pass(21)
    const sent = await staff.sendCode(`+${phone}`, { address: `198.51.100.${asked % 200}` })
    if (!sent.ok) continue
    const code = Number(await codeFor(phone))
    const guess = (from: number, to: number) =>
      Promise.all(
        Array.from({ length: to - from }, (_, i) =>
          staff.verifyCode(sent.attempt, sixDigits(code + from + i)),
        ),
      )
    // All at once, wrong ones first: the right one, which is 0 away, comes among the others and too late.
    const answers = [...(await guess(1, 11)), ...(await guess(11 - guessesAtCode, 1))]
    report.guesses += answers.length
    report.passed += answers.filter(({ ok }) => ok).length
  }
  report.codes = messages.length
  report.days = Math.ceil((clock.at - start) / 86_400_000)
  return report
}
