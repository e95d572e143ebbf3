import { atLeast, atMost, type Bar, below } from './figure.ts'

/** Every bar that a figure is held to, in one place. */

const kilobyte = 1024

/** What a page may cost the browser. Work is compared with that of /newsletter in the same run, whatever the machine. */
type PageBars = { blockedAbove: Bar; mainThread: Bar; elements: Bar; transfer: Bar }
const anyPage: PageBars = {
  blockedAbove: atMost(100),
  mainThread: atMost(1.5),
  elements: atMost(1_200),
  transfer: atMost(400 * kilobyte),
}
const home: PageBars = {
  blockedAbove: atMost(150),
  mainThread: atMost(2),
  elements: atMost(1_800),
  transfer: atMost(330 * kilobyte),
}
export const barsOf = (page: string): PageBars => (page === 'home' ? home : anyPage)

export const bars = {
  layoutShift: atMost(0.02),
  firstLoad: { script: atMost(110 * kilobyte), stylesheets: atMost(1), stylesheet: atMost(18 * kilobyte) },
  /** Times the CPU of a bare Hono text route. */
  cpu: { cached: atMost(1.25), uncachedResults: atMost(150) },
  /** Milliseconds at 10,000 trips, and the mean against that at 100. */
  search: { p50: below(1), p99: below(5), growth: atMost(10) },
  /** Milliseconds, with the processor slowed down four times. */
  interactions: { median: atMost(100), worst: atMost(200) },
  nextPage: atMost(600),
  /** Bytes and time of a listing of 10,000 trips against one of 100. */
  listing: { growth: atMost(1.3) },
  login: { failed: atMost(0), p99: below(250), megabytes: atMost(30) },
  booking: {
    failed: atMost(0),
    payment: atMost(500),
    home: atMost(50),
    webhook: atMost(1_000),
    megabytes: atMost(50),
  },
  seatStorm: { refused: atMost(0), fromCache: atLeast(90), p99: atMost(100), age: atMost(5_000) },
  /** Milliseconds of CPU a read of a page that asks for three things. */
  sessionCheck: atMost(0.3),
}
