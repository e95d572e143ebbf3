/** How many are rendered at once: one waits for the database most of the time, and while a crowd reads, for its turn. */
const atOnce = 3

/** Renders pages anew in the order in which they were asked for, a few at once, each once however often it is asked for meanwhile. */
export function createRefreshQueue(render: (key: string) => Promise<unknown>): (key: string) => void {
  /** Those that are being rendered, too. */
  const wanted = new Set<string>()
  const waiting: string[] = []
  let running = 0

  async function run(): Promise<void> {
    running++
    for (let key = waiting.shift(); key !== undefined; key = waiting.shift()) {
      // Who asks for a page that can't be rendered is told so then.
      await render(key).catch(() => {})
      wanted.delete(key)
    }
    running--
  }

  return (key) => {
    if (wanted.has(key)) return
    wanted.add(key)
    waiting.push(key)
    if (running < atOnce) void run()
  }
}
