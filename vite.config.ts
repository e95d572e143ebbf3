import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  // Found late, each of these would make the development server start over.
  optimizeDeps: { include: ['lucide', 'react-hook-form', '@hookform/resolvers/valibot', 'valibot'] },
  // The server is the entry of the server build, so that routes and server share one copy of everything.
  environments: { ssr: { build: { rolldownOptions: { input: './server/app.ts' } } } },
})
