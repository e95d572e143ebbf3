import { mix } from '../kit/color.ts'
import type { Stage } from '../kit/stage.ts'
import { circle, curve, ellipse, type Point, path, rect, stroke } from '../kit/svg.ts'

const n = (v: number) => Math.round(v)
/** Everything except the hole, which is path data. */
const around = (k: Stage, hole: string) => `M-20-20H${k.W + 20}V${k.H + 20}H-20z${hole}`
const cut = 'fill-rule="evenodd"'

/** Out of a tent's open door: cloth in shade on both sides, rolled flaps, a mat and boots on the sill. */
export function tentDoor(k: Stage, canvas = '#e07a3a', lamp = '#c9642c', shade = 1): string {
  const { W, H } = k
  const cloth = k.glow(k.half(canvas, 0, 0.55 * shade), lamp)
  const edge = k.glow(mix(k.lit(canvas), '#fff2d8', 0.35), mix(lamp, '#ffe2a8', 0.6))
  const top: Point = [W * 0.5, H * k.fit(0.03, 0.06)]
  const l = W * k.fit(0.12, 0.06)
  const r = W - l
  const sill = H * 0.9
  const hole = `M${n(top[0])} ${n(top[1])}C${n(W * 0.36)} ${n(H * 0.2)} ${n(l + W * 0.05)} ${n(H * 0.5)} ${n(l)} ${n(sill)}H${n(r)}C${n(r - W * 0.05)} ${n(H * 0.5)} ${n(W * 0.64)} ${n(H * 0.2)} ${n(top[0])} ${n(top[1])}z`
  let folds = ''
  for (const s of [-1, 1])
    for (const t of [0.2, 0.45, 0.72])
      folds += curve([
        [W / 2 + s * W * 0.04 * t, -10],
        [W / 2 + s * W * (0.2 + t * 0.18), H * 0.42],
        [W / 2 + s * W * (0.4 + t * 0.14), H],
      ])
  const flap = (s: 1 | -1) => {
    const x = W / 2 + s * (W / 2 - l)
    return path(
      `M${n(top[0])} ${n(top[1])}C${n(W / 2 + s * W * 0.14)} ${n(H * 0.2)} ${n(x - s * W * 0.05)} ${n(H * 0.5)} ${n(x)} ${n(sill)}H${n(x - s * W * 0.075)}C${n(x - s * W * 0.03)} ${n(H * 0.7)} ${n(x - s * W * 0.1)} ${n(H * 0.48)} ${n(W / 2 + s * W * 0.1)} ${n(H * 0.22)}z`,
      s === k.light ? edge : mix(edge, cloth, 0.6),
    )
  }
  const boots = (x: number) =>
    `M${n(x)} ${n(sill + 8)}v-44q0-10 18-10t20 9v14q24 4 34 17v14zM${n(x + 62)} ${n(sill + 22)}v-46q0-10 18-10t20 9v14q24 4 34 18v15z`
  return (
    path(
      around(k, hole),
      k.gradientBetween(
        0,
        0,
        0,
        H,
        [0, mix(cloth, k.dark(), 0.2 * shade)],
        [0.7, mix(cloth, k.dark(), 0.38 * shade)],
        [1, mix(cloth, k.dark(), shade)],
      ),
      cut,
    ) +
    stroke(folds, mix(cloth, k.dark(), 0.6 * shade), 5, 'opacity=".5"') +
    flap(-1) +
    flap(1) +
    path(
      `M-20 ${n(H + 20)}V${n(sill - 2)}Q${n(W / 2)} ${n(sill - 26)} ${n(W + 20)} ${n(sill - 2)}V${n(H + 20)}z`,
      mix(k.shade('#4a5a78'), k.dark(), 0.45),
    ) +
    path(boots(W * k.fit(0.2, 0.16)), mix(k.shade('#7a4a30'), k.dark(), 0.25))
  )
}

/** Through a sandstone arch with a carved sill, cusped or, with no lobes, round. */
export function stoneArch(k: Stage, stone = '#c98a58', lobes = 4): string {
  const { W, H } = k
  const l = W * k.fit(0.17, 0.09)
  const r = W - l
  const spring = H * k.fit(0.4, 0.32)
  const apex = H * k.fit(0.05, 0.08)
  const sill = H * 0.9
  const sh = mix(k.shade(stone), k.dark(), 0.42)
  const lit = mix(k.shade(stone), k.lit(stone), 0.35)
  const side = (s: 1 | -1): Point[] =>
    Array.from({ length: lobes + 1 }, (_, i) => {
      const a = (i / lobes) * (Math.PI / 2)
      return [W / 2 + s * (W / 2 - l) * Math.cos(a), spring - (spring - apex) * Math.sin(a) ** 0.85]
    })
  const scallop = (pts: Point[], sweep: 0 | 1) =>
    pts
      .slice(1)
      .map(([x, y], i) => {
        const [px, py] = pts[i] as Point
        const q = Math.hypot(x - px, y - py) * 0.56
        return `A${n(q)} ${n(q)} 0 0 ${sweep} ${n(x)} ${n(y)}`
      })
      .join('')
  const opening = (grow: number) => {
    if (lobes === 0)
      return `M${n(l - grow)} ${n(sill)}V${n(spring)}A${n(W / 2 - l + grow)} ${n(spring - apex + grow)} 0 0 1 ${n(r + grow)} ${n(spring)}V${n(sill)}z`
    const left = side(-1).map(([x, y]) => [x - grow, y - grow] as Point)
    const right = side(1).map(([x, y]) => [x + grow, y - grow] as Point)
    return `M${n(l - grow)} ${n(sill)}V${n(spring - grow)}${scallop(left, 1)}L${n((right.at(-1) as Point)[0])} ${n((right.at(-1) as Point)[1])}${scallop(right.reverse(), 1)}V${n(sill)}z`
  }
  const pillar = (x: number) =>
    rect(
      x - 15,
      spring - 8,
      30,
      sill - spring + 8,
      k.light < 0 ? k.horizontalGradient([0, lit], [1, sh]) : k.horizontalGradient([0, sh], [1, lit]),
    ) +
    rect(x - 26, spring - 24, 52, 20, lit) +
    rect(x - 24, sill - 30, 48, 30, lit)
  let carve = ''
  for (let x = 30; x < W; x += 52) carve += `M${n(x)} ${n(H * 0.955)}l14-14 14 14-14 14z`
  return (
    path(
      around(k, opening(0)),
      k.gradientBetween(0, 0, 0, H, [0, mix(sh, k.dark(), 0.3)], [0.5, sh], [1, mix(sh, k.dark(), 0.5)]),
      cut,
    ) +
    path(opening(16) + opening(0), lit, `${cut} opacity=".85"`) +
    pillar(l - 4) +
    pillar(r + 4) +
    rect(-20, sill - 4, W + 40, 16, lit) +
    rect(-20, sill + 12, W + 40, H - sill, k.verticalGradient([0, sh], [1, k.dark()])) +
    path(carve, lit, 'opacity=".4"')
  )
}

/** From the seat of a train or bus: a round-cornered window, a curtain, a glass of tea on the ledge. */
export function carriageWindow(k: Stage, wall = '#8a3f34'): string {
  const { W, H } = k
  const x = W * k.fit(0.1, 0.08)
  const y = H * k.fit(0.08, 0.07)
  const w = W - 2 * x
  const h = H * k.fit(0.74, 0.77)
  const q = 46
  const hole = (g: number) =>
    `M${n(x - g + q)} ${n(y - g)}h${n(w + 2 * g - 2 * q)}a${q} ${q} 0 0 1 ${q} ${q}v${n(h + 2 * g - 2 * q)}a${q} ${q} 0 0 1-${q} ${q}h-${n(w + 2 * g - 2 * q)}a${q} ${q} 0 0 1-${q}-${q}v-${n(h + 2 * g - 2 * q)}a${q} ${q} 0 0 1 ${q}-${q}z`
  const inside = mix(k.shade(wall), k.dark(), 0.5)
  const frame = k.half('#c9a56a', 0, 0.55)
  const tea = W * k.fit(0.82, 0.78)
  const ledge = y + h + 10
  const cloth = k.half('#d8a24a', 0, 0.4)
  let pleats = ''
  for (let i = 1; i < 5; i++)
    pleats += `M${n(x - 8 + i * 24)} ${n(y - 10)}q8 ${n(h * 0.3)} ${n(-i * 6)} ${n(h * 0.5)}`
  return (
    path(
      around(k, hole(0)),
      k.verticalGradient([0, mix(inside, k.dark(), 0.3)], [1, mix(inside, k.dark(), 0.55)]),
      cut,
    ) +
    path(hole(20) + hole(0), frame, cut) +
    path(
      `M${n(x - 30)} ${n(y - 24)}h150q10 ${n(h * 0.34)}-70 ${n(h * 0.56)}q-20 ${n(h * 0.2)}-20 ${n(h * 0.46)}h-60z`,
      cloth,
    ) +
    stroke(pleats, mix(cloth, k.dark(), 0.4), 4, 'opacity=".5"') +
    rect(x - 60, ledge, w + 120, 20, mix(frame, k.dark(), 0.25)) +
    path(`M${n(tea - 24)} ${n(ledge - 66)}h48l-7 66h-34z`, k.lit('#eef4f4'), 'opacity=".55"') +
    path(`M${n(tea - 21)} ${n(ledge - 46)}h42l-6 42h-30z`, k.half('#b8692c', 0, 0.2)) +
    ellipse(tea, ledge - 66, 24, 5, k.lit('#ffffff'), 'opacity=".5"')
  )
}

/** From the bow of a small boat, on the side away from the subject: planks, rope and prow pointing into the picture. */
export function boatBow(k: Stage, wood = '#8a5636'): string {
  const { W, H } = k
  const side = k.mirrored ? -1 : 1
  const from = (u: number) => W * (k.mirrored ? 1 - u : u)
  const tip: Point = [from(k.fit(0.33, 0.36)), H * k.fit(0.72, 0.79)]
  const base = from(k.fit(0.2, 0.2))
  const w = W * k.fit(0.27, 0.42)
  const lit = k.half(wood, 0, 0.25)
  const sh = mix(k.shade(wood), k.dark(), 0.25)
  // The keel, seen from above: what lies left and right of it takes the light differently.
  const keel = (t: number) => tip[0] + (base - tip[0]) * t
  const edge = (q: number, dy: number, s: 1 | -1) =>
    `C${n(keel(0.1) + s * w * 0.34 * q)} ${n(tip[1] + H * 0.06 + dy)} ${n(keel(0.72) + s * w * 0.86 * q)} ${n(H * 0.92)} ${n(base + s * w * q)} ${n(H + 20)}`
  const flank = (q: number, dy: number, s: 1 | -1) =>
    `M${n(tip[0])} ${n(tip[1] + dy)}${edge(q, dy, s)}H${n(base)}Q${n(keel(0.35))} ${n(H * 0.9)} ${n(tip[0])} ${n(tip[1] + dy)}z`
  let planks = ''
  for (const t of [0.24, 0.48, 0.72])
    for (const s of [-1, 1])
      planks += curve([
        [keel(0.12) + s * 8, tip[1] + H * 0.09],
        [keel(0.5) + s * w * t * 0.55, H * 0.9],
        [base + s * w * t, H + 20],
      ])
  const gunwale = mix(lit, '#fff0d0', 0.15)
  const [left, right] = [flank(0.98, 8, -1), flank(0.98, 8, 1)]
  return (
    path(flank(1.06, -14, -1) + flank(1.06, -14, 1), gunwale) +
    path(left, k.light < 0 ? sh : lit) +
    path(right, k.light < 0 ? lit : sh) +
    stroke(planks, k.dark(), 3, 'opacity=".45"') +
    path(`M${n(tip[0] - 13)} ${n(tip[1] + 60)}l4-112q9-14 18 0l4 112z`, sh) +
    rect(-20, H * 0.955, W + 40, 24, mix(sh, k.dark(), 0.3), k.clip(path(left + right, '#000'))) +
    stroke(
      `M${n(tip[0])} ${n(tip[1] - 20)}q${side * 60} 30 ${side * 20} 100t${side * 20} 110`,
      k.lit('#e8d3a0'),
      6,
      'stroke-linecap="round"',
    ) +
    circle(tip[0], tip[1] - 24, 9, k.lit('#e8d3a0'))
  )
}

/** Over the handlebar of a touring motorcycle: tank, clocks, mirrors that hold a patch of sky. */
export function handlebar(k: Stage, tank = '#b8392c'): string {
  const { W, H } = k
  const c = W / 2
  const u = k.fit(1, 0.78)
  const y = H * 0.87
  const steel = k.half('#c9ccd6', 0, 0.35)
  const black = k.dark()
  const bar = `M${n(c - 430 * u)} ${n(y - 30 * u)}C${n(c - 300 * u)} ${n(y - 60 * u)} ${n(c - 230 * u)} ${n(y + 20 * u)} ${n(c)} ${n(y + 6 * u)}S${n(c + 300 * u)} ${n(y - 60 * u)} ${n(c + 430 * u)} ${n(y - 30 * u)}`
  const grip = (s: 1 | -1) =>
    stroke(
      `M${n(c + s * 330 * u)} ${n(y - 46 * u)}L${n(c + s * 448 * u)} ${n(y - 26 * u)}`,
      black,
      34 * u,
      'stroke-linecap="round"',
    ) +
    stroke(
      `M${n(c + s * 300 * u)} ${n(y - 76 * u)}L${n(c + s * 430 * u)} ${n(y - 62 * u)}`,
      steel,
      8 * u,
      'stroke-linecap="round"',
    ) +
    stroke(`M${n(c + s * 280 * u)} ${n(y - 48 * u)}L${n(c + s * 360 * u)} ${n(y - 190 * u)}`, black, 9 * u) +
    circle(c + s * 380 * u, y - 220 * u, 56 * u, black) +
    circle(
      c + s * 380 * u,
      y - 220 * u,
      46 * u,
      k.verticalGradient([0, k.mood.sky[1]], [0.6, k.horizon], [1, k.shade('#b07a5c')]),
    )
  const clock = (x: number) =>
    circle(x, y - 10 * u, 54 * u, steel) +
    circle(x, y - 10 * u, 46 * u, k.glow(k.lit('#f4efe0'), '#ffe2a0')) +
    stroke(
      `M${n(x)} ${n(y - 10 * u)}l${n(24 * u)}-${n(26 * u)}`,
      k.half('#d8442f', 0, 0.1),
      5 * u,
      'stroke-linecap="round"',
    ) +
    circle(x, y - 10 * u, 6 * u, black)
  return (
    path(
      `M${n(c - 150 * u)} ${n(H + 20)}C${n(c - 150 * u)} ${n(H * 0.95)} ${n(c - 90 * u)} ${n(H * 0.92)} ${n(c)} ${n(H * 0.92)}S${n(c + 150 * u)} ${n(H * 0.95)} ${n(c + 150 * u)} ${n(H + 20)}z`,
      k.light < 0
        ? k.horizontalGradient([0, k.lit(tank)], [0.5, k.half(tank, 0, 0.5)], [1, k.shade(tank)])
        : k.horizontalGradient([0, k.shade(tank)], [0.5, k.half(tank, 0, 0.5)], [1, k.lit(tank)]),
    ) +
    grip(-1) +
    grip(1) +
    stroke(bar, steel, 17 * u, 'stroke-linecap="round"') +
    clock(c - 62 * u) +
    clock(c + 62 * u)
  )
}
