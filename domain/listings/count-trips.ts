/** '1 trip', '8 trips' */
export function countTrips(count: number): string {
  return count === 1 ? '1 trip' : `${count} trips`
}
