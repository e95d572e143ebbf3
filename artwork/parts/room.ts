import type { Stage } from '../kit/stage.ts'
import { type Point, path, shape } from '../kit/svg.ts'

/** A point of the picture's plane (u, v), moved by t towards the far wall: 0 at the lens, 1 at the wall. */
export type Into = (u: number, v: number, t: number) => Point

/** One-point perspective into a room whose far wall stands between the given fractions. */
export function room(k: Stage, [u0, v0, u1, v1]: [number, number, number, number]): Into {
  return (u, v, t) => [k.x(u + (u0 + (u1 - u0) * u - u) * t), k.y(v + (v0 + (v1 - v0) * v - v) * t)]
}

/** A rectangle lying on a wall, floor or ceiling, by its corners. */
export function plane(into: Into, fill: string, ...corners: [number, number, number][]): string {
  return path(shape(corners.map((corner) => into(...corner))), fill)
}

/** Depths of evenly spaced things, as the eye sees them: ever closer towards the wall. */
export function depths(n: number, near = 0): number[] {
  return Array.from({ length: n }, (_, i) => near + (1 - near) * (1 - 1 / (1 + (i / n) * 2.4)) * (3.4 / 2.4))
}
