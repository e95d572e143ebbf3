import { openDatabase } from '../../database/client.ts'
import { systemClock } from '../../server/clock.ts'
import { createJobs } from '../../server/jobs/create-jobs.ts'
import { createLog } from '../../server/log.ts'

/** A process of its own that works on the jobs of a database and notes each, so that it can be killed for real. */
const { db, pool } = openDatabase(process.argv[2] ?? '', () => {})
const jobs = createJobs({
  db,
  clock: systemClock,
  log: createLog('silent'),
  jobs: [
    {
      on: 'queue',
      name: 'note',
      leaseSeconds: 2,
      atOnce: 5,
      retryAfter: () => 1,
      run: async ({ count }) => {
        await new Promise((resolve) => setTimeout(resolve, 10))
        await pool.query('insert into noted values ($1, $2)', [count, process.pid])
        return { ok: true }
      },
    },
  ],
})
jobs.start()
