import { mix } from '../kit/color.ts'
import type { Stage } from '../kit/stage.ts'
import { circle, ellipse, group, path, rect, stroke, transform } from '../kit/svg.ts'

type Placed = { s?: number; flip?: boolean; tilt?: number }

const wheel = (k: Stage, x: number, r: number) =>
  circle(x, -r, r, k.dark()) +
  circle(x, -r, r * 0.52, k.half('#c8c8cc', 0, 0.4)) +
  circle(x, -r, r * 0.2, k.dark())

function stand(
  k: Stage,
  x: number,
  y: number,
  { s = 1, flip, tilt }: Placed,
  length: number,
  drawn: string,
): string {
  return group(
    ellipse(0, 2, length * 0.54, 9, k.dark(), 'opacity=".35"') + drawn,
    transform(x, y, s, flip, tilt),
  )
}

const pane = (k: Stage) => k.glow(mix(k.shade('#2c4a66'), k.mood.sky[1], 0.35), '#ffdf98')

/** A touring car with bags under a net on its roof, ~250 long, facing right. */
export function tourer(k: Stage, x: number, y: number, color: string, place: Placed = {}): string {
  const body = k.verticalGradient([0, k.lit(color)], [0.55, k.half(color, 0, 0.3)], [1, k.shade(color)])
  return stand(
    k,
    x,
    y,
    place,
    250,
    path('M-66-112l26-18 58 4 22 16z', k.half('#3f6a7a', 0, 0.3)) +
      path('M-34-114l10-26h36l10 26z', k.half('#c8562c', 0, 0.25)) +
      stroke('M-74-106h128', k.dark(), 5) +
      path(
        'M-122-26q-6-30 8-38l20-6q14-32 30-36h94q16 2 34 34l38 8q22 6 22 24v14q0 6-8 6h-230q-8 0-8-6z',
        body,
      ) +
      path('M-88-70q10-24 20-28h32v30zM-28-98h36v30h-36zM16-98h26q10 4 20 30h-46z', pane(k)) +
      stroke('M-32-66v40M12-66v40', k.shade(color), 2.5, 'opacity=".7"') +
      rect(-122, -34, 246, 7, k.shade(color), 'opacity=".6"') +
      rect(108, -54, 14, 12, k.glow(k.lit('#fff4cc'), '#fff4cc'), 'rx="3"') +
      rect(-122, -56, 8, 14, k.lit('#d8402c'), 'rx="2"') +
      wheel(k, -74, 25) +
      wheel(k, 74, 25),
  )
}

/** A long-distance coach with tinted windows, ~420 long, facing right. */
export function coach(
  k: Stage,
  x: number,
  y: number,
  color: string,
  band: string,
  place: Placed = {},
): string {
  return stand(
    k,
    x,
    y,
    place,
    420,
    path(
      'M-206-30v-118q0-20 20-20h352q26 0 34 26l8 60v44q0 8-8 8h-398q-8 0-8-8z',
      k.verticalGradient([0, k.lit(color)], [0.5, k.half(color, 0, 0.2)], [1, k.shade(color)]),
    ) +
      path('M-194-146h312v58h-312z', pane(k)) +
      stroke('M-134-146v58M-70-146v58M-6-146v58M58-146v58', k.shade('#2c3a4a'), 4) +
      path('M126-146h40q16 0 20 16l10 52h-70z', pane(k)) +
      path('M-206-60q120-34 240-10t170 4v12h-410z', k.half(band, 0, 0.15)) +
      path('M-206-44q130-30 250-6t160 0v6h-410z', k.half('#f2b84a', 0, 0.15)) +
      rect(192, -54, 16, 14, k.glow(k.lit('#fff4cc'), '#fff4cc'), 'rx="4"') +
      wheel(k, -130, 29) +
      wheel(k, 118, 29),
  )
}

/** Somebody on a bicycle, ~110 long, facing right. */
export function cyclist(k: Stage, x: number, y: number, shirt: string, place: Placed = {}): string {
  const dark = k.dark()
  const rim = (cx: number) =>
    circle(cx, -25, 23, 'none', `stroke="${dark}" stroke-width="4"`) + circle(cx, -25, 4, dark)
  return stand(
    k,
    x,
    y,
    place,
    110,
    rim(-34) +
      rim(36) +
      stroke(
        'M-34-25l22-36h34l14 36M-12-61l10 36 24-36M-2-25h-32M22-61l-2-12h14M-12-61l-3-9',
        k.half('#d8502c', 0, 0.2),
        4.5,
        'stroke-linejoin="round"',
      ) +
      rect(-24, -74, 20, 6, dark, 'rx="3"') +
      stroke('M-10-74l16 26-4 24', dark, 9, 'stroke-linejoin="round" stroke-linecap="round"') +
      path('M-20-72q-2-36 16-40q14 0 14 16l-8 26z', k.half(shirt, 0, 0.15)) +
      stroke(
        'M2-104l18 24 12-2',
        k.half(shirt, 0, 0.35),
        8,
        'stroke-linejoin="round" stroke-linecap="round"',
      ) +
      circle(6, -124, 12, dark) +
      path('M-10-126q4-16 20-14q12 2 12 12z', k.half('#f0dcae', 0, 0.2)),
  )
}

/** A state bus with bags on its roof and people at the windows, ~420 long, facing right. */
export function stateBus(
  k: Stage,
  x: number,
  y: number,
  [upper, lower]: [string, string],
  place: Placed = {},
): string {
  let windows = ''
  let heads = ''
  for (let i = 0; i < 7; i++) {
    windows += `M${-186 + i * 46}-132h38v44h-38z`
    if (i % 3 !== 1) heads += `M${-176 + i * 46}-88q0-22 9-22t9 22z`
  }
  return stand(
    k,
    x,
    y,
    place,
    420,
    path('M-150-160l18-26h46l12 26zM-66-160v-20h54v20zM0-160l10-22h40l14 22z', k.half('#8a5a3c', 0, 0.35)) +
      path('M-60-180h42v20h-42z', k.half('#3f7a6a', 0, 0.3)) +
      stroke('M-170-162h250', k.dark(), 6) +
      path(
        'M-206-30v-110q0-18 18-18h360q22 0 28 20l8 50v52q0 8-8 8h-398q-8 0-8-8z',
        k.verticalGradient([0, k.lit(upper)], [1, k.half(upper, 0, 0.3)]),
      ) +
      path(
        'M-206-80h412l2 8v46q0 8-8 8h-398q-8 0-8-8z',
        k.verticalGradient([0, k.lit(lower)], [1, k.shade(lower)]),
      ) +
      rect(-206, -84, 410, 7, k.lit('#fbf0d4')) +
      path(windows, pane(k)) +
      path(heads, k.dark(), 'opacity=".75"') +
      path('M142-134h36q12 2 16 14l6 34h-58z', pane(k)) +
      rect(120, -130, 18, 108, k.half(upper, 0, 0.5)) +
      rect(190, -52, 16, 14, k.glow(k.lit('#fff4cc'), '#fff4cc'), 'rx="4"') +
      path(
        'M-190-56l20-12 20 12-20 12zM-130-56l20-12 20 12-20 12zM-70-56l20-12 20 12-20 12zM-10-56l20-12 20 12-20 12zM50-56l20-12 20 12-20 12z',
        k.lit('#f6c84a'),
        'opacity=".85"',
      ) +
      wheel(k, -128, 29) +
      wheel(k, 116, 29),
  )
}

/** A travellers' van with a high roof, ~300 long, facing right. */
export function travellerVan(k: Stage, x: number, y: number, color: string, place: Placed = {}): string {
  return stand(
    k,
    x,
    y,
    place,
    300,
    path('M-110-142l12-20h40l10 20zM-40-142v-16h44v16z', k.half('#3f6a7a', 0, 0.3)) +
      stroke('M-128-144h160', k.dark(), 5) +
      path(
        'M-150-30v-92q0-20 20-20h180q18 0 30 18l26 42 34 8q10 4 10 16v28q0 6-8 6h-284q-8 0-8-6z',
        k.verticalGradient([0, k.lit(color)], [0.5, k.half(color, 0, 0.2)], [1, k.shade(color)]),
      ) +
      path('M-138-126h44v40h-44zM-88-126h44v40h-44zM-38-126h44v40h-44z', pane(k)) +
      path('M14-126h36q10 2 16 12l18 30h-70z', pane(k)) +
      rect(-150, -66, 288, 9, k.half('#c8402c', 0, 0.2)) +
      rect(132, -56, 14, 12, k.glow(k.lit('#fff4cc'), '#fff4cc'), 'rx="3"') +
      wheel(k, -94, 25) +
      wheel(k, 90, 25),
  )
}

/** An open safari car: driver, guide and four travellers on raised benches, ~260 long, facing right. */
export function safariCar(k: Stage, x: number, y: number, color: string, place: Placed = {}): string {
  const dark = k.dark()
  const person = (px: number, py: number, c: string, hat = '#d8c08a') =>
    path(`M${px - 15} ${py}q-2-34 15-36t16 36z`, k.half(c, 0, 0.25)) +
    circle(px, py - 46, 11, dark) +
    path(`M${px - 18} ${py - 50}q18-18 36 0l4 3h-44z`, k.half(hat, 0, 0.25))
  return stand(
    k,
    x,
    y,
    place,
    260,
    person(-92, -78, '#3f7a6a') +
      person(-58, -82, '#c8562c', '#e8dcc0') +
      person(-14, -74, '#d8a02c') +
      person(20, -76, '#7a4a8a', '#e8dcc0') +
      person(64, -62, '#6a7a4a') +
      stroke('M-118-62v-42M-36-60v-40M40-58v-36', dark, 5) +
      path(
        'M-126-28v-34q0-8 8-8h150l14 10h48q26 2 30 22v12q0 6-8 6h-234q-8 0-8-8z',
        k.verticalGradient([0, k.lit(color)], [1, k.shade(color)]),
      ) +
      stroke('M48-62l10-38h8', dark, 5) +
      rect(-118, -52, 146, 6, k.shade(color), 'opacity=".7"') +
      rect(112, -44, 12, 12, k.glow(k.lit('#fff4cc'), '#fff4cc'), 'rx="4"') +
      circle(-132, -48, 20, dark) +
      circle(-132, -48, 8, k.half('#8a8a7a', 0, 0.5)) +
      wheel(k, -80, 26) +
      wheel(k, 78, 26),
  )
}
