export function inMetres(altitude: number): string {
  return `${altitude.toLocaleString('en-IN')} m`
}
