import { expect, test } from 'vitest'
import { pages } from '#content/pages/all.ts'
import { readEnv } from '../env.ts'
import { fileFacts } from './file-facts.ts'
import { siteFor, warningsFor } from './site.ts'

function warnings(settings: Record<string, string>, content = pages): string[] {
  const read = readEnv(settings)
  if (!read.ok) throw new Error(read.problems.join())
  return warningsFor(read.env, siteFor(read.env, fileFacts), { ...content, siteFacts: fileFacts })
}
const production = {
  APP_ENV: 'production',
  SITE_URL: 'https://kafila.example',
  AUTH_SECRET: 'a secret of thirty-two bytes or more',
}

test('a production start warns about each placeholder and each sample still in place', () => {
  const told = warnings(production)
  expect(told).toContain('The phone number of the site is still a placeholder')
  expect(told).toContain('The GSTIN of the site is still a placeholder')
  expect(told).toContain('The set of reviews of content/pages is still a sample')
  expect(told).toContain('The rating 4.9 of content/pages is still a sample')
  expect(told.filter((line) => line.startsWith('The affiliation with '))).toHaveLength(
    pages.affiliations.length,
  )
  expect(told.filter((line) => line.startsWith('The team member '))).toHaveLength(pages.about.team.length)
  expect(told).toContain('SMS_PROVIDER is not set: nobody can log in')
  expect(told).toContain('PHONEPE_CLIENT_ID is not set: nobody can pay')
  expect(warnings({})).toEqual([])
  const invented = 'SAMPLE_RATINGS is on: trips show ratings that nobody gave'
  expect(told).not.toContain(invented)
  expect(warnings({ ...production, SAMPLE_RATINGS: 'on' })).toContain(invented)
})

test('without an SMS provider of our own a hosted project sends the codes', () => {
  const hosted = { SUPABASE_URL: 'https://project.supabase.co', SUPABASE_ANON_KEY: 'key' }
  expect(warnings({ ...production, ...hosted }).filter((line) => line.includes('SMS'))).toEqual([])
})

test('what the operator has replaced is no longer warned about', () => {
  const told = warnings(
    {
      ...production,
      OPERATOR_PHONE: '919812345678',
      SMTP_URL: 'smtp://mail.example',
      MAIL_FROM: 'a@b.in',
      OPERATOR_EMAIL: 'a@b.in',
    },
    {
      ...pages,
      reviews: { ...pages.reviews, sample: false },
      affiliations: pages.affiliations.map((one) => ({ ...one, sample: false })),
      about: { ...pages.about, team: pages.about.team.map((one) => ({ ...one, sample: false })) },
    },
  )
  expect(told.filter((line) => /sample|phone|e-mail|SMTP/.test(line))).toEqual([])
  expect(told).toContain('The whatsapp number of the site is still a placeholder')
})
