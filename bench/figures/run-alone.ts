import { type Bench, show, showBar } from './figure.ts'

/** Whether fewer repetitions will do: `--quick` among the arguments. */
export const quick = process.argv.includes('--quick')

/** The other arguments, each in its place. */
export const given = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))

/**
 * A bench that is its process's own program: it tells `npm run bench` what it found where that has started it, and whoever reads along
 * otherwise. Ends with 1 when a bar is missed.
 */
export async function runAlone(measure: () => Promise<Bench>): Promise<never> {
  const bench = await measure()
  if (process.send) await new Promise((sent) => process.send?.(bench, sent))
  else print(bench)
  process.exit(bench.figures.some(({ met }) => met === false) ? 1 : 0)
}

function print({ title, note, figures }: Bench): void {
  console.log(`${title}. ${note}`)
  const widest = Math.max(...figures.map(({ name }) => name.length))
  for (const { name, value, unit, bar, met } of figures) {
    const told = bar ? ` (${showBar(bar, unit)}: ${met ? 'met' : 'missed'})` : ''
    console.log(`  ${name.padEnd(widest)} ${show(value, unit)}${told}`)
  }
}

/** What is under way, for whoever waits. */
export function progress(line: string): void {
  console.log(`  ${line}`)
}
