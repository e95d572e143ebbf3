import { createContext, use } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { Site } from '#domain/site/site.ts'

/** The company's facts in the place of those of the root loader: where none ran, because the server refused the request, and on a draft's page. */
export const SiteInPlace = createContext<Site | null>(null)

/** The company's facts; null only on an error screen whose root loader failed. */
export function useSite(): Site | null {
  const fromRoot = (useRouteLoaderData('root') as { site: Site } | undefined)?.site ?? null
  return use(SiteInPlace) ?? fromRoot
}
