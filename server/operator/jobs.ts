import { type DeadJob, listDeadJobs, retryDead } from '../jobs/job-store.ts'
import { type Command, no, yes } from './command.ts'
import { showInIndia } from './show-in-india.ts'
import { showTable } from './show-table.ts'

const columns = ['id', 'job', 'given up (IST)', 'attempts', 'about', 'last error']

/** Nothing personal stands in a job, so nothing of it is left out. */
export const jobs: Command = {
  name: 'jobs',
  takes: ['[retry]', '[id]'],
  options: ['csv'],
  does: 'lists work that was given up; retry with an id of the list puts it back, to be done by the running site',
  async run({ db, clock }, [word, id = ''], { csv }) {
    if (word === undefined) {
      const dead = await listDeadJobs(db)
      return yes(
        dead.length === 0 && !csv
          ? 'No work was given up.'
          : showTable({ columns, rows: dead.map(cells) }, csv),
      )
    }
    if (word !== 'retry' || !/^\d{1,15}$/.test(id))
      return no('Write it as npm run operator -- jobs, or npm run operator -- jobs retry 12.')
    switch (await retryDead(db, Number(id), clock.now())) {
      case 'put back':
        return yes(`Job ${id} is put back: the running site tries it within seconds.`)
      case 'waiting':
        return no(`The work of job ${id} waits already, by a job that came later.`)
      case 'none':
        return no(`There is no job ${id} that was given up: npm run operator -- jobs lists them.`)
    }
  },
}

function cells({ id, task, failedAt, attempts, payload, lastError }: DeadJob): (string | number)[] {
  const about = Object.entries(payload).map(([name, value]) => `${name} ${value}`)
  return [id, task, showInIndia(failedAt), attempts, about.join(', '), lastError ?? '']
}
