import { retention } from '#domain/site/retention.ts'
import type { Site } from '#domain/site/site.ts'

/** What a deletion of the account takes with it, and what must stay, in sentences. */
export type Deletion = { goes: string[]; stays: string[] }

export function describeDeletion({ site, ownLogins }: { site: Site; ownLogins: boolean }): Deletion {
  const login = 'Your login: phone number, devices and two-step login.'
  return {
    goes: [
      'Your name and email address.',
      'Your saved trips.',
      'Your places on waiting lists.',
      'Your reviews, also those that are published.',
      'What you and those who travelled with you told of yourselves: health, passports, emergency contacts and the like.',
      'Name, email and phone of bookings that were never paid.',
      ...(ownLogins ? [login] : []),
    ],
    stays: [
      `Bookings you paid, with their invoices, payments and refunds: for ${retention.booksYears} years, because tax and company law ask for it. They are used for nothing else, and nobody can open them online any more.`,
      `The messages we sent you about your account and your bookings: for ${retention.messageDays} days.`,
      ...(ownLogins
        ? []
        : ['Your login with your phone number: we are told at once and remove it by hand within a month.']),
      `Enquiries and the newsletter belong to no account. Write to ${site.email} to have them deleted.`,
    ],
  }
}
