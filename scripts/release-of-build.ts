/** The name of a release, as the browser's build writes it into the name of its list of routes. */
export function releaseOf(assets: string[]): string {
  const release = assets
    .map((name) => /^manifest-(\w+)\.js$/.exec(name)?.[1])
    .find((version) => version !== undefined)
  if (!release) throw new Error('the build of the pages left no manifest')
  return release
}
