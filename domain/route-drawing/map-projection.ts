/**
 * The drawing of India (app/features/destinations/india.svg) is a Mercator map. These four numbers were fitted to the
 * extreme points of its states: see docs/decisions/007-the-map-of-india.md for how far they can be trusted.
 */
const perDegree = 20.9404
const atLongitudeZero = -1427.994
const perMercatorDegree = -20.9824
const atEquator = 838.0837

/** Units of the drawing; it starts at 0, 0. */
export const mapSize = { width: 612, height: 696 }

export type MapPoint = { x: number; y: number }

/** Where a place stands on the drawing, to a tenth of a unit (about half a kilometre). */
export function projectPlace({ lat, lon }: { lat: number; lon: number }): MapPoint {
  const mercator = (Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * 180) / Math.PI
  return {
    x: toTenth(perDegree * lon + atLongitudeZero),
    y: toTenth(perMercatorDegree * mercator + atEquator),
  }
}

function toTenth(value: number): number {
  return Math.round(value * 10) / 10
}
