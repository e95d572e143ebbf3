import { join } from 'node:path'
import { dateInIndia } from '#domain/calendar/clock.ts'
import { datesThatRunOut } from '#domain/departures/dates-ahead.ts'
import { factsToCheck } from '#domain/trips/facts-to-check.ts'
import { checkContent } from './checked-content.ts'
import { loadRawContent } from './load.ts'
import { pages } from './pages/all.ts'
import { formatProblem } from './problem.ts'
import { readPictures } from './read-pictures.ts'

/** node content/check.ts [path fragment] prints what is wrong with the content, and what to write instead. */
const fragment = process.argv[2] ?? ''
const manifest = '.generated/pictures.json'

const names = readPictures(join(import.meta.dirname, '..', manifest))
if (names) {
  const { content, problems } = checkContent(await loadRawContent(), pages, names.pictures, names)
  const lines = problems.map(formatProblem).filter((line) => line.includes(fragment))
  for (const line of lines) console.log(line)
  // Right today and wrong one day by itself: worth a word, no failure.
  const today = dateInIndia(new Date())
  for (const note of [...datesThatRunOut(content.trips, today), ...factsToCheck(content.trips, today)])
    console.log(`note: ${note}`)
  const { trips, places, posts } = content
  console.log(
    `${trips.length} trips, ${places.length} places, ${posts.length} posts: ${lines.length} problems`,
  )
  process.exitCode = lines.length > 0 ? 1 : 0
} else {
  console.error(`${manifest} is missing, so pictures can’t be checked: run "npm run build" first.`)
  process.exitCode = 1
}
