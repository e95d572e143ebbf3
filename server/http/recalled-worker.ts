import { Hono } from 'hono'

/** Stands at /sw.js while the service worker is recalled: it removes what the bad one kept, and itself. */
const script = `addEventListener('install',()=>skipWaiting())
addEventListener('activate',(event)=>event.waitUntil((async()=>{
for(const name of await caches.keys())if(name.startsWith('kafila-'))await caches.delete(name)
await registration.unregister()
})()))`

export function recalledWorker(): Hono {
  return new Hono().get('/sw.js', (c) =>
    c.body(script, 200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' }),
  )
}
