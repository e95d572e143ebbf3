import { mix } from '../kit/color.ts'
import type { Stage } from '../kit/stage.ts'
import { ellipse, group, path, rect, stroke, transform } from '../kit/svg.ts'
import { paddler } from './people.ts'

// Boats, drawn facing right with the waterline at y. Each brings its own soft reflection.
const reflect = (k: Stage, w: number, h: number) =>
  ellipse(0, h * 0.9, w / 2, h, k.dark(), 'opacity=".32"') +
  ellipse(w * 0.04, h * 2.4, w * 0.4, h * 0.55, k.dark(), 'opacity=".18"')

/** Kashmiri shikara with scalloped canopy and curtains, ~300 long. */
export function shikara(k: Stage, x: number, y: number, s = 1, { canopy = '#d8443c' } = {}): string {
  const trim = '#f2c14e'
  const hull = k.half('#8a4f34', 0, 0.45)
  const hullLit = k.lit('#c98a4e')
  const wood = k.shade('#6b4030')
  const roof = k.lit(canopy)
  const roofSh = k.shade(canopy)
  const scal = Array.from({ length: 9 }, () => 'q8 9 16 0').join('')
  const o =
    reflect(k, 270, 10) +
    path(
      'M-62-18h128v-44h-128z',
      k.verticalGradient([0, mix(roofSh, k.dark(), 0.5)], [1, k.shade('#6a3a3a')]),
      'opacity=".85"',
    ) +
    path('M-62-60h26c2 16-8 32-26 40zM66-60h-26c-2 16 8 32 26 40z', k.lit('#f6e7c8')) +
    path('M-62-60h16c1 14-6 26-16 32zM66-60h-16c-1 14 6 26 16 32z', k.half('#f6e7c8')) +
    rect(-40, -30, 84, 12, k.lit('#e9a23b')) +
    rect(-36, -38, 12, 12, k.half('#3f8f8a'), 'rx="4"') +
    rect(20, -38, 12, 12, k.half('#3f8f8a'), 'rx="4"') +
    path('M-64-64h4v50h-4zM-22-64h3v48h-3zM24-64h3v48h-3zM64-64h4v50h-4z', wood) +
    path(
      'M-76-64C-70-84-30-92 2-92s72 8 78 28z',
      k.light < 0
        ? k.horizontalGradient([0, roof], [0.55, roof], [0.6, roofSh], [1, roofSh])
        : k.horizontalGradient([0, roofSh], [0.4, roofSh], [0.45, roof], [1, roof]),
    ) +
    path(`M-76-64${scal}V-70H-76z`, k.lit(trim)) +
    path('M-30-88c8-6 56-6 64 0z', k.lit(trim)) +
    path('M-168-22c20 6 40 6 70 5h190c30 0 52-6 74-22-6 26-36 40-72 40H-96c-34 0-62-6-72-23z', hull) +
    path(
      'M-168-22c20 6 40 6 70 5h190c30 0 52-6 74-22-2 8-6 13-12 18-20 9-40 11-64 11H-98c-34 0-56-4-70-12z',
      hullLit,
    ) +
    path('M-100-10h196v3h-196z', k.lit(trim))
  return group(
    o + paddler(k, -118, -14, { s: 0.92, body: k.dark(), accent: k.lit('#f3ead6') }),
    transform(x, y, s),
  )
}

/** Kerala kettuvallam houseboat, ~520 long. */
export function houseboat(k: Stage, x: number, y: number, s = 1): string {
  const th = '#cfa15c'
  const lit = k.lit(th)
  const sh = k.shade(th)
  const hull = k.shade('#4a2f2a')
  const dark = mix(k.shade('#3a2c2c'), k.dark(), 0.5)
  const lamp = k.glow(dark, '#ffcf73')
  const hump = (x0: number, w: number, h: number, c: string) =>
    path(
      `M${x0} -34C${x0 + w * 0.04} ${-34 - h * 1.02} ${x0 + w * 0.2} ${-34 - h * 1.2} ${x0 + w * 0.5} ${-34 - h * 1.2}S${x0 + w * 0.96} ${-34 - h * 1.02} ${x0 + w} -34z`,
      c,
    )
  const open = (x0: number, w: number, h: number) =>
    path(`M${x0} -36v-${h * 0.6}q0-${h * 0.4} ${w / 2}-${h * 0.4}t${w / 2} ${h * 0.4}v${h * 0.6}z`, lamp)
  let ribs = ''
  for (let i = -190; i <= 150; i += 17) ribs += `M${i}-36q6-36 4-70`
  const thatch = k.verticalGradient([0, lit], [0.5, mix(lit, sh, 0.35)], [1, sh])
  const o =
    reflect(k, 470, 15) +
    hump(-214, 250, 66, thatch) +
    hump(-30, 216, 56, k.verticalGradient([0, mix(lit, sh, 0.12)], [0.5, mix(lit, sh, 0.5)], [1, sh])) +
    stroke(ribs, sh, 1.6, 'opacity=".4"') +
    open(-176, 40, 46) +
    open(-120, 40, 46) +
    open(-64, 40, 46) +
    open(26, 36, 40) +
    open(74, 36, 40) +
    path(
      'M-176-60h40v3h-40zM-120-60h40v3h-40zM-64-60h40v3h-40zM26-56h36v3h-36zM74-56h36v3h-36z',
      k.shade('#7a5236'),
    ) +
    path('M-208-102c30-26 90-34 130-30 40 0 80 8 106 26-40-8-80-10-118-10-40 0-80 4-118 14z', lit) +
    // Front deck canopy.
    path('M150-36h5v-44h-5zM206-36h4v-34h-4z', k.shade('#6b4a38')) +
    path('M138-74c30-22 62-18 90 6-30-8-60-8-90-2z', thatch) +
    path('M-262-44c16 14 40 14 70 12h360c40 0 72-10 100-40-4 46-44 74-96 74H-180c-46 0-74-16-82-46z', hull) +
    path(
      'M-262-44c16 14 40 14 70 12h360c40 0 72-10 100-40-1 10-3 18-8 26-26 22-56 26-92 26H-190c-34 0-58-8-72-24z',
      k.half('#7a4f38', 0, 0.4),
    ) +
    path('M-196-24h364v3h-364z', k.lit('#e8c27a'))
  return group(o + paddler(k, 182, -34, { s: 0.8, accent: k.lit('#f3ead6') }), transform(x, y, s))
}

/** Slim country canoe with a standing or sitting rower. */
export function canoe(
  k: Stage,
  x: number,
  y: number,
  s = 1,
  { flip = false, color = '#5b3a2c', who = '#f3ead6' } = {},
): string {
  return group(
    reflect(k, 170, 6) +
      path(
        'M-100-14c20 8 40 9 70 9h66c28 0 46-4 66-14-8 20-32 25-62 25h-72c-34 0-58-6-68-20z',
        k.half(color, 0, 0.55),
      ) +
      paddler(k, -30, -4, { s: 0.9, accent: k.lit(who) }),
    transform(x, y, s, flip),
  )
}

/** Thai long-tail boat with garlanded prow, ~300 long. */
export function longTail(k: Stage, x: number, y: number, s = 1, flip = false): string {
  const w = '#9a5f3c'
  const o =
    reflect(k, 250, 9) +
    path('M-60-58h110v5h-110z', k.lit('#f4efe0')) +
    path('M-66-62q60-16 122 0l-4 8h-114z', k.half('#e8833a', 0, 0.2)) +
    path('M-56-56h3v40h-3zM42-56h3v38h-3z', k.shade('#5b3a2c')) +
    path(
      'M-150-26c24 8 52 12 84 12h132c34 0 58-18 82-70l8 2c-8 54-36 88-84 90H-78c-36 0-62-12-72-34z',
      k.shade(w),
    ) +
    path('M-150-26c24 8 52 12 84 12h132c34 0 58-18 82-70-2 44-28 76-80 78H-70c-36 0-64-8-80-20z', k.lit(w)) +
    path('M-120-12h200v3h-200z', k.lit('#e2b65a')) +
    stroke('M-140-30l-34 34', k.dark(), 3) +
    path('M140-70l12-4-3 16-12 4z', k.lit('#e84f5c')) +
    path('M136-52l12-4-3 12-12 4z', k.lit('#f2c14e')) +
    path('M146-60c6 8 4 20-2 30l-5-2c4-10 5-18 2-26z', k.lit('#3fa08a'))
  return group(o + paddler(k, -112, -16, { s: 0.8 }), transform(x, y, s, flip))
}

/** Distant sail. */
export function dhow(k: Stage, x: number, y: number, s = 1, flip = false, d = 0.3) {
  return group(
    path('M-34-6h70c-4 8-12 12-22 12h-30c-10 0-16-5-18-12z', k.shade('#6b4a38', d)) +
      path('M4-10C8-50 20-74 34-92c4 30 4 58 0 82z', k.lit('#f8ecd2', d)) +
      path('M0-10C-2-40-10-58-24-72c-4 22-6 42-4 62z', k.half('#f8ecd2', d, 0.5)),
    transform(x, y, s, flip),
  )
}

/** Coracle (Hampi): round basket boat. */
export function coracle(k: Stage, x: number, y: number, s = 1) {
  return group(
    reflect(k, 90, 6) +
      path('M-46-18c0 20 18 26 46 26s46-6 46-26z', k.half('#6b4a34', 0, 0.5)) +
      ellipse(0, -18, 46, 9, k.shade('#3f2c28')) +
      stroke('M-46-18a46 9 0 0 0 92 0', k.lit('#b98a58'), 3) +
      paddler(k, 0, -14, { s: 0.8, accent: k.lit('#f3ead6') }) +
      paddler(k, -22, -16, { s: 0.62, accent: k.lit('#e8833a') }),
    transform(x, y, s),
  )
}
