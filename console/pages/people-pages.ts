import { exporting, savingViews } from './acts.ts'
import type { Pages } from './console-page.ts'

const changingEnquiry = { asks: 'enquiries: change', saying: 'Changing an enquiry' } as const

/** Who has travelled, who asks, who applies, who reads the letter. */
export const peoplePages: Pages = {
  '/travellers': {
    file: 'routes/travellers.tsx',
    title: 'Travellers',
    asks: 'travellers: read',
    rail: { group: 'Selling', letter: 'v', icon: 'people' },
    takes: savingViews,
  },
  '/travellers/export': {
    file: 'routes/travellers-export.tsx',
    title: 'Export of travellers',
    asks: 'travellers: read',
    under: '/travellers',
    takes: exporting,
  },
  '/travellers/:id': {
    file: 'routes/traveller.tsx',
    title: 'Traveller',
    asks: 'travellers: read',
    under: '/travellers',
    takes: { 'remove factor': { asks: 'traveller: remove factor', saying: 'Removing two-step login' } },
  },
  '/enquiries': {
    file: 'routes/enquiries.tsx',
    title: 'Enquiries',
    asks: 'enquiries: read',
    rail: { group: 'Selling', letter: 'e', icon: 'message', counts: 'calls due' },
    takes: savingViews,
  },
  '/enquiries/export': {
    file: 'routes/enquiries-export.tsx',
    title: 'Export of enquiries',
    asks: 'enquiries: read',
    under: '/enquiries',
    takes: exporting,
  },
  '/enquiries/:reference': {
    file: 'routes/enquiry.tsx',
    title: 'Enquiry',
    asks: 'enquiries: read',
    under: '/enquiries',
    takes: {
      move: changingEnquiry,
      won: changingEnquiry,
      lost: changingEnquiry,
      next: changingEnquiry,
      note: changingEnquiry,
      whatsapp: changingEnquiry,
      merge: changingEnquiry,
      suspect: changingEnquiry,
      'no suspect': changingEnquiry,
    },
  },
  '/applications': {
    file: 'routes/applications.tsx',
    title: 'Applications',
    asks: 'applications: read',
    under: '/enquiries',
  },
  '/applications/export': {
    file: 'routes/applications-export.tsx',
    title: 'Export of applications',
    asks: 'applications: read',
    under: '/applications',
    takes: exporting,
  },
  '/applications/:reference': {
    file: 'routes/application.tsx',
    title: 'Application',
    asks: 'applications: read',
    under: '/applications',
    takes: { suspect: changingEnquiry, 'no suspect': changingEnquiry },
  },
  '/subscribers': {
    file: 'routes/subscribers.tsx',
    title: 'Subscribers',
    asks: 'subscribers: read',
    under: '/enquiries',
  },
  '/subscribers/export': {
    file: 'routes/subscribers-export.tsx',
    title: 'Export of subscribers',
    asks: 'subscribers: read',
    under: '/subscribers',
    takes: exporting,
  },
}
