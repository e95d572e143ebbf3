import { mix } from '../kit/color.ts'
import type { Stage } from '../kit/stage.ts'
import { circle, ellipse, group, path, rect, stroke, transform } from '../kit/svg.ts'

/** Old yellow tram seen head-on, ~200 wide and ~290 tall at s = 1, wheels on (x, y). */
export function tram(k: Stage, x: number, y: number, s = 1): string {
  const yellow = '#f2b51f'
  const body =
    k.light < 0
      ? k.horizontalGradient([0, k.lit(yellow)], [0.7, k.half(yellow, 0, 0.2)], [1, k.half(yellow, 0, 0.6)])
      : k.horizontalGradient([0, k.half(yellow, 0, 0.6)], [0.3, k.half(yellow, 0, 0.2)], [1, k.lit(yellow)])
  const cream = k.lit('#fdf3dc')
  const glass = k.glow(mix(k.shade('#5f7f94'), k.mood.sky[2], 0.35), '#ffe0a0')
  const iron = mix(k.dark(), '#2a2226', 0.4)
  const pane = (px: number, w: number) =>
    rect(px, -216, w, 92, iron, 'rx="7"') +
    rect(px + 4, -212, w - 8, 84, glass, 'rx="4"') +
    path(`M${px + 8}-134l${w * 0.5}-74h12l-${w * 0.5} 74z`, '#ffffff', 'opacity=".22"')
  return group(
    ellipse(0, 2, 122, 12, iron, 'opacity=".45"') +
      stroke('M0-288L-10-330', iron, 5) +
      rect(-84, -20, 36, 22, iron) +
      rect(48, -20, 36, 22, iron) +
      path('M-92-264Q0-306 92-264L100-246H-100z', cream) +
      rect(-44, -290, 88, 24, iron, 'rx="6"') +
      rect(-39, -286, 78, 16, k.glow('#fdf0cc', '#fff0b8'), 'rx="3"') +
      path('M-30-282h14v8h-14zM-8-282h8v8h-8zM8-282h22v8h-22z', iron) +
      path('M-100-248H100V-40Q100-18 80-18H-80Q-100-18-100-40z', body) +
      rect(-100, -248, 200, 20, cream) +
      pane(-94, 56) +
      pane(-32, 64) +
      pane(38, 56) +
      rect(-100, -112, 200, 8, cream) +
      rect(-100, -44, 200, 7, cream) +
      circle(0, -74, 21, iron) +
      circle(0, -74, 16, k.glow('#fdf6dc', '#fff6c8')) +
      (k.time === 'dusk' || k.night
        ? circle(0, -74, 90, k.radialGradient([0, '#ffe6a0', 0.75], [1, '#ffc65c', 0]))
        : '') +
      path('M-88-96h46v40h-46zM42-96h46v40h-46z', 'none', `stroke="${cream}" stroke-width="3"`) +
      circle(-72, -32, 6, k.half('#d8342f', 0, 0.1)) +
      circle(72, -32, 6, k.half('#d8342f', 0, 0.1)) +
      path('M-70-18H70L58 0H-58z', iron),
    transform(x, y, s),
  )
}
