import type pg from 'pg'
import { checkLog } from '../../../server/audit/check-log.ts'
import { createListLog } from '../../../server/audit/list-log.ts'
import { faultsOf, type Proof } from '../proof.ts'

const rows = 1_000_000
const tampered = 20
/** What a night may cost of what the whole costs in the same run, however busy the machine is. */
const nightShare = 1 / 3
/** In milliseconds, of 95 in 100 pages. */
const longestPage = 100

export const longLog: Proof = {
  name: 'log',
  title: 'The log',
  doing: `Checking a log of ${rows} rows`,
  prove: ({ withDatabase }) =>
    withDatabase('log', async ({ db, pool }) => {
      await fillLog(pool)
      const whole = await timed(() => checkLog(db, { earlier: null, whole: true }))
      const earlier = whole.result.upTo
      const night = await timed(() => checkLog(db, { earlier, whole: false }))
      const page = await timePages(createListLog({ db }))
      const unseen: number[] = []
      await pool.query('alter table log_entries disable trigger user')
      for (let i = 0; i < tampered; i++) {
        const row = 1 + Math.floor((i * (rows - 1)) / (tampered - 1))
        const change = (by: number) =>
          pool.query("update log_entries set at = at + $2 * interval '1 second' where id = $1", [row, by])
        await change(1)
        // The night in whose turn the row is.
        const turn = { ...earlier, again: Math.max(0, row - 50_000) }
        const { problems } = await checkLog(db, { earlier: turn, whole: false })
        if (problems[0] !== `Row ${row} of the log is not what was written.`) unseen.push(row)
        await change(-1)
      }
      return {
        text: `${rows} rows: the whole chain is reckoned in ${whole.seconds.toFixed(1)} s, a night’s part of it in ${night.seconds.toFixed(1)} s, and a page of 50 is read within ${page.toFixed(0)} ms (95 of 100). ${tampered - unseen.length} of ${tampered} changed rows were named.`,
        faults: [
          ...whole.result.problems,
          ...night.result.problems,
          ...unseen.map((row) => `row ${row} was changed, and not named`),
          ...faultsOf({
            'a night cost too much of the whole': night.seconds <= whole.seconds * nightShare,
            'pages took too long': page <= longestPage,
          }),
        ],
      }
    }),
}

/** Rows of five kinds by twelve people over three years, chained as decision 38 says. */
async function fillLog(pool: pg.Pool): Promise<void> {
  await pool.query(`do $$
    declare previous text := ''; entry log_entries;
    begin
      for n in 1..${rows} loop
        entry.id := n;
        entry.at := timestamptz '2024-01-01' + n * interval '90 seconds';
        entry.staff_id := case when n % 5 > 0 then md5((n % 12)::text)::uuid end;
        entry.through := case when n % 5 > 0 then 'console' else 'command line' end;
        entry.what := (array['refund sent', 'departure closed', 'list exported', 'PAN read', 'staff signed in'])[1 + n % 5];
        entry.subject_kind := 'booking';
        entry.subject_id := 'KF-' || upper(substr(md5((n % 100000)::text), 1, 8));
        entry.before := '{"leftPaise": 3799900}';
        entry.after := jsonb_build_object('paise', n, 'leftPaise', 3649900);
        entry.why := 'The guest was ill and called twice';
        entry.chain := encode(sha256(convert_to(previous || jsonb_build_array(entry.id, (extract(epoch from entry.at) * 1000000)::bigint, entry.staff_id,
          entry.through, entry.what, entry.subject_kind, entry.subject_id, entry.before, entry.after, entry.why)::text, 'UTF8')), 'hex');
        previous := entry.chain;
        insert into log_entries select entry.*;
      end loop;
      insert into log_end (id, chain) values (${rows}, previous);
    end $$`)
  await pool.query('analyze log_entries')
}

async function timePages(listLog: ReturnType<typeof createListLog>): Promise<number> {
  const middle = { at: new Date('2025-06-01'), id: rows / 2 }
  const until = new Date('2024-03-01')
  const filters = [
    {},
    { who: { staffId: 'c4ca4238-a0b9-2382-0dcc-509a6f75849b' } },
    { what: 'PAN read' },
    { what: 'credit paid out' },
    { subject: { kind: 'booking', id: 'KF-C4CA4238' } },
    { until },
  ]
  const times: number[] = []
  for (let round = 0; round < 20; round++)
    for (const filter of filters)
      for (const before of [null, middle])
        times.push((await timed(() => listLog(filter, { before, most: 50 }))).seconds * 1000)
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0
}

async function timed<Result>(work: () => Promise<Result>): Promise<{ result: Result; seconds: number }> {
  const start = performance.now()
  const result = await work()
  return { result, seconds: (performance.now() - start) / 1000 }
}
