import type { Job } from '../jobs/job.ts'
import type { ReleaseFiles } from './release-files.ts'

const day = 24 * 3600

/** What processes still serve is noted as such every day, so that whatever is removed belongs to no release that runs. */
export function releaseJobs({ keepOwn, removeOld }: Pick<ReleaseFiles, 'keepOwn' | 'removeOld'>): Job[] {
  return [
    { on: 'every-process', name: 'keep release files', everySeconds: day, run: keepOwn },
    {
      on: 'one-process',
      name: 'remove old release files',
      everySeconds: day,
      leaseSeconds: 600,
      run: removeOld,
    },
  ]
}
