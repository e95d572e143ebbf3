import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { openDatabase } from '../../database/client.ts'
import { createDatabase } from '../../database/create.ts'
import { startEmbeddedPostgres } from '../../database/embedded.ts'
import { migrateDatabase } from '../../database/migrate.ts'
import { longPatience } from '../../database/patience.ts'
import { maximumGuests } from '../../domain/departures/guests.ts'
import { startPhonePeSandbox } from '../../sandbox/phonepe/start-phonepe-sandbox.ts'
import { startSmsSandbox } from '../../sandbox/sms/start-sms-sandbox.ts'
import { makeTemporaryFolder, removeTemporaryFolder } from '../setup/temporary-folder.ts'
import { bookingCrashRound } from './booking-crash-round.ts'
import { bookingTraffic, memberSettings } from './booking-traffic.ts'
import { cancelRound } from './cancel-round.ts'
import { comparePrices } from './compare-prices.ts'
import { crashRound } from './crash-round.ts'
import { deadRound } from './dead-round.ts'
import { faultRound } from './fault-round.ts'
import { guessRound, startGuessers } from './guess-round.ts'
import { hangRound } from './hang-round.ts'
import { htmlRound } from './html-round.ts'
import { loadRound } from './load-round.ts'
import { paymentFaultRound } from './payment-fault-round.ts'
import { raisedLimits } from './raised-limits.ts'
import { describeSaving, savingRound } from './saving-round.ts'
import { seatRushRound } from './seat-rush-round.ts'
import { startServerProcess } from './server-process.ts'
import { sessions } from './sessions.ts'
import { slowProviderRound } from './slow-provider-round.ts'
import { submissionRound } from './submission-round.ts'
import { subscriptions } from './subscriptions.ts'

/** npm run proof: the long rounds in full, and a report of them in report/proof.md. */

const crashes = 40
const requests = 20_000
const cuts = 15
const hangSeconds = 6
const slowestWhileHanging = 100
const buyers = 300
const bookingCrashes = { rounds: 20, bookings: 50 }
const bookingsWithFaults = 60
const cancelledBookings = 200
const guessRounds = 100
const submissions = { submissions: 10_000, addresses: 500, warmUp: 1000 }
const mostGrowth = 50
const saving = { bookings: 100_000, kills: 20, killedBookings: 10_000 }
const longestBackup = 60
/** All of the sitemap unless told otherwise. */
const { values: told } = parseArgs({ options: { routes: { type: 'string' } } })

const folder = makeTemporaryFolder()
const postgres = await startEmbeddedPostgres(folder)
async function freshDatabase(name: string): Promise<string> {
  await createDatabase(postgres.url('postgres'), name)
  await migrateDatabase(postgres.url(name))
  return postgres.url(name)
}

console.log(`Killing the server ${crashes} times …`)
const crashUrl = await freshDatabase('crash')
const sms = await startSmsSandbox()
const { pool, close } = openDatabase(crashUrl, () => {})
const settings = { DATABASE_URL: crashUrl, TRUST_PROXY: '1', LIMITS: raisedLimits, ...sms.settings('msg91') }
const [subscribers, browsers] = [subscriptions(), sessions(sms.codeFor)]
await crashRound(settings, [subscribers, browsers], crashes)
const subscribed = await subscribers.check(pool)
const again = await startServerProcess(settings)
const loggedIn = await browsers.check(again.url)
await again.stop()
await close()
console.log(`Sending ${requests} requests to each of four addresses …`)
const load = await loadRound(await freshDatabase('load'), requests)
console.log(`Cutting the wire to the database ${cuts} times …`)
const fault = await faultRound(await freshDatabase('fault'), cuts)
console.log('Letting the SMS provider hang …')
const hang = await hangRound(await freshDatabase('hang'), sms, hangSeconds)
await sms.stop()
async function withDatabase<Report>(
  name: string,
  run: (database: ReturnType<typeof openDatabase> & { url: string }) => Promise<Report>,
): Promise<Report> {
  const url = await freshDatabase(name)
  const database = openDatabase(url, () => {}, { patience: longPatience })
  const report = await run({ ...database, url })
  await database.close()
  return report
}
console.log(`${buyers} buyers at once for twelve seats …`)
const rush = await withDatabase('rush', (database) => seatRushRound(database, buyers))
console.log(`Killing one of two servers ${bookingCrashes.rounds} times under bookings …`)
const booked = await withDatabase('bookings', async (database) => {
  const phonepe = await startPhonePeSandbox()
  const own = { DATABASE_URL: database.url, LIMITS: raisedLimits, ...memberSettings, ...phonepe.settings }
  const traffic = bookingTraffic(database, phonepe)
  const { pool } = database
  const { strikes } = await bookingCrashRound({ settings: own, pool, traffic }, bookingCrashes)
  const checked = await traffic.check(own)
  await phonepe.stop()
  return { ...checked, strikes }
})
console.log(`Letting everything happen to ${bookingsWithFaults} payments …`)
const faulty = await withDatabase('payments', (database) => paymentFaultRound(database, bookingsWithFaults))
console.log(`Cancelling a departure with ${cancelledBookings} bookings …`)
const cancelled = await withDatabase('cancelled', (database) => cancelRound(database, cancelledBookings))
console.log('Letting PhonePe answer after half a minute …')
const slow = await withDatabase('slow', slowProviderRound)
console.log('Comparing every price …')
const prices = await withDatabase('prices', async ({ url, pool }) => {
  await using server = await startServerProcess({ DATABASE_URL: url, LIMITS: raisedLimits })
  const { rows } = await pool.query<{ id: string }>('select distinct trip_id as id from departures')
  const guests = Array.from({ length: maximumGuests }, (_, i) => i + 1)
  return await comparePrices(
    server.url,
    rows.map(({ id }) => id),
    guests,
  )
})
console.log(`Guessing at codes, ${guessRounds} rounds …`)
const guessed = await withDatabase('guesses', async ({ url }) => {
  const provider = await startSmsSandbox()
  const start = Date.now()
  const guessers = await startGuessers(url, provider, start)
  const told = await guessRound(guessers, {
    sms: provider,
    phone: '919876543210',
    start,
    rounds: guessRounds,
  })
  await guessers.stop()
  await provider.stop()
  return told
})
console.log(`Writing in forms ${submissions.submissions} times …`)
const written = await withDatabase('submissions', (database) => submissionRound(database, submissions))
console.log(`Saving and restoring ${saving.bookings} bookings, and killing both ${saving.kills} times …`)
const saved = await savingRound(postgres.url, saving)
console.log('Checking the HTML of every template …')
const markup = await withDatabase('html', htmlRound)
console.log('Pressing everything on every page …')
const pressed = await withDatabase('presses', (database) =>
  deadRound(database, told.routes ? Number(told.routes) : undefined),
)
await postgres.stop()
removeTemporaryFolder(folder)

const growth = written.memory ? written.memory.after - written.memory.before : Number.NaN
const good =
  subscribed.lost.length + subscribed.doubled.length + loggedIn.lost.length + fault.surprises.length === 0 &&
  rush.started === rush.seats &&
  rush.confirmed === rush.seats &&
  rush.most === rush.seats &&
  rush.others.length + rush.differences.length === 0 &&
  booked.lost.length + booked.leaked + booked.differences.length === 0 &&
  faulty.astray.length + faulty.wronglyPaid.length + faulty.differences.length === 0 &&
  cancelled.refundedOnce === cancelledBookings &&
  cancelled.differences.length === 0 &&
  slow.told === slow.buyers &&
  slow.confirmed === slow.buyers &&
  slow.differences.length + prices.differences.length === 0 &&
  guessed.logins === 0 &&
  guessed.refused === guessed.guesses &&
  written.others.length + written.astray.length + written.mailAstray.length === 0 &&
  written.refused === written.tooMany &&
  growth < mostGrowth &&
  saved.seconds.backup <= longestBackup &&
  saved.beside.wrong + saved.torn.length + saved.compared.different.length === 0 &&
  saved.killed.backups.halves.length + saved.killed.restores.halves.length === 0 &&
  (markup === null || markup.findings.length === 0) &&
  pressed.dead.length === 0 &&
  hang.during.wrong === 0 &&
  hang.during.p99 < slowestWhileHanging &&
  load.every(({ wrong }) => wrong === 0)
/** The first few are enough to look for the cause. */
const listed = (wrong: string[]) =>
  wrong.length === 0 ? 'none' : `${wrong.length} (${wrong.slice(0, 5).join('; ')})`
const report = `# Proof

Made by \`npm run proof\` on ${cpus().length} cores, Node ${process.version}.

## Crashes
The server was killed (SIGKILL) ${crashes} times while visitors subscribed, logged in and refreshed their sessions.
${subscribed.acknowledged} subscriptions were acknowledged; ${subscribed.lost.length} lost, ${subscribed.doubled.length} doubled.
${loggedIn.logins} logins and ${loggedIn.refreshes} refreshes were acknowledged, ${loggedIn.cutOff} refreshes cut off; ${loggedIn.lost.length} sessions lost.

## Load
| address | requests | wrong answers | p50 ms | p99 ms |
|---|---|---|---|---|
${load.map(({ path, requests: sent, wrong, p50, p99 }) => `| ${path} | ${sent} | ${wrong} | ${p50} | ${p99} |`).join('\n')}

## Faults
The wire to the database was cut ${fault.cuts} times under a running server. Surprises: ${fault.surprises.join('; ') || 'none'}.

## An SMS provider that hangs
While ${hang.sends} codes waited for it, departures were read ${hang.during.requests} times: ${hang.during.wrong} wrong answers, p50 ${hang.during.p50} ms, p99 ${hang.during.p99} ms
(before: p50 ${hang.before.p50} ms, p99 ${hang.before.p99} ms; at most ${slowestWhileHanging} ms at p99).

## A rush for seats
${rush.buyers} buyers at once over two processes, in three packages, for ${rush.seats} seats: ${rush.started} could pay, ${rush.refused} were told that it is sold out, ${rush.others.length} heard anything else (${rush.seconds.toFixed(1)} s).
At most ${rush.most} seats were held and sold at once; ${rush.confirmed} were confirmed. Differences in the books: ${rush.differences.join(' ') || 'none'}.

## Crashes under bookings
Two servers ran on one database. In each of ${bookingCrashes.rounds} rounds of ${bookingCrashes.bookings} bookings one of them was killed (SIGKILL) after ${booked.strikes.join(', ')} acknowledgements, while the other went on.
${booked.acknowledged} bookings were acknowledged and ${booked.paid} orders paid: ${booked.confirmed} confirmed, ${booked.refunded} refunded, ${booked.invoices} invoices numbered,
${booked.lost.length} lost, ${booked.leaked} left open. Differences in the books: ${booked.differences.join(' ') || 'none'}.

## Payments to which everything happens
Over two servers, ${faulty.bookings} bookings with webhooks lost, late, tripled, reversed and forged, other amounts, payments after failure and after expiry, tokens that ran out and refunds that were refused (${faulty.refusedRefunds}); ${faulty.webhooks} webhooks were sent, ${faulty.forged} of them refused as forged.
${faulty.paid} orders were paid: ${faulty.confirmed} bookings confirmed, ${faulty.refunded} refunded. Ended otherwise than they should: ${faulty.astray.join(' ') || 'none'}. Paid more or less than once: ${faulty.wronglyPaid.join(' ') || 'none'}.
Differences in the books: ${faulty.differences.join(' ') || 'none'}.

## A cancelled departure
The operator's command was killed after ${cancelled.whenKilled} of ${cancelled.bookings} bookings and run again, while PhonePe failed at random (${cancelled.calls} calls): ${cancelled.refundedOnce} refunded in full, once.
Differences in the books: ${cancelled.differences.join(' ') || 'none'}.

## A payment provider that answers after half a minute
${slow.buyers} people wanted to pay: ${slow.told} were told that PhonePe does not answer, with their seats kept; PhonePe opened ${slow.lateOrders} orders of which nobody heard. They tried again: ${slow.confirmed} booked, once.
Meanwhile departures were read ${slow.during.requests} times: ${slow.during.wrong} wrong answers, p50 ${slow.during.p50} ms, p99 ${slow.during.p99} ms. Differences in the books: ${slow.differences.join(' ') || 'none'}.

## Prices
${prices.prices} prices of ${prices.trips} trips (every package, 1 to ${maximumGuests} guests, every coupon): shown and charged differ ${prices.differences.length} times.

## Guessing at codes
${guessed.guesses} guesses at the codes of one number, from 200 addresses over two servers, while ${guessed.codes} codes were given out: ${guessed.logins} logins, ${guessed.refused} refused.

## Forms
${written.sent} messages, applications and enquiries from ${submissions.addresses} addresses in ${written.seconds.toFixed(0)} s: ${written.taken} were acknowledged, ${written.repeats} of them as repetitions of others; ${written.refused} were refused by the limit (${written.tooMany} were more than their address may send); answered otherwise: ${written.others.join(', ') || 'none'}.
With the warm-up ${written.stored} are stored. Without their mail, twice, or unknown to their sender: ${listed(written.astray)}. The server's memory grew by ${growth.toFixed(0)} MB to ${written.memory?.after.toFixed(0)} (at most by ${mostGrowth}).
The mail server was away and turned ${written.turnedAway} mails away; once it was back ${written.mailed} arrived. More or less than once: ${listed(written.mailAstray)}.

## Saving
${describeSaving(saved, longestBackup)}

## HTML
${
  markup === null
    ? 'Left out: the Nu HTML checker needs Java, and there is none here.'
    : `The Nu HTML checker read ${markup.pages} pages, at least one of each template. Findings: ${markup.findings.length === 0 ? 'none' : `\n- ${markup.findings.join('\n- ')}`}
Accepted: ${markup.accepted.join('; ') || 'nothing'}.`
}

## Nothing dead
On ${pressed.routes} pages of the sitemap, at 390 and 1440 px, ${pressed.presses} buttons, tabs and other controls were pressed. Unanswered: ${pressed.dead.length === 0 ? 'none' : `\n- ${pressed.dead.join('\n- ')}`}
`
mkdirSync('report', { recursive: true })
writeFileSync('report/proof.md', report)
console.log(report)
process.exit(good ? 0 : 1)
