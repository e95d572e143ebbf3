import { type DeadJob, listDeadJobs } from '../jobs/job-store.ts'
import { createRetryJob } from '../jobs/retry-job.ts'
import { type Command, commandLine, no, yes } from './command.ts'
import { giveList } from './give-list.ts'
import { showInIndia } from './show-in-india.ts'

const columns = ['id', 'job', 'given up (IST)', 'attempts', 'about', 'last error']

/** Nothing personal stands in a job, so nothing of it is left out. */
export const jobs: Command = {
  name: 'jobs',
  takes: ['[retry]', '[id]'],
  options: ['csv'],
  does: 'lists work that was given up; retry with an id of the list puts it back, to be done by the running site',
  async run(resources, [word, id = ''], options) {
    const { db, clock } = resources
    if (word === undefined) {
      const dead = await listDeadJobs(db)
      return yes(
        dead.length === 0 && !options.csv
          ? 'No work was given up.'
          : await giveList(resources, 'jobs', { columns, rows: dead.map(cells) }, options),
      )
    }
    if (word !== 'retry' || !/^\d{1,15}$/.test(id))
      return no('Write it as npm run operator -- jobs, or npm run operator -- jobs retry 12.')
    const retried = await createRetryJob({ db, clock })(Number(id), commandLine)
    if (retried.ok) return yes(`Job ${id} is put back: the running site tries it within seconds.`)
    return retried.reason === 'waiting'
      ? no(`The work of job ${id} waits already, by a job that came later.`)
      : no(`There is no job ${id} that was given up: npm run operator -- jobs lists them.`)
  },
}

function cells({ id, task, failedAt, attempts, payload, lastError }: DeadJob): (string | number)[] {
  const about = Object.entries(payload).map(([name, value]) => `${name} ${value}`)
  return [id, task, showInIndia(failedAt), attempts, about.join(', '), lastError ?? '']
}
