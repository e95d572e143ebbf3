import { startProduction } from './start-production.ts'
import { type Tell, walkJourney } from './walk-journey.ts'

/** Starts what the README tells to start, walks through it and ends it. Throws, with the step's reason, when something is not as it should be. */
export async function rehearseProduction(adminUrl: string, tell: Tell, stopped?: AbortSignal): Promise<void> {
  await using opened = new AsyncDisposableStack()
  const site = await startProduction(adminUrl, stopped)
  opened.defer(site.stop)
  const before = site.output().split(/^Kafila is ready/m)[0] ?? ''
  const works = [...before.matchAll(/^(\w+) +works +/gm)].map(([, name]) => name)
  tell('doctor', `all that is set works: ${works.join(', ')}`)
  tell('start', `${site.url}, APP_ENV=production, behind TLS`)
  await walkJourney(site, tell)
  const failures = site
    .output()
    .split('\n')
    .filter((line) => /^\{"level":[56]0/.test(line))
  if (failures.length > 0) throw new Error(`the site has logged failures:\n${failures.join('\n')}`)
  await site.stop()
  tell('stop', 'in order, with no failure in the log')
}
