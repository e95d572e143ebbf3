import { readJustBooked } from '#app/features/booked/read-booked.ts'
import { dropPass, keepPass, type TabPass } from '#app/features/booked/tab-passes.ts'
import { askAccount } from '../../ask-account.ts'

/** What a guest has booked in this tab becomes the account's, if it was booked with the account's phone. */
export async function takeOver(passes: TabPass[], userId: string): Promise<void> {
  for (const pass of passes) {
    const read = await readJustBooked(pass)
    if (!read.ok) {
      if (read.reason === 'absent') dropPass(pass.reference)
      continue
    }
    const path = `/bookings/${read.value.claimId}/claim`
    const claimed = await askAccount(path, { method: 'POST', body: { proof: pass.reference } })
    if (claimed.ok) dropPass(pass.reference)
    else if (claimed.reason !== 'away') keepPass({ ...pass, refusedFor: userId })
  }
}
