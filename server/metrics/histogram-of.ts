import type { Metric, Registry } from 'prom-client'
import { classEnds, type Durations } from './durations.ts'

/** One series of a histogram. */
type Labelled = { labels: Record<string, string>; durations: Durations }

/** Durations that were counted elsewhere, as a histogram of the registry: its own could only be told of them one by one. */
export function addHistogram(
  registry: Registry,
  { name, help, read }: { name: string; help: string; read: () => Labelled[] },
): void {
  const histogram = {
    name,
    get: async () => ({
      name,
      help,
      type: 'histogram',
      values: read().flatMap((one) => valuesOf(name, one)),
    }),
  }
  registry.registerMetric(histogram as unknown as Metric)
}

function valuesOf(name: string, { labels, durations }: Labelled) {
  let count = 0
  const buckets = [...durations.classes].map((inClass, at) => {
    count += inClass
    return { metricName: `${name}_bucket`, labels: { le: classEnds[at] ?? '+Inf', ...labels }, value: count }
  })
  return [
    ...buckets,
    { metricName: `${name}_sum`, labels, value: durations.sum },
    { metricName: `${name}_count`, labels, value: count },
  ]
}
