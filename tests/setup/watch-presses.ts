/** What a control of a page is called, where the list of them has it, and why it can't be pressed just now. */
export type Control = {
  index: number
  /** The same after a reload. */
  key: string
  name: string
  kind: 'button' | 'select'
  /** Chosen already, so that another press may change nothing. */
  isChosen: boolean
  /** Switched off; `reason` is what a reader sees of why. */
  isOff: boolean
  reason: string
}

export type Scope = {
  /** Header and footer too, which are the same on every page. */
  shell: boolean
  /** How many of one kind: buttons of one look in one place with other words. */
  alike: number
}

/** Lives in the page: what can be pressed there, and what a press has changed. */
export type PressWatch = {
  list: (scope: Scope) => Control[]
  /** Links that lead nowhere. */
  brokenLinks: (scope: Scope) => string[]
  isThere: (index: number) => boolean
  /** Brings a control in sight and watches for its press; null while the page still moves. */
  ready: (index: number) => Element | 'gone' | null
  isQuiet: () => boolean
  /** What the press has changed, and the layer that it has opened: as soon as there is something, or nothing after so many milliseconds. */
  answer: (within: number) => Promise<{ effect: string | null; layer: string | null }>
  /** The name of the layer on top that the press has opened. */
  openedLayer: () => string | null
  topLayer: () => string | null
  hasExpanded: () => boolean
  /** Whether it says that it opens one. */
  opensLayer: () => boolean
}

declare global {
  interface Window {
    pressWatch: PressWatch
  }
}

/** Runs in the page before its own scripts (`addInitScript`), so it can use nothing from outside. */
export function watchPresses(): void {
  const quietFor = 80
  const restsWithin = 4_000
  const layerSelector = 'dialog[open], [role=dialog], [role=menu], [popover]'
  const controlSelector =
    'button, summary, select, [role=tab], [role=button], [role=switch], input[type=submit], input[type=button], a[href^="#"], a[href=""], a[aria-haspopup]'
  let controls: Element[] = []
  let pressed: Element | null = null
  let records: MutationRecord[] = []
  let told: string[] = []
  let changedAt = 0
  let awaitedAt = 0
  let wasExpanded: string | null = null
  let before = { href: '', focus: null as Element | null, value: '', layers: [] as Element[] }
  let scrolled = false

  const tidy = (text: string | null | undefined) => (text ?? '').trim().replaceAll(/\s+/g, ' ')
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true })
  }
  const byIds = (ids: string | null) =>
    (ids ?? '').split(/\s+/).flatMap((id) => document.getElementById(id) ?? [])
  const nameOf = (element: Element): string => {
    const labels = element instanceof HTMLSelectElement ? [...element.labels] : []
    const candidates = [
      byIds(element.getAttribute('aria-labelledby'))
        .map((label) => label.textContent)
        .join(' '),
      element.getAttribute('aria-label'),
      labels.map((label) => label.textContent).join(' '),
      element.textContent,
      element.getAttribute('title'),
      element.getAttribute('value'),
    ]
    return (
      candidates
        .map(tidy)
        .find((text) => text !== '')
        ?.slice(0, 80) ?? ''
    )
  }
  const layers = () =>
    [...document.querySelectorAll(layerSelector)].filter(
      (layer) => isSeen(layer) && (!layer.hasAttribute('popover') || layer.matches(':popover-open')),
    )
  const top = () => layers().at(-1)
  const root = () => top() ?? document.body
  const inScope = (element: Element, { shell }: Scope) => {
    const frame = element.closest('header, footer')
    return shell || Boolean(top()) || !frame || Boolean(frame.closest('main'))
  }

  /** In sight only while it is focused; pressed by tests/e2e/shell.spec.ts. */
  const isForKeys = (element: Element) => nameOf(element) === 'Skip to content'

  /** Where it stands, by the names of what it stands in. */
  const pathOf = (element: Element) => {
    const steps: string[] = []
    for (let step = element.parentElement; step && step !== document.body; step = step.parentElement)
      steps.push(step.id && !/\d|:/.test(step.id) ? `${step.tagName}#${step.id}` : step.tagName)
    return steps.join('<')
  }

  const isOff = (element: Element) => element.matches(':disabled, [aria-disabled=true]')
  const isEndOf = (element: Element, [one, other]: [string, string]) => {
    const name = nameOf(element)
    if (!name.startsWith(one)) return false
    const pair = other + name.slice(one.length)
    return [...document.querySelectorAll('button')].some(
      (button) => nameOf(button) === pair && isSeen(button),
    )
  }
  const reasonFor = (element: Element): string => {
    const described = byIds(element.getAttribute('aria-describedby')).filter(isSeen)
    if (described.length > 0) return tidy(described.map((text) => text.textContent).join(' '))
    const ends: [string, string][] = [
      ['Previous', 'Next'],
      ['Next', 'Previous'],
      ['Decrease', 'Increase'],
      ['Increase', 'Decrease'],
    ]
    if (ends.some((pair) => isEndOf(element, pair))) return 'its end is reached'
    const empty = [...(element.closest('form')?.elements ?? [])].some(
      (field) => field instanceof HTMLInputElement && isSeen(field) && field.value === '',
    )
    if (empty) return 'a field is empty'
    const chosen = [...root().querySelectorAll<HTMLInputElement>('input:checked')].some(
      ({ value }) => value !== '',
    )
    return nameOf(element).startsWith('Clear') && !chosen ? 'nothing is chosen' : ''
  }

  const isChosen = (element: Element) =>
    element.matches(
      '[aria-selected=true], [aria-pressed=true], [aria-checked=true], [aria-current]:not([aria-current=false])',
    )

  function list(scope: Scope): Control[] {
    controls = [...root().querySelectorAll(controlSelector)].filter(
      (element) =>
        isSeen(element) &&
        inScope(element, scope) &&
        !isForKeys(element) &&
        (!(element instanceof HTMLAnchorElement) || element.target !== '_blank'),
    )
    const groups = new Map<string, Set<string>>()
    const keys = new Map<string, number>()
    return controls.flatMap((element, index) => {
      const name = nameOf(element)
      const group = `${element.tagName}.${element.getAttribute('class')} ${pathOf(element)}`
      const named = `${element.tagName} ${name} in ${pathOf(element)}`
      const count = keys.get(named) ?? 0
      keys.set(named, count + 1)
      const words = groups.get(group) ?? new Set()
      groups.set(group, words)
      const word = name.split(/[\s,:]/)[0] ?? ''
      // Hearts of twelve cards are one control twelve times.
      if (words.has(word) || words.size >= scope.alike) return []
      words.add(word)
      const off = isOff(element)
      return {
        index,
        key: `${named} (${count})`,
        name,
        kind: element instanceof HTMLSelectElement ? ('select' as const) : ('button' as const),
        isChosen: isChosen(element),
        isOff: off,
        reason: off ? reasonFor(element) : '',
      }
    })
  }

  /** Other hosts, phones and mail are not visited: their addresses have to be whole. */
  function isWhole(link: HTMLAnchorElement): boolean {
    const href = link.getAttribute('href') ?? '#'
    if (href === '#') return false
    if (href.startsWith('tel:')) return /^tel:\+?\d{3,}$/.test(href)
    if (href.startsWith('mailto:')) return /^mailto:[^@\s]+@[^@\s]+\.\w+/.test(href)
    if (!URL.canParse(href, location.href)) return false
    const { protocol, hostname, pathname } = new URL(href, location.href)
    if (hostname === 'wa.me') return /^\/\d{10,}$/.test(pathname)
    return protocol === 'https:' || hostname === location.hostname || protocol === 'blob:'
  }

  function remember(): void {
    observer.takeRecords()
    records = []
    told = []
    scrolled = false
    before = {
      href: location.href,
      focus: document.activeElement,
      value: pressed instanceof HTMLSelectElement ? pressed.value : '',
      layers: layers(),
    }
  }

  const observer = new MutationObserver((found) => {
    changedAt = performance.now()
    if (pressed) records.push(...found)
  })
  observer.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeOldValue: true,
    characterData: true,
    characterDataOldValue: true,
  })
  // The browser itself says what is missing.
  addEventListener('invalid', () => told.push('a field asks for words'), true)
  addEventListener(
    'scroll',
    () => {
      changedAt = performance.now()
      scrolled = true
    },
    true,
  )
  // Whatever pointing at it has changed is no answer to the press.
  addEventListener('pointerdown', () => pressed && remember(), true)

  const ignoredAttributes = /^(data-hydrated|data-far|loading|fetchpriority)$/
  const looks = /^(class|style|data-.*)$/
  function changedBy({
    type,
    target,
    oldValue,
    attributeName,
    addedNodes,
    removedNodes,
  }: MutationRecord): string {
    const element = target instanceof Element ? target : target.parentElement
    if (!element?.isConnected || element.closest('head, script')) return ''
    if (type === 'characterData')
      return target.nodeValue !== oldValue && isSeen(element) ? `text ${tidy(target.nodeValue)}` : ''
    if (type === 'childList') {
      const isContent = (node: Node) =>
        node instanceof Element ? !node.matches('script, link, style') : tidy(node.nodeValue) !== ''
      const isNew = (node: Node) =>
        isContent(node) && node.isConnected && (node instanceof Element ? isSeen(node) : isSeen(element))
      if ([...addedNodes].some(isNew)) return 'something new'
      const isGone = (node: Node) =>
        isContent(node) && node.nodeType !== Node.COMMENT_NODE && !node.isConnected
      return [...removedNodes].some(isGone) && isSeen(element) ? 'something gone' : ''
    }
    const name = attributeName ?? ''
    if (ignoredAttributes.test(name) || element.getAttribute(name) === oldValue) return ''
    // How it looks while it is pointed at.
    if (looks.test(name) && (pressed === element || pressed?.contains(element))) return ''
    const hides = /^(hidden|open|inert|aria-hidden)$/.test(name)
    return isSeen(hides ? (element.parentElement ?? element) : element) ? `${name} of ${element.tagName}` : ''
  }

  function effect(): string | null {
    if (told[0]) return told[0]
    // Pointing may have opened it; a press keeps it so.
    if ((pressed?.getAttribute('aria-expanded') ?? null) !== wasExpanded) return 'expanded'
    const [page, part] = location.href.split('#')
    if (page !== before.href.split('#')[0]) return 'address'
    if (part !== before.href.split('#')[1]) return 'part of the page'
    const now = layers()
    if (now.length !== before.layers.length || now.some((layer) => !before.layers.includes(layer)))
      return 'layer'
    const { activeElement } = document
    if (activeElement && ![before.focus, pressed, document.body].includes(activeElement)) return 'focus'
    if (scrolled) return 'scroll'
    // The value of a form's field is kept until the form is sent; any other has to change the page.
    if (pressed instanceof HTMLSelectElement && pressed.form && pressed.value !== before.value) return 'value'
    records.push(...observer.takeRecords())
    for (const record of records) {
      const change = changedBy(record)
      if (change) return change
    }
    return null
  }

  const tell = (what: string) => () => {
    told.push(what)
    return Promise.resolve()
  }
  const stands = (on: object | undefined, method: string, what: string) => {
    if (on) Object.defineProperty(on, method, { configurable: true, value: tell(what) })
  }
  stands(navigator.clipboard, 'writeText', 'clipboard')
  stands(navigator.clipboard, 'write', 'clipboard')
  stands(window, 'print', 'print')
  if ('share' in navigator) stands(navigator, 'share', 'share')

  const isQuiet = () => performance.now() - changedAt > quietFor
  const isHydrated = (element: Element) =>
    !Object.keys(document).some((key) => key.startsWith('__reactContainer$')) ||
    Object.keys(element).some((key) => key.startsWith('__reactProps$'))
  const openedLayer = () => labelOf(layers().findLast((layer) => !before.layers.includes(layer)))
  const labelOf = (layer: Element | undefined) => (layer ? nameOf(layer) || layer.tagName : null)

  window.pressWatch = {
    list,
    brokenLinks: (scope) =>
      [...root().querySelectorAll('a')]
        .filter((link) => isSeen(link) && inScope(link, scope) && !isWhole(link))
        .map((link) => `${nameOf(link)} (${link.getAttribute('href')})`),
    isThere: (index) => {
      const element = controls[index]
      return Boolean(element?.isConnected && isSeen(element) && root().contains(element))
    },
    ready(index) {
      const element = controls[index]
      // What was pressed before has taken it away.
      if (!element?.isConnected) return 'gone'
      const { top: y, bottom, left, right } = element.getBoundingClientRect()
      const isInSight = y >= 80 && bottom <= innerHeight - 80 && left >= 0 && right <= innerWidth
      if (element !== pressed) {
        pressed = element
        wasExpanded = element.getAttribute('aria-expanded')
        awaitedAt = performance.now()
        if (!isInSight) {
          element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
          changedAt = performance.now()
        }
      }
      // A page that never rests is pressed all the same.
      const isPatient = performance.now() - awaitedAt < restsWithin
      if (isPatient && !(isHydrated(element) && isQuiet())) return null
      remember()
      return element
    },
    isQuiet,
    async answer(within) {
      const deadline = performance.now() + within
      let change = effect()
      while (change === null && performance.now() < deadline) {
        await new Promise((resolve) => setTimeout(resolve, 25))
        change = effect()
      }
      return { effect: change, layer: openedLayer() }
    },
    openedLayer,
    topLayer: () => labelOf(top()),
    hasExpanded: () =>
      Boolean(pressed?.matches('[aria-expanded=true][aria-haspopup], header [aria-expanded=true]')),
    opensLayer: () => Boolean(pressed?.isConnected && pressed.matches('[aria-haspopup]')),
  }
}
