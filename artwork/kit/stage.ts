import { average, mix, multiply, tone } from './color.ts'
import type { Climate, Mood, Time } from './mood.ts'
import { moods } from './moods.ts'
import { createRng, type Rng } from './rng.ts'
import { ellipse, rect } from './svg.ts'

export type Aspect = 'wide' | 'square' | 'tall' | 'banner'
export const pictureSizes: Record<Aspect, [number, number]> = {
  wide: [1600, 1000],
  square: [1000, 1000],
  tall: [1000, 1400],
  banner: [2000, 900],
}
export type Season = 'spring' | 'summer' | 'autumn' | 'winter'
export type Options = {
  seed?: number | string
  time?: Time
  aspect?: Aspect
  /** What grows in the scene: leaves, blossom, fruit. */
  season?: Season
  /** Mirror the scene left to right (the text floor stays bottom-left). */
  flip?: boolean
  /** Close-up: centre u, v and width as a fraction of the picture. Vector, so it stays crisp. */
  crop?: [u: number, v: number, w: number]
  /** Seen over the bow of a boat: there is water before the lens, and what floats keeps clear of the bow. */
  afloat?: boolean
}
type Stop = [offset: number, color: string, opacity?: number]
/** A rectangle of the picture, in its units. */
export type Box = { x: number; y: number; w: number; h: number }

/** What a scene is drawn on: its size, seed and mood, the colours of things in that mood, and the SVG so far. */
export class Stage {
  /** Width and height of the picture. */
  readonly W: number
  readonly H: number
  readonly time: Time
  readonly aspect: Aspect
  readonly season: Season
  readonly mood: Mood
  readonly rng: Rng
  /** Side the light comes from: -1 left, 1 right. */
  light: -1 | 1 = -1
  sun = { x: 0, y: 0, r: 0 }
  /** Side that low boughs leave free, -1 left, 1 right; unless told, the one away from the sun. */
  openSide?: -1 | 1
  private defs: string[] = []
  private body: string[] = []
  private ids = new Map<string, string>()
  private prefix: string
  private climate: Climate
  private overlays: string[] = []
  /** Lit colours close to the lens, which give the palette its ground. */
  private nearColors: string[] = []
  private floorColor = ''
  private floor = ''
  readonly mirrored: boolean
  private crop?: Options['crop']
  private pane?: Box

  constructor(
    name: string,
    climate: Climate,
    { seed = 1, time = 'day', aspect = 'wide', season = 'summer', flip = false, crop }: Options,
  ) {
    this.climate = climate
    this.mirrored = flip
    this.crop = crop
    ;[this.W, this.H] = pictureSizes[aspect]
    this.time = time
    this.aspect = aspect
    this.season = season
    this.mood = moods[climate][time]
    this.rng = createRng(`${name}/${seed}`)
    // Ids must not collide when several scenes are inlined in one page.
    this.prefix =
      name.replace(/[^a-z]/g, '').slice(0, 3) +
      Math.floor(createRng(`${name}${seed}${time}${aspect}${flip}${crop}`)() * 46655).toString(36)
  }
  /** The same stage in other light: floodlit buildings at night. */
  under(time: Time): Stage {
    return Object.create(this, { mood: { value: moods[this.climate][time] } })
  }
  /** Fractions of the picture to its units. */
  x = (u: number) => u * this.W
  y = (v: number) => v * this.H
  /** Choose by aspect: landscape (wide, banner), square, tall. */
  fit<T>(wide: T, square: T, tall: T = square): T {
    return this.W > this.H * 1.2 ? wide : this.H > this.W * 1.2 ? tall : square
  }
  get night() {
    return this.mood.night
  }
  get horizon() {
    return this.mood.sky[3]
  }

  /** Local colour in direct light, at depth d (0 = lens, 1 = horizon). */
  lit(c: string, d = 0) {
    const lit = this.air(multiply(c, this.mood.key, this.mood.keyGain, this.night ? 0.8 : 1.1), d)
    if (d < 0.2) this.nearColors.push(lit)
    return lit
  }
  /** Local colour in shade. */
  shade(c: string, d = 0) {
    return this.air(multiply(c, this.mood.ambient, this.mood.ambientGain, 1.04), d)
  }
  /** Aerial perspective; at night everything also takes a cast of the sky. */
  private air(c: string, d: number) {
    // Distance first turns towards the shade colour, then dissolves into haze: keeps far greens from greying out at dawn and dusk.
    const mid = d * (1 - d)
    const blue = d > 0 ? tone(mix(c, this.mood.ambient, this.night ? 0 : mid * 0.45), 0, 1 + mid) : c
    return mix(blue, this.mood.haze, this.night ? 0.12 + 0.88 * d * this.mood.hazeMax : d * this.mood.hazeMax)
  }
  /** Between lit and shade. */
  half(c: string, d = 0, t = 0.5) {
    return mix(this.lit(c, d), this.shade(c, d), t)
  }
  /** Near-black of this mood, for foreground silhouettes. */
  dark(d = 0) {
    return mix(
      tone(multiply('#6a5c66', this.mood.ambient, this.night ? 0.5 : 0.55, 0.8), -0.1),
      this.mood.haze,
      d * this.mood.hazeMax,
    )
  }
  /** Lamplight: warm at night, the given colour by day. */
  glow(day: string, lamp = '#ffc65c') {
    return this.night || this.time === 'dusk' ? lamp : day
  }

  private def(key: string, make: (id: string) => string) {
    let id = this.ids.get(key)
    if (!id) {
      id = this.prefix + this.ids.size.toString(36)
      this.ids.set(key, id)
      this.defs.push(make(id))
    }
    return id
  }
  private stops = (s: Stop[]) =>
    s
      .map(
        ([o, c, a = 1]) =>
          `<stop offset="${+o.toFixed(3)}" stop-color="${c}"${a < 1 ? ` stop-opacity="${+a.toFixed(2)}"` : ''}/>`,
      )
      .join('')
  /** Vertical gradient over the object's own box. */
  verticalGradient(...s: Stop[]) {
    return `url(#${this.def(`v${JSON.stringify(s)}`, (id) => `<linearGradient id="${id}" x2="0" y2="1">${this.stops(s)}</linearGradient>`)})`
  }
  /** Horizontal gradient over the object's own box. */
  horizontalGradient(...s: Stop[]) {
    return `url(#${this.def(`h${JSON.stringify(s)}`, (id) => `<linearGradient id="${id}">${this.stops(s)}</linearGradient>`)})`
  }
  /** Gradient between two points of the picture. */
  gradientBetween(x1: number, y1: number, x2: number, y2: number, ...s: Stop[]) {
    const c = [x1, y1, x2, y2].map((n) => Math.round(n))
    return `url(#${this.def(`s${c}${JSON.stringify(s)}`, (id) => `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${c[0]}" y1="${c[1]}" x2="${c[2]}" y2="${c[3]}">${this.stops(s)}</linearGradient>`)})`
  }
  /** Radial gradient over the object's own box. */
  radialGradient(...s: Stop[]) {
    return `url(#${this.def(`r${JSON.stringify(s)}`, (id) => `<radialGradient id="${id}">${this.stops(s)}</radialGradient>`)})`
  }
  clip(markup: string) {
    return `clip-path="url(#${this.def(`c${markup}`, (id) => `<clipPath id="${id}">${markup}</clipPath>`)})"`
  }
  /** Defines a drawing once; use() places it any number of times. */
  symbol(name: string, make: () => string) {
    return this.def(`y${name}`, (id) => `<g id="${id}">${make()}</g>`)
  }
  use(id: string, x: number, y: number, s = 1, { fill = '', color = '', flip = false, more = '' } = {}) {
    const n = (v: number) => +v.toFixed(v > 20 ? 0 : 2)
    return `<use href="#${id}" transform="translate(${n(x)} ${n(y)})scale(${flip ? `${-n(s)} ${n(s)}` : n(s)})"${fill && ` fill="${fill}"`}${color && ` color="${color}"`}${more && ` ${more}`}/>`
  }

  add(...parts: string[]) {
    this.body.push(...parts)
    return this
  }
  /** Drawn last, unmirrored and uncropped: a window frame, falling snow. */
  overlay(...parts: string[]) {
    this.overlays.push(...parts)
    return this
  }
  /** Shows the scene in part of the picture only, as in a window; what is laid over it draws the room. */
  through(pane: Box) {
    this.pane = pane
    return this
  }
  /** Four colours from top to bottom, near enough to stand in for the picture until it has loaded. */
  palette(): [string, string, string, string] {
    const { sky } = this.mood
    const ground = this.nearColors.length ? average(this.nearColors) : this.mood.haze
    // A room has no sky above it.
    if (this.pane) return [tone(ground, 0.05), ground, ground, tone(ground, -0.12)]
    const floor = this.floorColor ? mix(ground, this.floorColor, 0.45) : ground
    return [mix(sky[0], sky[1], 0.4), mix(sky[2], sky[1], 0.3), mix(this.mood.haze, ground, 0.6), floor]
  }
  /** Quiet, darker floor for overlaid text. Give the scene's own deep colour (forest, sea, umber) to keep it from going grey. */
  calm(strength = 0.6, color = this.dark()) {
    const c = this.night ? mix(color, this.dark(), 0.6) : mix(color, this.dark(), 0.3)
    this.floorColor = c
    this.floor =
      rect(
        0,
        this.H * 0.6,
        this.W,
        this.H * 0.4,
        this.verticalGradient([0, c, 0], [0.5, c, strength * 0.2], [1, c, strength * 0.75]),
      ) +
      ellipse(
        0,
        this.H,
        this.W * 0.62,
        this.H * 0.5,
        this.radialGradient([0, c, strength * 0.85], [0.5, c, strength * 0.4], [1, c, 0]),
      )
    return this
  }
  /** The scene, small enough for the pane and no smaller, its crop in the middle. */
  private inPane(scene: string, { x, y, w, h }: Box) {
    const { W, H, mirrored, crop = [0.5, 0.5, 1] } = this
    const s = Math.max(w, h * (W / H)) / (W * crop[2])
    const place = (at: number, from: number, pane: number, size: number) =>
      Math.round(Math.max(Math.min(from + pane / 2 - at * size * s, from), from + pane - size * s))
    const left = place(mirrored ? 1 - crop[0] : crop[0], x, w, W)
    const top = place(crop[1], y, h, H)
    return `<g ${this.clip(rect(x, y, w, h, '#000'))}><g transform="translate(${left} ${top})scale(${+s.toFixed(4)})">${scene}</g></g>`
  }
  toString() {
    const { W, H, mirrored: flip, pane } = this
    const scene = this.body.join('')
    const upright = flip ? `<g transform="translate(${W} 0)scale(-1 1)">${scene}</g>` : scene
    const seen = pane ? this.inPane(upright, pane) : upright
    const crop = pane ? undefined : this.crop
    const clamp = (n: number, max: number) => Math.round(Math.min(max, Math.max(0, n)))
    const w = Math.round(crop ? W * crop[2] : W)
    const h = Math.round((w * H) / W)
    const x = crop ? clamp((flip ? 1 - crop[0] : crop[0]) * W - w / 2, W - w) : 0
    const y = crop ? clamp(crop[1] * H - h / 2, H - h) : 0
    const front = this.overlays.join('')
    const place = crop ? ` transform="translate(${x} ${y})scale(${+(w / W).toFixed(4)})"` : ''
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${w} ${h}" width="${W}" height="${H}" preserveAspectRatio="xMidYMid slice">`,
      `<defs>${this.defs.join('')}</defs>`,
      seen,
      crop || pane ? '' : this.floor,
      front && `<g${place}>${front}</g>`,
      '</svg>',
    ].join('')
  }
}
