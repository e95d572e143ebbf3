import type { HomePageData } from '#server/pages/home/home-data.ts'

/** What the sections of the front page are drawn from. */
export type HomeData = Omit<HomePageData, 'head'>
