import { exportingPlain, savingViews } from './acts.ts'
import type { Pages } from './console-page.ts'

const exportingPans = { asks: 'PAN: read', saying: 'Exporting PANs' } as const

/** Reports, and the returns of taxes. */
export const reportPages: Pages = {
  '/reports': {
    file: 'routes/reports.tsx',
    title: 'Reports',
    asks: 'reports: read',
    rail: { group: 'Money', letter: 'x', icon: 'chart' },
  },
  '/reports/gstr-1': {
    file: 'routes/report-gst.tsx',
    title: 'GSTR-1',
    asks: 'tax reports: read',
    under: '/reports',
    instead: { manager: 'Sales, occupancy and refunds by reason are in Reports.' },
  },
  '/reports/gstr-1/export': {
    file: 'routes/report-gst-export.tsx',
    title: 'Export of GSTR-1',
    asks: 'tax reports: read',
    under: '/reports/gstr-1',
    takes: exportingPlain,
  },
  '/reports/tcs': {
    file: 'routes/report-tcs.tsx',
    title: 'TCS register',
    asks: 'tax reports: read',
    under: '/reports',
    instead: { manager: 'Sales, occupancy and refunds by reason are in Reports.' },
    takes: { 'show PANs': { asks: 'PAN: read', saying: 'Looking at PANs' } },
  },
  '/reports/tcs/export': {
    file: 'routes/report-tcs-export.tsx',
    title: 'Export of the TCS register',
    asks: 'tax reports: read',
    under: '/reports/tcs',
    takes: { ...exportingPlain, 'csv with PANs': exportingPans, 'xlsx with PANs': exportingPans },
  },
  '/reports/sales': {
    file: 'routes/report-sales.tsx',
    title: 'Sales',
    asks: 'reports: read',
    under: '/reports',
    takes: savingViews,
  },
  '/reports/sales/export': {
    file: 'routes/report-sales-export.tsx',
    title: 'Export of sales',
    asks: 'reports: read',
    under: '/reports/sales',
    takes: exportingPlain,
  },
  '/reports/occupancy': {
    file: 'routes/report-occupancy.tsx',
    title: 'Occupancy',
    asks: 'reports: read',
    under: '/reports',
    takes: savingViews,
  },
  '/reports/occupancy/export': {
    file: 'routes/report-occupancy-export.tsx',
    title: 'Export of occupancy',
    asks: 'reports: read',
    under: '/reports/occupancy',
    takes: exportingPlain,
  },
  '/reports/refunds': {
    file: 'routes/report-refunds.tsx',
    title: 'Refunds by reason',
    asks: 'reports: read',
    under: '/reports',
    takes: savingViews,
  },
  '/reports/refunds/export': {
    file: 'routes/report-refunds-export.tsx',
    title: 'Export of refunds by reason',
    asks: 'reports: read',
    under: '/reports/refunds',
    takes: exportingPlain,
  },
}
