import { createHash } from 'node:crypto'
import { checkItem } from '#content/check-item.ts'
import { type Checked, type CheckOptions, checkingContent, startRules } from '#content/checked-content.ts'
import type { Content } from '#content/content.ts'
import { fingerprint } from '#content/fingerprint.ts'
import { fileOf, listItems, type RawSite, withItems } from '#content/kinds.ts'
import { loadRawContent } from '#content/load.ts'
import { notServable } from '#content/load-content.ts'
import { pages } from '#content/pages/all.ts'
import { createParseMemo, parseContent, parsingContent } from '#content/parse-content.ts'
import { type PictureChoice, pictureChoices } from '#content/picture-choices.ts'
import { formatProblem } from '#content/problem.ts'
import { type Item, type Kind, nameOf, type Problem } from '#domain/content/kinds.ts'
import { finish } from '#domain/steps/finish.ts'
import { onceEach } from '#domain/steps/once-each.ts'
import type { Trip } from '#domain/trips/trip.ts'
import { inSlices } from '../in-slices.ts'
import { type Catalogue, createCatalogue } from './catalogue.ts'

/** A thing as it was published; what is live stands in the place of its file. */
export type Version = Item & { version: number; at: Date }

/** A live version that the rules of this release refuse, and what stands in its place: an older one, or the file (null). */
export type SetAside = Pick<Version, 'kind' | 'id' | 'version'> & { used: number | null; problems: Problem[] }

/** All that the site says at a moment, checked. */
export type ReadContent = {
  catalogue: Catalogue
  /** Of every word of it: the same in each process that shows the same. */
  hash: string
  /** The versions that it shows. */
  used: readonly Version[]
  setAside: SetAside[]
}

/** What stands in the place of files. */
export type UsedItem = Item & { version: number }

/** What speaks against this thing beside those: whatever is wrong with it, and what would be wrong elsewhere that was right before. */
export type Judge = (item: Item, used: readonly UsedItem[]) => Promise<Problem[]>

export type OpenContent = {
  /** What the files hold. */
  files: readonly Item[]
  /**
   * Files with the live versions in their place. One that is refused gives way to the newest before it that passes, at last to the file: throws
   * only where the files themselves are wrong.
   */
  read: (
    live: readonly Version[],
    findOlder: (refused: Version) => Promise<Version | null>,
  ) => Promise<ReadContent>
  judge: Judge
  /** The drawn pictures, with why a trip may not show some of them. */
  choosePictures: (trip: object, used: readonly UsedItem[]) => PictureChoice[]
  /** The same for the same words, in the same order of fields. */
  hashOf: (value: unknown) => string
  /** How problems name the file of a thing. */
  fileOf: (kind: Kind, source: string) => string
  /** Everything that there is with these. */
  listItems: (used: readonly UsedItem[]) => Item[]
}

const noContent: RawSite = { raw: { places: [], trips: [], posts: [], coupons: [], site: [] }, pages }

/** A place that a trip names is looked for with all others there. */
const isOwn = ({ field }: Problem) => !/^route\.\d+\.place$/.test(field)

/** After so many tries to find versions that go together, files it is. */
const mostTries = 40

type Options = {
  /** What trips may show, and what is known of it. */
  pictures: Set<string> | null
  drawn?: CheckOptions
  sampleRatings?: boolean
  /** Another catalogue than that of the content, for tests and benches. */
  change?: (catalogue: Catalogue) => Catalogue
}

/** Reads the files of the repository once; what is laid over them is read as often as it changes, and only what has changed. */
export async function openContent(options: Options): Promise<OpenContent> {
  const files: RawSite = { raw: await loadRawContent(), pages }
  const memo = createParseMemo()
  /** All that is wrong with a site, by its hash. */
  let known = new Map<string, Set<string>>()
  // The same trip gives the same object, edition after edition.
  const unrated = onceEach(withoutSampleRating)

  function check({ raw, pages }: RawSite, more: CheckOptions): Promise<Checked> {
    return inSlices(checkingContent(raw, pages, options.pictures, { ...options.drawn, ...more, memo }))
  }

  function readAs(used: readonly Version[], site: RawSite, content: Content, setAside: SetAside[]) {
    const trips = options.sampleRatings ? content.trips : content.trips.map(unrated)
    const catalogue = createCatalogue({ ...content, trips })
    return { catalogue: options.change?.(catalogue) ?? catalogue, hash: hashOf(site), used, setAside }
  }

  return {
    files: listItems(files),
    async read(live, findOlder) {
      const setAside = new Map<string, SetAside>()
      let used = [...live]
      for (let tries = 1; ; tries++) {
        const site = withItems(files, used)
        const { content, problems } = await tryToCheck(used, files, () => check(site, { rules: startRules }))
        if (content && problems.length === 0) return readAs(used, site, content, [...setAside.values()])
        if (used.length === 0) throw notServable(problems)
        const blamed = tries < mostTries ? blame(used, problems) : new Set(used)
        const next: Version[] = []
        for (const version of used) {
          const older = blamed.has(version) && tries < mostTries ? await findOlder(version) : null
          const kept = blamed.has(version) ? older : version
          if (blamed.has(version)) noteAside(setAside, live, version, older, problems)
          if (kept) next.push(kept)
        }
        used = next
      }
    },
    async judge(item, used) {
      const site = withItems(files, used)
      const unfit = [
        ...checkItem(item, site),
        ...parseContent(withItems(noContent, [item]).raw).problems.filter(isOwn),
      ]
      if (unfit.length > 0) return unfit
      const before = known.get(hashOf(site)) ?? lines((await check(site, {})).problems)
      const changed = withItems(site, [item])
      // Whatever a rule can't make sense of is wrong.
      const after = await check(changed, {}).catch(() => ({ problems: [unreadable(item)] }))
      // What is asked next is asked of what is live by then: most likely the one or the other of the two.
      known = new Map([
        [hashOf(site), before],
        [hashOf(changed), lines(after.problems)],
      ])
      return after.problems.filter((problem) => isIn(problem, item) || !before.has(formatProblem(problem)))
    },
    choosePictures(trip, used) {
      const { trips, places } = finish(parsingContent(withItems(files, used).raw, memo))
      const names = options.pictures ?? new Set()
      return pictureChoices(trip, { trips, places, names, drawn: options.drawn ?? {} })
    },
    hashOf: fingerprint,
    fileOf,
    listItems: (used) => listItems(withItems(files, used)),
  }
}

function lines(problems: readonly Problem[]): Set<string> {
  return new Set(problems.map(formatProblem))
}

function unreadable({ kind, source }: Item): Problem {
  return { file: fileOf(kind, source), field: 'file', message: 'the rules can’t read it as it is' }
}

/** A page without the fields of its schema is not shown to rules at all. */
async function tryToCheck(
  used: readonly Version[],
  files: RawSite,
  check: () => Promise<Checked>,
): Promise<{ content: Checked['content'] | null; problems: Problem[] }> {
  const unfit = used.filter(({ kind }) => kind === 'page').flatMap((version) => checkItem(version, files))
  if (unfit.length > 0) return { content: null, problems: unfit }
  try {
    return await check()
  } catch (error) {
    if (used.length === 0) throw error
    return { content: null, problems: [] }
  }
}

/** The versions in whose files something is wrong; where that can't be told, the newest. */
function blame(used: readonly Version[], problems: readonly Problem[]): Set<Version> {
  const named = used.filter((version) => problems.some((problem) => isIn(problem, version)))
  if (named.length > 0) return new Set(named)
  const [newest] = used.toSorted((a, b) => b.at.getTime() - a.at.getTime())
  return new Set(newest ? [newest] : [])
}

function noteAside(
  setAside: Map<string, SetAside>,
  live: readonly Version[],
  refused: Version,
  older: Version | null,
  problems: readonly Problem[],
): void {
  const { kind, id } = refused
  const first = live.find((version) => version.kind === kind && version.id === id) ?? refused
  setAside.set(nameOf(refused), {
    kind,
    id,
    version: first.version,
    used: older?.version ?? null,
    problems: setAside.get(nameOf(refused))?.problems ?? problems.filter((problem) => isIn(problem, refused)),
  })
}

function isIn({ file, field }: Problem, { kind, id, source }: Item): boolean {
  return file === fileOf(kind, source) && (kind !== 'place' || field.startsWith(`${id}.`))
}

function hashOf(site: RawSite): string {
  const hash = createHash('sha256')
  for (const { kind, id, source, value } of listItems(site))
    hash.update(`${kind}/${id} ${source} ${fingerprint(value)}\n`)
  return hash.digest('hex').slice(0, 12)
}

/** Everything that would show, sort or filter by it goes by what the trip has. */
function withoutSampleRating(trip: Trip): Trip {
  return trip.rating?.sample ? { ...trip, rating: null } : trip
}
