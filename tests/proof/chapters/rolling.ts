import { join } from 'node:path'
import { findNginx } from '../../setup/nginx.ts'
import { makeTemporaryFolder, removeTemporaryFolder } from '../../setup/temporary-folder.ts'
import { buildNextRelease } from '../next-release.ts'
import { faultsOf, type Proof } from '../proof.ts'
import { rollingRound } from '../rolling-round.ts'

const absent = 'Left out: there is no nginx here (Debian: `apt-get install nginx-light`).'
/** The first few are enough to look for the cause. */
const listed = (wrong: string[]) =>
  wrong.length === 0 ? 'none' : `${wrong.length} (${wrong.slice(0, 5).join('; ')})`

export const rolling: Proof = {
  name: 'rolling',
  title: 'A rolling update, and back',
  doing: 'Building another release, and putting it in the place of this one under load',
  async prove({ withDatabase }) {
    const nginx = findNginx()
    if (!nginx) return { text: absent, faults: [] }
    const folder = makeTemporaryFolder()
    const next = await buildNextRelease(join(folder, 'next release'))
    const told = await withDatabase('rolling', (database) => rollingRound(database, { folder, next, nginx }))
    removeTemporaryFolder(folder)
    const { read, written, files, sessions, bookings, limit, tabs, front } = told
    const books = bookings.lost.length + bookings.leaked + bookings.differences.length
    return {
      text: `Two processes of the site, each with a disk of its own, stood behind nginx (\`ops/nginx.conf\`) on one database. Under load each was stopped by SIGTERM and started with the next release, one after the other, and then back again (${told.seconds.map((took) => took.toFixed(1)).join(', ')} s).
Of ${read.requests} reads (pages, their data, the files they name, every file of both releases) failed: ${listed(read.failed)}. Of ${written.requests} logins, refreshes and bookings, none of which was sent twice, failed: ${listed(written.failed)}.
Afterwards each process gave out ${files.all} files of both releases; missing: ${listed(files.missing)}.
${sessions.logins} logins and ${sessions.refreshes} refreshes: ${sessions.lost.length} sessions lost. ${bookings.acknowledged} bookings and ${bookings.paid} payments: ${bookings.lost.length} lost, ${bookings.leaked} left open, differences in the books: ${bookings.differences.join(' ') || 'none'}. Of ${limit.asked} tries at a limit of ${limit.allowed}, sent to both processes in turns, ${limit.taken} were taken.
Tabs that were opened before and followed a link afterwards: ${tabs.join('; ')}.`,
      faults: faultsOf({
        'a read failed during the update': read.failed.length === 0,
        'a write failed during the update': written.failed.length === 0,
        'a file of a release was missing': files.missing.length === 0,
        'a session was lost': sessions.lost.length === 0,
        'bookings were lost or doubled': books === 0,
        'two processes allowed another number of tries than one would': limit.taken === limit.allowed,
        'an open tab did not load the next page anew': tabs.every((tab) => tab.endsWith('loaded anew')),
        ...Object.fromEntries(front.map((sentence) => [`nginx: ${sentence}`, false])),
      }),
    }
  },
}
