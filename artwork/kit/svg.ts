import { cycle, nth } from './list.ts'

export type Point = [number, number]

/** A flat list of numbers as points: x, y, x, y. */
export function pairs(list: number[]): Point[] {
  return list.flatMap((n, i): Point[] => (i % 2 ? [] : [[n, list[i + 1] ?? n]]))
}

/** A coordinate for path data. A tenth of a unit is finer than any screen shows; the name is short because paths are full of it. */
export function f(n: number) {
  return +n.toFixed(1)
}

/** Without the leading zero, as SVG allows. */
function formatNumber(n: number): string {
  const s = String(+n.toFixed(2))
  return s.startsWith('0.') ? s.slice(1) : s.startsWith('-0.') ? `-${s.slice(2)}` : s
}

/** Numbers of path data, with spaces only where a minus sign does not part them. */
function join(numbers: number[]): string {
  return numbers
    .map(formatNumber)
    .reduce((text, next) => (text && !next.startsWith('-') ? `${text} ${next}` : text + next), '')
}

const snap = (n: number, step: number) => Math.round(n / step) * step

/** The larger a shape, the coarser its coordinates may be. */
function roundingStep(pts: Point[]): number {
  const xs = pts.map((p) => p[0])
  const ys = pts.map((p) => p[1])
  const size = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys))
  return size > 260 ? 1 : size > 60 ? 0.5 : 0.1
}

/** Polyline as path data: relative commands from rounded points, so that errors do not add up. */
function line(pts: Point[], step = roundingStep(pts)): string {
  let [x, y] = nth(pts, 0).map((n) => snap(n, step)) as Point
  const d = `M${join([x, y])}`
  const rel: number[] = []
  for (const p of pts.slice(1)) {
    const nx = snap(p[0], step)
    const ny = snap(p[1], step)
    if (nx === x && ny === y) continue
    rel.push(nx - x, ny - y)
    ;[x, y] = [nx, ny]
  }
  return d + (rel.length ? `l${join(rel)}` : '')
}

/** Closed polygon as path data. */
export function shape(pts: Point[], step?: number): string {
  return `${line(pts, step)}z`
}

/** Catmull-Rom through the points, as relative cubics. */
export function curve(pts: Point[], close = false, tension = 1 / 6): string {
  const step = roundingStep(pts) / 2
  const n = pts.length
  const pointAt = (i: number) => (close ? cycle(pts, i + n) : nth(pts, Math.min(n - 1, Math.max(0, i))))
  let [x, y] = nth(pts, 0).map((n) => snap(n, step)) as Point
  const d = `M${join([x, y])}c`
  const rel: number[] = []
  for (let i = 0; i < (close ? n : n - 1); i++) {
    const p0 = pointAt(i - 1)
    const p1 = pointAt(i)
    const p2 = pointAt(i + 1)
    const p3 = pointAt(i + 2)
    const c1: Point = [p1[0] + (p2[0] - p0[0]) * tension, p1[1] + (p2[1] - p0[1]) * tension]
    const c2: Point = [p2[0] - (p3[0] - p1[0]) * tension, p2[1] - (p3[1] - p1[1]) * tension]
    const nx = snap(p2[0], step)
    const ny = snap(p2[1], step)
    rel.push(
      snap(c1[0], step) - x,
      snap(c1[1], step) - y,
      snap(c2[0], step) - x,
      snap(c2[1], step) - y,
      nx - x,
      ny - y,
    )
    ;[x, y] = [nx, ny]
  }
  return d + join(rel) + (close ? 'z' : '')
}

/** Points of a Catmull-Rom curve, to clip hills to trees or roads to slopes. */
export function sample(pts: Point[], per = 8): Point[] {
  const out: Point[] = []
  const pointAt = (i: number) => nth(pts, Math.min(pts.length - 1, Math.max(0, i)))
  for (let i = 0; i < pts.length - 1; i++)
    for (let j = 0; j < per; j++) {
      const t = j / per
      const a = pointAt(i - 1)
      const b = pointAt(i)
      const c = pointAt(i + 1)
      const d = pointAt(i + 2)
      const axis = (a: number, b: number, c: number, d: number) =>
        0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)
      out.push([axis(a[0], b[0], c[0], d[0]), axis(a[1], b[1], c[1], d[1])])
    }
  out.push(nth(pts, -1))
  return out
}

/** Height of a left-to-right polyline at x. */
export function yAt(pts: Point[], x: number): number {
  for (let i = 1; i < pts.length; i++) {
    const a = nth(pts, i - 1)
    const b = nth(pts, i)
    if (x <= b[0]) return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0] || 1)
  }
  return nth(pts, -1)[1]
}

/** Tapered band along a centre line of [x, y, width]: a road or river in perspective. `flat` is how much distance flattens it. */
export function ribbon(c: [number, number, number][], flat = 0.35): string {
  const left: Point[] = []
  const right: Point[] = []
  c.forEach(([x, y, w], i) => {
    const a = nth(c, Math.max(0, i - 1))
    const b = nth(c, Math.min(c.length - 1, i + 1))
    let tx = b[0] - a[0]
    let ty = (b[1] - a[1]) / flat
    const len = Math.hypot(tx, ty) || 1
    tx /= len
    ty /= len
    left.push([x - (ty * w) / 2, y + ((tx * w) / 2) * flat])
    right.push([x + (ty * w) / 2, y - ((tx * w) / 2) * flat])
  })
  return `${curve(left)}L${curve(right.reverse()).slice(1)}z`
}

export function path(d: string, fill: string, more = '') {
  return `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`
}

export function stroke(d: string, color: string, w: number, more = '') {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${formatNumber(w)}"${more && ` ${more}`}/>`
}

export function rect(x: number, y: number, w: number, h: number, fill: string, more = '') {
  return `<rect x="${formatNumber(x)}" y="${formatNumber(y)}" width="${formatNumber(w)}" height="${formatNumber(h)}" fill="${fill}"${more && ` ${more}`}/>`
}

export function circle(x: number, y: number, r: number, fill: string, more = '') {
  return `<circle cx="${formatNumber(x)}" cy="${formatNumber(y)}" r="${formatNumber(r)}" fill="${fill}"${more && ` ${more}`}/>`
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, more = '') {
  return `<ellipse cx="${formatNumber(x)}" cy="${formatNumber(y)}" rx="${formatNumber(rx)}" ry="${formatNumber(ry)}" fill="${fill}"${more && ` ${more}`}/>`
}

export function group(inner: string, more = '') {
  return `<g${more && ` ${more}`}>${inner}</g>`
}

/** The attribute that moves, turns and scales what is drawn round the origin. */
export function transform(x: number, y: number, s = 1, flip = false, rot = 0) {
  return `transform="translate(${formatNumber(f(x))} ${formatNumber(f(y))})${rot ? ` rotate(${formatNumber(rot)})` : ''}${flip || s !== 1 ? ` scale(${flip ? `${formatNumber(-s)} ${formatNumber(s)}` : formatNumber(s)})` : ''}"`
}
