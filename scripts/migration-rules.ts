import { readStatements, type SqlStatement, splitAtCommas } from './sql-statements.ts'

/**
 * What a migration may do while the release before still runs on the same database, under traffic: add, or drop what that release no longer
 * reads. What no rule knows is refused.
 */

export type MigrationFile = { name: string; sql: string }
/** Since when something may be gone: names of earlier migrations, and the version in package.json. */
export type Known = { earlier: string[]; version: string }

type Made = ReadonlySet<string>
type Rule = [form: RegExp, problem: string | null]

const ok = null
const rewrites = 'rewrites the whole table while nobody can use it: add another column and fill it in a job'
const scans =
  'reads the whole table while nobody can write: add it with not valid, validate it in a later migration'
const unfilled = 'the release before does not fill it: give it a default'
const besideTraffic = 'stops all writes until it is built: create it concurrently, in a file of its own'
const moves = 'locks the rows until its end: change them in a job, a few at a time'
const renamed = 'the release before reads the old name: add the new one, and drop the old one later'
const unmarked =
  'say since when: a line before it, -- nothing reads it since 0019_name, or: since release 1.2.3'
const unknown = 'is no kind of statement that scripts/migration-rules.ts knows'
const again =
  'a try that failed leaves half an index: the file holds drop index concurrently if exists, then create index concurrently, and nothing else'

/** What is added to a table that stands, and so may be large. */
const ofColumns: Rule[] = [
  [/ (small|big)?serial\b/, rewrites],
  [/ generated (always|by default) as /, rewrites],
  [/ (unique|primary key|references|check)\b/, 'add the constraint by itself, with not valid'],
  [/^(?!.* default ).* not null\b/, unfilled],
  [/ default (?!now\(\))[a-z_.]+\(/, rewrites],
  [/^/, ok],
]

const ofTables: Rule[] = [
  [/^add (constraint \S+ )?(foreign key|check|not null)\b.* not valid$/, ok],
  [/^add (constraint \S+ )?(foreign key|check|not null)\b/, scans],
  [/^add (constraint \S+ )?(unique|primary key) using index /, ok],
  [/^add (constraint \S+ )?(unique|primary key|exclude)\b/, besideTraffic],
  [/^validate constraint /, ok],
  [/^alter (column )?\S+ (set default|drop not null)\b/, ok],
  [/^alter (column )?\S+ set not null\b/, scans],
  [/^alter (column )?\S+ (set data )?type\b/, rewrites],
  [/^rename\b/, renamed],
]

const ofStatements: Rule[] = [
  [/^create (or replace )?(constraint )?(function|trigger|view|procedure)\b/, ok],
  [/^create (type|domain|sequence|extension|schema)\b/, ok],
  [/^alter type \S+ add value\b/, ok],
  [/^alter .* rename\b/, renamed],
  [/^(insert into|comment on)\b/, ok],
]

/** What is wrong with a migration, a line each with file and statement. */
export function findMigrationProblems({ name, sql }: MigrationFile, known: Known): string[] {
  const statements = readStatements(sql)
  const made = new Set(statements.flatMap(({ plain }) => madeTable(plain) ?? []))
  const isRepeatable = rebuildsIndexes(statements)
  return statements.flatMap((statement) => {
    const problem = / index concurrently /.test(` ${statement.plain}`)
      ? isRepeatable
        ? ok
        : again
      : problemOf(statement, made, known)
    return problem ? [`${name}: ${shorten(statement.written)}: ${problem}`] : []
  })
}

function problemOf(statement: SqlStatement, made: Made, known: Known): string | null {
  const { plain } = statement
  if (madeTable(plain)) return ok
  const [, indexed] = /^create (?:unique )?index .*?\bon (?:only )?(\S+)/.exec(plain) ?? []
  if (indexed) return made.has(bare(indexed)) ? ok : besideTraffic
  const [, changed] =
    /^(?:update(?: only)?|delete from(?: only)?|truncate(?: table)?) (\S+)/.exec(plain) ?? []
  if (changed) return made.has(bare(changed)) ? ok : moves
  const [, table, actions] = /^alter table (?:if exists )?(?:only )?(\S+) (.*)$/.exec(plain) ?? []
  if (table && actions) {
    if (made.has(bare(table))) return ok
    const problems = splitAtCommas(actions).map((action) => problemOfAction(action, statement, known))
    return problems.find((problem) => problem !== ok) ?? ok
  }
  if (plain.startsWith('drop ')) return problemOfDrop(statement, known)
  return judge(plain, ofStatements)
}

function problemOfAction(action: string, statement: SqlStatement, known: Known): string | null {
  if (/^drop |^alter .* drop default$/.test(action)) return problemOfDrop(statement, known)
  const isColumn =
    /^add /.test(action) && !/^add (constraint|foreign key|check|unique|primary key|exclude)\b/.test(action)
  return judge(action, isColumn ? ofColumns : ofTables)
}

function problemOfDrop({ comments }: SqlStatement, { earlier, version }: Known): string | null {
  const mark = comments.findLast((comment) => comment.startsWith('nothing reads it since '))
  const [, migration, release] =
    /^nothing reads it since (?:(\d{4}_\w+)|release (\d+\.\d+\.\d+))\.?$/.exec(mark ?? '') ?? []
  if (migration) return earlier.includes(migration) ? ok : `there is no earlier migration ${migration}`
  if (release) return isUpTo(release, version) ? ok : `there was no release ${release} yet`
  return unmarked
}

/** Each index is taken away first, should a former try have left it, and built outside of a transaction. */
function rebuildsIndexes(statements: SqlStatement[]): boolean {
  const dropped = new Set<string>()
  return statements.every(({ plain }) => {
    const [, old] = /^drop index concurrently if exists (\S+)$/.exec(plain) ?? []
    if (old) dropped.add(bare(old))
    const [, built] = /^create (?:unique )?index concurrently (\S+) on /.exec(plain) ?? []
    return old ? true : built !== undefined && dropped.has(bare(built))
  })
}

function madeTable(plain: string): string | null {
  const [, table] = /^create (?:unlogged )?table (?:if not exists )?([^\s(]+)/.exec(plain) ?? []
  return table ? bare(table) : null
}

function judge(text: string, rules: Rule[]): string | null {
  const rule = rules.find(([form]) => form.test(text))
  return rule ? rule[1] : unknown
}

/** Without the schema. */
function bare(table: string): string {
  return table.replace(/^public\./, '').replace(/\(.*$/, '')
}

function isUpTo(release: string, version: string): boolean {
  return release.localeCompare(version, 'en', { numeric: true }) <= 0
}

function shorten(text: string): string {
  return text.length > 120 ? `${text.slice(0, 119)}…` : text
}
