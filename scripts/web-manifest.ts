import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { company as site } from '../content/site/company.ts'

/** Writes /manifest.webmanifest, by which a phone puts the site on its home screen, beside the icons that artwork/brand draws. */

const icon = (file: string, size: number, purpose?: 'maskable') => ({
  src: `/${file}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  ...(purpose && { purpose }),
})
const small = icon('icon-192.png', 192)
const shortcut = (name: string, url: string) => ({ name, url, icons: [small] })

const manifest = {
  id: '/',
  name: `${site.name}: ${site.tagline}`,
  short_name: site.name,
  description: site.description,
  lang: 'en-IN',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#fbf7ee',
  theme_color: '#fbf7ee',
  categories: ['travel'],
  icons: [small, icon('icon-512.png', 512), icon('icon-maskable-512.png', 512, 'maskable')],
  shortcuts: [
    shortcut('My Trips', '/my-trips'),
    shortcut('Popular Trips', '/popular'),
    shortcut('Destinations', '/destinations'),
  ],
}

writeFileSync(join(import.meta.dirname, '../.generated/brand/manifest.webmanifest'), JSON.stringify(manifest))
