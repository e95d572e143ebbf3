import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseSync, Visitor } from 'oxc-parser'

const folders = ['app', 'server', 'domain']
const longest = 80

/** Functions that no longer fit on a screen, a line each. */
export function findLongFunctions(file: string, code: string): string[] {
  const problems: string[] = []
  const lineAt = (offset: number) => code.slice(0, offset).split('\n').length
  const measure = (node: { start: number; end: number }) => {
    const first = lineAt(node.start)
    const lines = lineAt(node.end) - first + 1
    if (lines > longest)
      problems.push(`${file}:${first}: a function of ${lines} lines; at most ${longest}, name its parts`)
  }
  new Visitor({
    FunctionDeclaration: measure,
    FunctionExpression: measure,
    ArrowFunctionExpression: measure,
  }).visit(parseSync(file, code).program)
  return problems
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const root = join(import.meta.dirname, '..')
  const problems = folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        join(folder, name),
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) => findLongFunctions(file, readFileSync(join(root, file), 'utf8')))
  for (const problem of problems) console.error(problem)
  process.exit(problems.length > 0 ? 1 : 0)
}
