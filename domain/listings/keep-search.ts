/** Where a redirect leads with the parameters that it was asked with: `/#part` and `?a=b` make `/?a=b#part`. */
export function keepSearch(target: string, search: string): string {
  const [path, hash] = target.split('#')
  return `${path}${search}${hash ? `#${hash}` : ''}`
}
