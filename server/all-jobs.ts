import { authJobs, sealedJobs } from './auth/jobs.ts'
import { bookingJobs } from './bookings/jobs.ts'
import { booksJobs } from './books/jobs.ts'
import { consoleOrigin } from './console/console-host.ts'
import { contentJobs } from './content/plan-departures.ts'
import { scheduleJobs } from './content/schedules/publish-scheduled.ts'
import { departureJobs } from './departures/jobs.ts'
import { editionJobs, type RefreshEdition } from './editions/follow-content.ts'
import type { Job } from './jobs/job.ts'
import { limitJobs } from './limits/jobs.ts'
import { mailJobs } from './mail/jobs.ts'
import type { Resources } from './open-resources.ts'
import { paperJobs } from './papers/jobs.ts'
import { releaseJobs } from './releases/jobs.ts'
import type { ReleaseFiles } from './releases/release-files.ts'
import { reminderJobs } from './reminders/jobs.ts'
import { retentionJobs } from './retention/jobs.ts'
import { reviewJobs } from './reviews/jobs.ts'
import { smsJobs } from './sms/jobs.ts'
import { staffJobs } from './staff/jobs.ts'
import type { UseCases } from './use-cases.ts'
import { waitingJobs } from './waiting/jobs.ts'

/** The background work of every room. */
export function allJobs(
  { db, clock, site, env }: Resources,
  useCases: UseCases & { releaseFiles: ReleaseFiles | null; refreshEdition: RefreshEdition },
): Job[] {
  const { auth, bookings, papers, releaseFiles } = useCases
  return [
    ...departureJobs(useCases),
    ...editionJobs(useCases),
    ...contentJobs(useCases),
    ...scheduleJobs({ db, clock, site, consoleUrl: consoleOrigin(env.web), ...useCases.forDesk.content }),
    ...limitJobs({ db, clock }),
    ...mailJobs(useCases),
    ...smsJobs(useCases),
    ...bookingJobs(bookings),
    ...booksJobs(useCases),
    ...paperJobs(papers),
    ...reminderJobs(useCases),
    ...reviewJobs(useCases),
    ...waitingJobs(useCases.waiting),
    ...retentionJobs(useCases),
    ...staffJobs({ db, clock }),
    ...sealedJobs(useCases),
    ...(releaseFiles ? releaseJobs(releaseFiles) : []),
    ...(auth ? authJobs({ db, clock, keys: auth.keys }) : []),
  ]
}
