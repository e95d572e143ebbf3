/** Renders pages anew one after another, each once however often it is asked for meanwhile. */
export function createRefreshQueue(render: (key: string) => Promise<unknown>): (key: string) => void {
  const waiting = new Set<string>()
  let running = false

  async function run(): Promise<void> {
    running = true
    for (const key of waiting) {
      // Who asks for a page that can't be rendered is told so then.
      await render(key).catch(() => {})
      waiting.delete(key)
    }
    running = false
  }

  return (key) => {
    waiting.add(key)
    if (!running) void run()
  }
}
