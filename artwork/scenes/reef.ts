import { mix } from '../kit/color.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { circle, curve, ellipse, group, type Point, path, rect, stroke, transform } from '../kit/svg.ts'

/** Green turtle gliding to the right, seen a little from above; ~420 wide. */
function turtle(k: Stage, x: number, y: number, s: number): string {
  const skin = k.half('#7a9a6a', 0, 0.2)
  const dark = k.shade('#3f5f4a')
  const plates = [
    [-62, -20, 44, 40],
    [6, -30, 46, 46],
    [72, -20, 36, 38],
    [-30, 30, 40, 28],
    [38, 30, 40, 28],
    [-20, -66, 40, 22],
    [44, -62, 36, 22],
  ] as const
  return group(
    path('M96-62C130-120 190-170 250-176C222-130 176-70 128-30z', skin) +
      path('M80 40C104 96 140 140 196 158C184 112 160 60 120 20z', dark) +
      path('M-112 26C-150 50-184 62-214 58C-196 30-160 6-122-2z', dark) +
      path('M-116-34C-150-44-180-44-204-58C-176-76-140-74-108-62z', skin) +
      path('M140-26C166-50 214-46 226-14C230 12 196 30 156 22z', skin) +
      circle(204, -20, 6, k.dark()) +
      path(
        'M-140-6C-120-72-40-104 34-94C108-84 160-42 160 0C150 44 90 76 20 74C-60 72-124 44-140-6z',
        k.half('#6a7a42', 0, 0.1),
      ) +
      plates
        .map(([px, py, w, h]) =>
          path(
            `M${px - w} ${py}L${px - w / 2} ${py - h}H${px + w / 2}L${px + w} ${py}L${px + w / 2} ${py + h}H${px - w / 2}z`,
            k.half('#a08a4a', 0, 0.15),
            'opacity=".85"',
          ),
        )
        .join('') +
      path(
        'M-140-6C-124 44-60 72 20 74C90 76 150 44 160 0C156 60 90 98 16 96C-66 92-128 60-140-6z',
        k.shade('#d8d2a0'),
      ),
    transform(x, y, s, false, -10),
  )
}

function coral(k: Stage, x: number, y: number, s: number, color: string, kind: number): string {
  if (kind === 0) {
    // A fan on a short stem.
    let d = ''
    for (let i = 0; i < 9; i++) {
      const a = -Math.PI * (0.12 + 0.095 * i)
      d += `M${x} ${y}Q${x + Math.cos(a) * 60 * s} ${y + Math.sin(a) * 60 * s} ${(x + Math.cos(a) * 150 * s).toFixed(0)} ${(y + Math.sin(a) * 170 * s).toFixed(0)}`
    }
    return (
      stroke(d, k.half(color, 0, 0.15), 13 * s, 'stroke-linecap="round"') +
      stroke(d, k.lit(color), 4 * s, 'stroke-linecap="round" opacity=".6"')
    )
  }
  if (kind === 1) {
    // A brain coral: a dome with furrows.
    return (
      path(
        `M${x - 110 * s} ${y}C${x - 110 * s} ${y - 120 * s} ${x + 110 * s} ${y - 120 * s} ${x + 110 * s} ${y}z`,
        k.half(color, 0, 0.3),
      ) +
      stroke(
        `M${x - 80 * s} ${y - 20 * s}q30-70 70-30t60-20q30 0 20 50M${x - 50 * s} ${y - 60 * s}q40-30 80-6`,
        k.lit(color),
        8 * s,
        'stroke-linecap="round" opacity=".7"',
      )
    )
  }
  // Fingers of different height.
  let o = ''
  for (let i = 0; i < 6; i++) {
    const h = (70 + ((i * 47) % 90)) * s
    const fx = x + (i - 2.5) * 34 * s
    o += rect(
      fx - 13 * s,
      y - h,
      26 * s,
      h + 10,
      k.half(color, 0, i % 2 ? 0.35 : 0.1),
      `rx="${(13 * s).toFixed(0)}"`,
    )
  }
  return o
}

function school(k: Stage, x: number, y: number, n: number, s: number, color: string, flip: boolean): string {
  const id = k.symbol(
    'fish',
    () =>
      '<path d="M-20 0C-12-12 8-12 18-3l14-9-3 12 3 12-14-9C8 12-12 12-20 0z"/><path fill="currentColor" d="M-2-9.5q5 9 0 19l6-1q4-9 0-17z"/>',
  )
  let o = ''
  for (let i = 0; i < n; i++)
    o += k.use(id, x + k.rng.bell() * 150 * s, y + k.rng.bell() * 62 * s, s * k.rng.range(0.7, 1.2), {
      fill: k.half(color, 0, k.rng.range(0, 0.3)),
      color: k.lit('#fff6e0'),
      flip,
    })
  return o
}

/** Under the surface: a turtle over the reef, fish about the corals, a snorkeller above against the light. */
export function reef(o: Options) {
  const k = new Stage('reef', 'tropic', o)
  const deep = k.night ? mix(k.mood.sea[0], '#04102a', 0.4) : k.mood.sea[0]
  const light = k.time === 'day' ? '#8fe8e0' : mix(k.mood.sky[3], '#7fd8d8', 0.45)
  k.light = -1
  k.sun = { x: k.x(0.4), y: k.y(-0.05), r: 60 }
  k.add(
    rect(
      0,
      0,
      k.W,
      k.H,
      k.verticalGradient(
        [0, k.night ? mix(light, deep, 0.6) : light],
        [0.16, mix(light, '#1fa8b8', k.night ? 0.7 : 0.6)],
        [0.55, mix(deep, '#127a9a', 0.45)],
        [1, deep],
      ),
    ),
  )
  // The surface from below, and the sun through it.
  k.add(
    ellipse(
      k.sun.x,
      0,
      k.x(0.34),
      k.y(0.16),
      k.radialGradient([0, k.mood.sun, 0.95], [0.35, k.mood.sun, 0.5], [1, k.mood.sun, 0]),
    ),
    circle(k.sun.x, k.y(0.045), 46, k.mood.sun, 'opacity=".9"'),
  )
  for (const [a, b, op] of [
    [-0.5, -0.36, 0.2],
    [-0.24, -0.14, 0.26],
    [-0.04, 0.1, 0.22],
    [0.2, 0.3, 0.26],
    [0.44, 0.66, 0.16],
  ] as const)
    k.add(
      path(
        `M${k.sun.x + k.W * a * 0.16} 0H${k.sun.x + k.W * b * 0.16}L${k.sun.x + k.W * b * 1.3} ${k.y(0.86)}H${k.sun.x + k.W * a * 1.3}z`,
        k.gradientBetween(0, 0, 0, k.y(0.86), [0, k.mood.sun, op * 1.6], [1, k.mood.sun, 0]),
      ),
    )
  for (let i = 0; i < 26; i++) {
    const x = k.rng() * k.W
    const y = k.y(k.rng.range(0.01, 0.09))
    k.add(
      stroke(
        `M${x.toFixed(0)} ${y.toFixed(0)}q${k.rng.range(30, 70).toFixed(0)} ${k.rng.range(-12, 14).toFixed(0)} ${k.rng.range(70, 150).toFixed(0)} 0`,
        '#ffffff',
        k.rng.range(2, 6),
        'opacity=".45" stroke-linecap="round"',
      ),
    )
  }
  const ridge = (v: number, amp: number, c: string) => {
    const line = Array.from(
      { length: 12 },
      (_, i): Point => [k.x(-0.05 + i * 0.1), k.y(v) - Math.abs(Math.sin(i * 1.7 + v * 9)) * k.y(amp)],
    )
    return path(`${curve(line)}V${k.H + 10}H-60z`, c)
  }
  k.add(ridge(0.78, 0.1, mix(deep, '#2f8fa8', 0.35)), ridge(0.86, 0.08, mix(deep, '#1f6f8a', 0.2)))
  k.add(
    school(k, k.x(0.76), k.y(0.32), 15, 0.8, '#f2b83a', false),
    school(k, k.x(0.2), k.y(0.6), 12, 1.1, '#ef6a4a', true),
  )
  // A snorkeller on the surface.
  const [sx, sy] = [k.x(k.fit(0.66, 0.7)), k.y(0.13)]
  k.add(
    group(
      path('M-96 6C-60-10-10-16 30-10C50-8 62 2 60 10C30 22-40 22-96 6z', k.dark()) +
        circle(78, 2, 17, k.dark()) +
        stroke('M84-10q8-22 2-40', k.dark(), 5) +
        stroke('M-92 4L-150 16M-92 8l-52-12', k.dark(), 11, 'stroke-linecap="round"') +
        path('M-146 14l-52 16-4-12 50-12zM-140-6l-54-8 0-13 52 10z', k.half('#e8a02c', 0, 0.1)) +
        stroke('M30 8q14 34 44 40', k.dark(), 9, 'stroke-linecap="round"'),
      transform(sx, sy, k.fit(0.9, 1.0), true),
    ),
  )
  k.add(turtle(k, k.x(k.fit(0.52, 0.5)), k.y(k.fit(0.5, 0.46)), k.fit(1.15, 1.3)))
  k.add(ridge(0.95, 0.07, k.half('#3f6a7a', 0, 0.4)))
  const bed = k.fit<[number, number, number, string, number][]>(
    [
      [0.08, 0.98, 1.3, '#e86a8a', 0],
      [0.2, 1.0, 1.1, '#f2a53a', 2],
      [0.33, 1.02, 1.1, '#b06ac0', 1],
      [0.66, 1.02, 1.1, '#ef7a4a', 2],
      [0.8, 0.99, 1.4, '#d84f9a', 0],
      [0.93, 1.02, 1.4, '#5ab0a0', 1],
    ],
    [
      [0.1, 0.96, 1.3, '#e86a8a', 0],
      [0.3, 0.99, 1.2, '#f2a53a', 2],
      [0.5, 1.0, 1.1, '#b06ac0', 1],
      [0.72, 0.98, 1.1, '#ef7a4a', 2],
      [0.92, 0.96, 1.5, '#d84f9a', 0],
    ],
  )
  for (const [u, v, s, c, kind] of bed) k.add(coral(k, k.x(u), k.y(v), s, c, kind))
  k.add(school(k, k.x(0.62), k.y(0.78), 9, 1.3, '#f6d24a', false))
  for (let i = 0; i < 16; i++)
    k.add(circle(sx - 60 + k.rng.bell() * 20, sy + 20 + i * 9, k.rng.range(2, 6), '#ffffff', 'opacity=".5"'))
  return k.calm(0.3, '#062a3a')
}
