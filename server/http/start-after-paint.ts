/**
 * Runs in the browser: once the page has been painted it fetches the page's modules, all at once, and starts them. Each
 * request has a turn of its own: on a slow phone fifteen of them in one would hold up the reader for 150 ms.
 * In a tab that is opened behind others nothing is painted, so there it starts at once.
 */
const starter = `(s=>{let d=document,go=()=>{let q=s.dataset.modules.split(" "),{port1:a,port2:b}=new MessageChannel;a.onmessage=()=>{let h=q.shift();if(h){let l=d.createElement("link");l.rel="modulepreload";l.href=h;d.head.append(l);b.postMessage(0)}else{let m=d.createElement("script");m.type="module";m.textContent=s.textContent;d.body.append(m);m.remove();a.close()}};b.postMessage(0)};d.hidden?go():new PerformanceObserver((_,o)=>{o.disconnect();go()}).observe({type:"paint",buffered:true})})(document.currentScript.previousElementSibling)`

const preload = /<link rel="modulepreload"[^>]*?href="([^"]+)"[^>]*>/g
const start = /<script([^>]*) type="module" async="">([\s\S]*?)<\/script>/

/** Words and pictures come before scripts: on a slow line the modules would take their share of it. */
export function startAfterPaint(html: string, nonce: string): string {
  if (!start.test(html)) return html
  const modules = [...html.matchAll(preload)].map(([, href]) => href)
  return html
    .replace(preload, '')
    .replace(
      start,
      (_, attributes: string, code: string) =>
        `<script${attributes} type="text/plain" data-modules="${modules.join(' ')}">${code}</script><script nonce="${nonce}">${starter}</script>`,
    )
}
