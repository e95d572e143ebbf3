import type { Stage } from '../kit/stage.ts'
import { circle, group, path, rect, stroke, transform } from '../kit/svg.ts'

/** White water along a hull and behind it. */
const wash = (k: Stage, from: number, to: number) =>
  path(
    `M${to + 18} 4q-60-12-120-8H${from}q-90-2-190 12q120 4 190 6H${to - 60}q50 0 78-10z`,
    k.lit('#ffffff'),
    'opacity=".85"',
  ) + path(`M${from} 10q-160 8-330 26q190-2 330-12z`, k.lit('#ffffff'), 'opacity=".5"')

/** An island ferry with two decks of passengers, ~560 long, its bow to the right; (x, y) is the waterline amidships. */
export function ferry(k: Stage, x: number, y: number, s = 1, flip = false): string {
  const pane = k.glow(k.shade('#2c4a66'), '#ffdf98')
  let panes = ''
  for (let i = 0; i < 11; i++) panes += `M${-216 + i * 34}-78h24v20h-24z`
  let people = ''
  for (let i = 0; i < 8; i++)
    people += `M${-176 + i * 30}-112q0-22 7-22t7 22zM${-173 + i * 30}-140a5 5 0 0 0 9 0a5 5 0 0 0-9 0z`
  const white = k.verticalGradient([0, k.lit('#fdfaf2')], [1, k.half('#e4e6e8', 0, 0.35)])
  return group(
    rect(-200, -112, 300, 12, k.half('#dfe4e6', 0, 0.4)) +
      path(people, k.dark()) +
      stroke('M-204-124h300', k.half('#e8e4d8', 0, 0.2), 4) +
      path('M-206-160h304v7h-304z', k.half('#e86a3a', 0, 0.15)) +
      stroke('M-196-154v44M-90-154v44M20-154v44M92-154v44', k.half('#f4f0e6', 0, 0.3), 5) +
      path('M100-108v-48h44l32 48z', white) +
      path('M122-146h22l22 30h-44z', pane) +
      path('M-250-48l14-56h420l24 56z', white) +
      path(panes, pane) +
      path(
        'M-264-52h540q8 0 2 12l-36 46h-468q-24 0-38-58z',
        k.verticalGradient(
          [0, k.lit('#fdfaf2')],
          [0.36, k.half('#f0f0ee', 0, 0.2)],
          [0.37, k.lit('#1f6f9a')],
          [1, k.shade('#1f5a84')],
        ),
      ) +
      stroke('M108-156v-46M108-196l24 8-24 8', k.half('#d8502c', 0, 0.2), 4) +
      path('M-160-160h44l-4-40h-34z', k.half('#1f6f9a', 0, 0.25)) +
      [-20, 20, 60].map((cx) => circle(cx - 140, -36, 8, k.lit('#e86a3a'))).join('') +
      wash(k, -250, 250),
    transform(x, y, s, flip),
  )
}

/** A cruise ship of six decks, ~760 long. */
export function cruiseShip(k: Stage, x: number, y: number, s = 1, flip = false): string {
  const pane = k.glow(k.shade('#2c4a66'), '#ffdf98')
  const white = k.verticalGradient([0, k.lit('#fdfaf2')], [1, k.half('#e4e6e8', 0, 0.35)])
  let decks = ''
  for (let d = 0; d < 6; d++) {
    const [from, to, top] = [-320 + d * 10, 300 - d * 26, -58 - d * 26]
    let panes = ''
    for (let px = from + 12; px < to - 20; px += 22) panes += `M${px} ${top + 7}h13v11h-13z`
    decks += path(`M${from} ${top + 26}v-26h${to - from}l14 26z`, white) + path(panes, pane)
  }
  return group(
    decks +
      path('M-180-186l-10-92h60l14 92z', k.half('#c8322c', 0, 0.2)) +
      path('M-186-256h62l4 18h-64z', k.lit('#fbf0d4')) +
      stroke('M60-186v-84M44-250h32', k.half('#e4e6e8', 0, 0.4), 5) +
      path(
        'M-352-60h726q12 0 2 14l-58 52h-606q-40 0-64-66z',
        k.verticalGradient(
          [0, k.lit('#fdfaf2')],
          [0.4, k.half('#f0f0ee', 0, 0.2)],
          [0.41, k.lit('#1f4a7a')],
          [1, k.shade('#1a3a64')],
        ),
      ) +
      [-240, -120, 0, 120].map((px) => rect(px, -48, 74, 14, k.half('#e86a3a', 0, 0.15), 'rx="6"')).join('') +
      wash(k, -340, 330),
    transform(x, y, s, flip),
  )
}

/** A fast boat under an awning, bow up on its own wave, ~330 long. */
export function fastBoat(k: Stage, x: number, y: number, s = 1, flip = false): string {
  const person = (px: number, c: string) =>
    path(`M${px - 12}-46q-2-30 12-32t13 32z`, k.half(c, 0, 0.2)) + circle(px, -88, 9, k.dark())
  return group(
    group(
      person(-96, '#e8a03c') +
        person(-62, '#2f8a9a') +
        person(-26, '#c8502c') +
        person(8, '#f0e6d0') +
        person(48, '#3f6a4a') +
        path('M66-50l20-44h10l-14 44z', k.glow(k.shade('#2c4a66'), '#ffdf98')) +
        stroke('M-118-48v-68M70-48v-62', k.half('#e8e4d8', 0, 0.3), 5) +
        path('M-134-122q100-14 230 0v10h-230z', k.half('#f4efe2', 0, 0.15)) +
        path('M-134-114h230v6h-230z', k.half('#2f7a9a', 0, 0.2)) +
        path(
          'M-156-50h330q10 2-2 14q-40 36-92 40h-216q-18-2-20-54z',
          k.verticalGradient(
            [0, k.lit('#fdfaf2')],
            [0.4, k.half('#eef0ee', 0, 0.2)],
            [0.41, k.lit('#e8643a')],
            [1, k.shade('#b8462c')],
          ),
        ) +
        rect(-182, -50, 26, 34, k.half('#3a3c46', 0, 0.5), 'rx="5"') +
        rect(-180, -22, 12, 34, k.half('#3a3c46', 0, 0.5)),
      'transform="rotate(-4)"',
    ) + wash(k, -150, 110),
    transform(x, y, s, flip),
  )
}
