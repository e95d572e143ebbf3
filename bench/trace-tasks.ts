/** Reads a trace of Chrome: which tasks the page's main thread ran, and what each spent its time on. */

type TraceEvent = {
  name: string
  cat: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
  args: { name?: string; data?: { url?: string; functionName?: string; fileName?: string } }
}

export const causes = ['parse', 'evaluate', 'hydrate', 'style', 'layout', 'paint', 'memory', 'other'] as const
export type Cause = (typeof causes)[number]

/** Milliseconds of the processor's time; `at` is counted from the beginning of the navigation, on the clock. */
export type Task = {
  at: number
  duration: number
  beforePaint: boolean
  parts: Record<Cause, number>
  /** The script that took most of it. */
  script: string
}

const causeOfName: Record<string, Cause> = {
  ParseHTML: 'parse',
  EvaluateScript: 'evaluate',
  'v8.evaluateModule': 'evaluate',
  'v8.compile': 'evaluate',
  'v8.compileModule': 'evaluate',
  'v8.produceCache': 'evaluate',
  FunctionCall: 'hydrate',
  RunMicrotasks: 'hydrate',
  TimerFire: 'hydrate',
  UpdateLayoutTree: 'style',
  ParseAuthorStyleSheet: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
  MinorGC: 'memory',
  MajorGC: 'memory',
}

const isTask = ({ name }: TraceEvent) => name === 'RunTask' || name === 'ThreadControllerImpl::RunTask'
const lengthOf = ({ dur = 0, tdur }: TraceEvent) => (tdur ?? dur) / 1000

/** The thread that ran the page: of all main threads of pages the busiest. */
function mainThread(events: TraceEvent[]): (event: TraceEvent) => boolean {
  const named = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
  const work = named.map((thread) => {
    const own = events.filter(
      (event) => isTask(event) && event.pid === thread.pid && event.tid === thread.tid,
    )
    return { thread, sum: own.reduce((sum, event) => sum + lengthOf(event), 0) }
  })
  const busiest = work.toSorted((a, b) => b.sum - a.sum)[0]?.thread
  if (!busiest) throw new Error('the trace names no main thread')
  return ({ pid, tid }) => pid === busiest.pid && tid === busiest.tid
}

/** All tasks of the main thread from the navigation to `path` on. */
export function readTasks(events: TraceEvent[]): Task[] {
  const isMain = mainThread(events)
  const own = events.filter((event) => isMain(event)).toSorted((a, b) => a.ts - b.ts)
  const last = (name: string) => own.findLast((event) => event.name === name)?.ts
  const begun = last('navigationStart') ?? own[0]?.ts ?? 0
  const painted = last('firstContentfulPaint') ?? Number.POSITIVE_INFINITY
  const spans = own.filter(({ ph, ts }) => ph === 'X' && ts >= begun)
  const tasks: Task[] = []
  let end = 0
  for (const [at, event] of spans.entries()) {
    if (!isTask(event) || event.ts < end) continue
    end = event.ts + (event.dur ?? 0)
    const inside: TraceEvent[] = []
    for (let i = at + 1; i < spans.length && (spans[i]?.ts ?? end) < end; i++)
      inside.push(spans[i] as TraceEvent)
    tasks.push(taskOf(event, inside, begun, painted))
  }
  return tasks
}

type Open = { event: TraceEvent; end: number; inside: number; cause: Cause }

function taskOf(event: TraceEvent, inside: TraceEvent[], begun: number, painted: number): Task {
  const parts = Object.fromEntries(causes.map((cause) => [cause, 0])) as Record<Cause, number>
  const scripts = new Map<string, number>()
  const open: Open[] = [{ event, end: event.ts + (event.dur ?? 0), inside: 0, cause: 'other' }]
  const close = () => {
    const ended = open.pop() as Open
    const length = lengthOf(ended.event)
    parts[ended.cause] += Math.max(0, length - ended.inside)
    const above = open.at(-1)
    if (above) above.inside += length
    const { url, fileName, functionName } = ended.event.args.data ?? {}
    const file = (url ?? fileName ?? '').replace(/^.*\//, '').replace(/[?#].*/, '')
    if (file || functionName) {
      const name = [functionName, file].filter(Boolean).join(' in ')
      scripts.set(name, (scripts.get(name) ?? 0) + Math.max(0, length - ended.inside))
    }
  }
  for (const one of inside) {
    while (open.length > 1 && (open.at(-1)?.end ?? 0) <= one.ts) close()
    // What has no name of its own belongs to what it stands in.
    const cause = causeOfName[one.name] ?? open.at(-1)?.cause ?? 'other'
    open.push({ event: one, end: one.ts + (one.dur ?? 0), inside: 0, cause })
  }
  while (open.length > 0) close()
  const [script = ''] = [...scripts].toSorted((a, b) => b[1] - a[1])[0] ?? []
  return {
    at: (event.ts - begun) / 1000,
    duration: lengthOf(event),
    beforePaint: event.ts < painted,
    parts,
    script,
  }
}
