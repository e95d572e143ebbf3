import { useRouteLoaderData } from 'react-router'
import type { Site } from '#domain/site/site.ts'

/** The company's facts from the root loader; null only on an error screen whose root loader failed. */
export function useSite(): Site | null {
  return (useRouteLoaderData('root') as { site: Site } | undefined)?.site ?? null
}
