import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseSync } from 'oxc-parser'
import { forbidden } from './import-rules.ts'

const folders = [
  'app',
  'console',
  'domain',
  'content',
  'server',
  'database',
  'artwork',
  'sandbox',
  'tests',
  'bench',
  'scripts',
]
const forbiddenFolders = /(^|\/)(utils|helpers|misc|common|shared|service|manager)\//
const mayReadEnvironment = /^(server\/env\.ts|sandbox\/|scripts\/|tests\/|bench\/)/

/** Benches and tests look at the database from outside. */
const mayUseDatabasePackages = /^(database|bench|tests)\/|-store\.ts$|\.test\.ts$/
const isDatabasePackage = (specifier: string) => /^(pg|drizzle-orm)(\/|$)/.test(specifier)

/** Every breach of the rules below `root`, one line each. */
export function checkImports(root: string): string[] {
  const problems: string[] = []
  const graph = new Map<string, string[]>()
  for (const file of sourceFiles(root)) {
    const code = readFileSync(join(root, file), 'utf8')
    if (forbiddenFolders.test(file)) problems.push(`${file}: name the folder after what it holds`)
    if (file.endsWith('.tsx') && !/^(app|console)\//.test(file))
      problems.push(`${file}: JSX lives under app/ and console/ alone`)
    if (/\bprocess\.env\b/.test(code) && !mayReadEnvironment.test(file))
      problems.push(`${file}: only server/env.ts reads process.env`)
    const { imports, onlyReexports } = readImports(file, code)
    if (onlyReexports) problems.push(`${file}: no barrels, import the file that holds it`)
    const targets: string[] = []
    for (const { specifier, typeOnly } of imports) {
      if (isDatabasePackage(specifier) && !mayUseDatabasePackages.test(file))
        problems.push(
          `${file}: imports ${specifier}: only *-store.ts files and database/ speak to PostgreSQL`,
        )
      const to = resolveSpecifier(root, file, specifier)
      if (to === null || specifier.includes('+types/')) continue
      if (!/\.(tsx?|mjs|json|css|woff2|svg)(\?(worker&)?url)?$/.test(specifier)) {
        problems.push(`${file}: "${specifier}" needs its file extension`)
      }
      const reason = forbidden({ from: file, to, typeOnly })
      if (reason) problems.push(`${file}: imports ${to}: ${reason}`)
      targets.push(to)
    }
    graph.set(file, targets)
  }
  return [...problems, ...findCycles(graph)]
}

function sourceFiles(root: string): string[] {
  return folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        posix.join(folder, name.replaceAll('\\', '/')),
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .sort()
}

type FoundImport = { specifier: string; typeOnly: boolean }

function readImports(file: string, code: string): { imports: FoundImport[]; onlyReexports: boolean } {
  const { module, program } = parseSync(file, code)
  const imports: FoundImport[] = []
  for (const found of module.staticImports) {
    const typeOnly = found.entries.length > 0 && found.entries.every((entry) => entry.isType)
    imports.push({ specifier: found.moduleRequest.value, typeOnly })
  }
  let reexports = 0
  for (const found of module.staticExports) {
    for (const entry of found.entries) {
      if (!entry.moduleRequest) continue
      reexports++
      imports.push({ specifier: entry.moduleRequest.value, typeOnly: entry.isType })
    }
  }
  for (const found of module.dynamicImports) {
    const literal = /^['"]([^'"]+)['"]$/.exec(code.slice(found.moduleRequest.start, found.moduleRequest.end))
    if (literal?.[1]) imports.push({ specifier: literal[1], typeOnly: false })
  }
  return {
    imports,
    onlyReexports:
      reexports > 0 &&
      program.body.every(
        (node) => /^Export(All|Named)Declaration$/.test(node.type) && 'source' in node && node.source,
      ),
  }
}

/** The project file that a specifier means, or null for a package. */
function resolveSpecifier(root: string, from: string, specifier: string): string | null {
  const bare = specifier.replace(/\?.*$/, '')
  if (bare.startsWith('#')) return bare.slice(1)
  if (!bare.startsWith('.')) return null
  return relative(root, resolve(root, dirname(from), bare)).replaceAll('\\', '/')
}

function findCycles(graph: Map<string, string[]>): string[] {
  const done = new Set<string>()
  const problems: string[] = []
  function visit(file: string, path: string[]): void {
    const at = path.indexOf(file)
    if (at >= 0) {
      problems.push(`cycle: ${[...path.slice(at), file].join(' → ')}`)
      return
    }
    if (done.has(file)) return
    for (const next of graph.get(file) ?? []) visit(next, [...path, file])
    done.add(file)
  }
  for (const file of graph.keys()) visit(file, [])
  return problems
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const problems = checkImports(join(import.meta.dirname, '..'))
  for (const problem of problems) console.error(problem)
  process.exit(problems.length > 0 ? 1 : 0)
}
