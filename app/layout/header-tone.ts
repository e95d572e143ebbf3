/** Past this many pixels the header of the home page turns white. */
const scrollThreshold = 50

/** Only the home page lets its header melt into the paper, and only at its top. */
export function isHeaderTransparent(pathname: string, scrollY: number): boolean {
  return pathname === '/' && scrollY <= scrollThreshold
}
