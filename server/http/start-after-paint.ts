/**
 * Runs in the browser: once the page has been painted it fetches the page's modules, all at once, and starts them. Each
 * request has a turn of its own: on a slow phone fifteen of them in one would hold up the reader for 150 ms.
 * In a tab that is opened behind others nothing is painted, so there it starts at once.
 */
const starter = `(s=>{let d=document,go=()=>{let q=s.dataset.modules.split(" "),{port1:a,port2:b}=new MessageChannel;a.onmessage=()=>{let h=q.shift();if(h){let l=d.createElement("link");l.rel="modulepreload";l.href=h;d.head.append(l);b.postMessage(0)}else{let m=d.createElement("script");m.type="module";m.textContent=s.textContent;d.body.append(m);m.remove();a.close()}};b.postMessage(0)};d.hidden?go():new PerformanceObserver((_,o)=>{o.disconnect();go()}).observe({type:"paint",buffered:true})})(document.currentScript.previousElementSibling)`

const preload = /<link rel="modulepreload"[^>]*?href="([^"]+)"[^>]*>/g
const ofModules = ' type="module" async="">'

/** Words and pictures come before scripts: on a slow line the modules would take their share of it. */
export function startAfterPaint(html: string, nonce: string): string {
  // React Router names the modules in the head and starts them at the end. All between is passed over.
  const headEnd = html.indexOf('</head>')
  const marked = html.lastIndexOf(ofModules)
  const end = html.indexOf('</script>', marked)
  const tag = html.lastIndexOf('<script', marked)
  if (headEnd === -1 || tag < headEnd || end === -1 || html.slice(tag, marked).includes('>')) return html
  const head = html.slice(0, headEnd)
  const modules = [...head.matchAll(preload)].map(([, href]) => href)
  return [
    head.replace(preload, ''),
    html.slice(headEnd, marked),
    ` type="text/plain" data-modules="${modules.join(' ')}">`,
    html.slice(marked + ofModules.length, end),
    `</script><script nonce="${nonce}">${starter}`,
    html.slice(end),
  ].join('')
}
