// Colours are mixed in OKLab, where gradients and haze pass through no muddy greys.
type Vector3 = [number, number, number]
const toLinear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
const toSrgb = (c: number) => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055)
const clamp = (n: number) => Math.min(1, Math.max(0, n))

function linear(hex: string): Vector3 {
  const n = parseInt(hex.slice(1), 16)
  return [toLinear((n >> 16) / 255), toLinear(((n >> 8) & 255) / 255), toLinear((n & 255) / 255)]
}

function hex(rgb: Vector3): string {
  return `#${rgb
    .map((c) =>
      Math.round(clamp(toSrgb(clamp(c))) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

function toLab([r, g, b]: Vector3): Vector3 {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function fromLab([L, a, b]: Vector3): Vector3 {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

const labCache = new Map<string, Vector3>()

/** A hex colour in OKLab. Scenes ask for the same few hundred again and again, hence the cache. */
export function labOf(c: string): Vector3 {
  let lab = labCache.get(c)
  if (!lab) {
    lab = toLab(linear(c))
    labCache.set(c, lab)
  }
  return lab
}

/** Mix two hex colours in OKLab; t = 0 gives a, t = 1 gives b. */
export function mix(a: string, b: string, t: number): string {
  const from = labOf(a)
  const to = labOf(b)
  const share = clamp(t)
  return hex(
    fromLab([
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share,
      from[2] + (to[2] - from[2]) * share,
    ]),
  )
}

/** A local colour under a light: multiplied in linear light, with a little more chroma so that shade stays rich. */
export function multiply(c: string, light: string, gain = 1, chroma = 1.08): string {
  const own = linear(c)
  const lamp = linear(light)
  const lab = toLab([own[0] * lamp[0] * gain, own[1] * lamp[1] * gain, own[2] * lamp[2] * gain])
  return hex(fromLab([lab[0], lab[1] * chroma, lab[2] * chroma]))
}

/** Shift OKLab lightness by dl (-1..1) and scale chroma. */
export function tone(c: string, dl: number, chroma = 1): string {
  const lab = labOf(c)
  return hex(fromLab([clamp(lab[0] + dl), lab[1] * chroma, lab[2] * chroma]))
}

/** Mean of hex colours, in OKLab. */
export function average(colors: string[]): string {
  const sum: Vector3 = [0, 0, 0]
  for (const c of colors) {
    const lab = labOf(c)
    for (const i of [0, 1, 2] as const) sum[i] += lab[i] / colors.length
  }
  return hex(fromLab(sum))
}
