/** When the sun rises and sets at a place on a day, by the clocks there; null where it does not. Right to some two minutes, on flat ground. */
export function sunTimes(
  { lat, lon }: { lat: number; lon: number },
  date: string,
  zone: string,
): { rises: string; sets: string } | null {
  const noon = Date.parse(`${date}T12:00:00Z`) - (lon / 360) * day
  const centuries = (noon - epoch) / day / 36_525
  const { declination, equation } = sunAt(centuries)
  const cosine = (sine(horizon) - sine(lat) * sine(declination)) / (cosineOf(lat) * cosineOf(declination))
  if (Math.abs(cosine) > 1) return null
  const half = (degrees(Math.acos(cosine)) / 360) * day
  const middle = noon - equation * 60_000
  return { rises: timeAt(middle - half, zone), sets: timeAt(middle + half, zone) }
}

const day = 24 * 3600_000
/** Noon of the first day of 2000, from which astronomers count. */
const epoch = Date.UTC(2000, 0, 1, 12)
/** The upper edge of the sun is on the horizon, with what the air bends, when its middle is so many degrees below. */
const horizon = -0.833

/** The sun's declination in degrees, and by how many minutes a sundial is ahead of the clock (Meeus, in the short form). */
function sunAt(centuries: number): { declination: number; equation: number } {
  const longitude = 280.46646 + centuries * 36_000.76983
  const anomaly = 357.52911 + centuries * 35_999.05029
  const centre =
    (1.914602 - centuries * 0.004817) * sine(anomaly) +
    0.019993 * sine(2 * anomaly) +
    0.000289 * sine(3 * anomaly)
  const tilt = 23.439291 - centuries * 0.0130042
  const declination = degrees(Math.asin(sine(tilt) * sine(longitude + centre)))
  const y = Math.tan(radians(tilt / 2)) ** 2
  const eccentricity = 0.016708634
  const equation =
    4 *
    degrees(
      y * sine(2 * longitude) -
        2 * eccentricity * sine(anomaly) +
        4 * eccentricity * y * sine(anomaly) * cosineOf(2 * longitude) -
        0.5 * y * y * sine(4 * longitude) -
        1.25 * eccentricity ** 2 * sine(2 * anomaly),
    )
  return { declination, equation }
}

/** '6:58 am' */
function timeAt(moment: number, zone: string): string {
  const clock = new Intl.DateTimeFormat('en-US', { timeZone: zone, hour: 'numeric', minute: '2-digit' })
  return clock.format(new Date(moment)).replace(/\s/g, ' ').toLowerCase()
}

const radians = (angle: number) => (angle * Math.PI) / 180
const degrees = (angle: number) => (angle * 180) / Math.PI
const sine = (angle: number) => Math.sin(radians(angle))
const cosineOf = (angle: number) => Math.cos(radians(angle))
