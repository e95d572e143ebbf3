import type { Stage } from '../kit/stage.ts'
import { path, rect, transform } from '../kit/svg.ts'

export type Livery = { body: string; band: string; roof: string }

/** Cars of a modern train on a level line, its nose at x, ~150 a car and 44 tall at s = 1, running right. */
export function sleekTrain(
  k: Stage,
  x: number,
  y: number,
  s: number,
  cars: number,
  { body, band, roof }: Livery,
): string {
  const pane = k.glow(k.shade('#22344f'), '#ffdf98')
  const shell = k.verticalGradient([0, k.lit(body)], [0.6, k.half(body, 0, 0.25)], [1, k.shade(body)])
  const car = k.symbol(`car${body}`, () => {
    let panes = ''
    for (let i = 0; i < 7; i++) panes += `M${-136 + i * 17}-34h12v12h-12z`
    return (
      rect(-148, -43, 146, 37, shell, 'rx="4"') +
      rect(-148, -46, 146, 6, k.half(roof, 0, 0.35), 'rx="3"') +
      rect(-148, -18, 146, 6, k.half(band, 0, 0.15)) +
      path(panes, pane) +
      path('M-16-37h9v27h-9z', k.half(band, 0, 0.4)) +
      rect(-132, -7, 34, 6, k.dark(), 'rx="3"') +
      rect(-54, -7, 34, 6, k.dark(), 'rx="3"')
    )
  })
  const nose = k.symbol(
    `nose${body}`,
    () =>
      path('M-148-44h84q44 4 62 30q4 8-6 8h-140z', shell) +
      path('M-148-46h82q14 1 26 7h-108z', k.half(roof, 0, 0.35)) +
      path('M-60-36q22 2 36 16h-36z', pane) +
      path('M-136-34h12v12h-12zM-119-34h12v12h-12zM-102-34h12v12h-12zM-85-34h12v12h-12z', pane) +
      path('M-148-18h132l8 6h-140z', k.half(band, 0, 0.15)) +
      path('M-18-14l12 2-2 5-12-1z', k.glow(k.lit('#fff4cc'), '#fff4cc')) +
      rect(-132, -7, 34, 6, k.dark(), 'rx="3"'),
  )
  return Array.from(
    { length: cars },
    (_, i) => `<use href="#${i ? car : nose}" ${transform(x - i * 149 * s, y, s)}/>`,
  ).join('')
}
