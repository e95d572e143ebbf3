import type { ElementHandle, Page, Request } from '@playwright/test'
import { type Control, type Scope, watchPresses } from './watch-presses.ts'

export type Crawl = {
  /** Opens the page in the state that is pressed upon. */
  open: () => Promise<unknown>
  /** With a finger, where the browser has one. */
  touch?: boolean
  /** How deep into layers that presses open. */
  depth?: number
  /** Milliseconds after which a press that has changed nothing is called dead. */
  answersWithin?: number
  /** Layers that need not be opened again, by name; those that were are added. */
  known?: Set<string>
} & Partial<Scope>

export type Pressed = { presses: number; dead: string[] }

/** A press that changes nothing takes this long; any other as long as its change. What is chosen already has nothing to change. */
const answersAtMost = 5_000
const chosenAnswersAtMost = 400
const readyWithin = 15_000

/** Has to be called once, before the page is opened. */
export async function preparePresses(page: Page): Promise<void> {
  await page.addInitScript(watchPresses)
}

/**
 * Presses every button, tab, summary, select and link that opens something, and answers those after which nothing has changed: neither
 * page, address, layer, focus, place nor anything in sight, and nothing was copied, sent or opened. What is switched off has to
 * say why. Links to other hosts are not followed; their addresses have to be whole.
 */
export async function pressEverything(page: Page, crawl: Crawl): Promise<Pressed> {
  const known = crawl.known ?? new Set<string>()
  const level: Level = { page, crawl: { ...crawl, known }, layer: null, reach: crawl.open }
  await fresh(level)
  return pressLevel(level, crawl.depth ?? 1)
}

/** A page, or a layer on it that `reach` opens. */
type Level = { page: Page; crawl: Crawl; layer: string | null; reach: () => Promise<unknown> }

const scopeOf = ({ shell = true, alike = 3 }: Crawl): Scope => ({ shell, alike })
const listControls = ({ page, crawl }: Level) =>
  page.evaluate((scope) => window.pressWatch.list(scope), scopeOf(crawl))

async function pressLevel(level: Level, depth: number): Promise<Pressed> {
  const { page, crawl } = level
  const told: Pressed = { presses: 0, dead: [] }
  let controls = await listControls(level)
  const layers = new Map<string, string>()
  for (const link of await page.evaluate((scope) => window.pressWatch.brokenLinks(scope), scopeOf(crawl)))
    told.dead.push(`${link}: leads nowhere`)
  for (const { name, isOff, reason } of controls)
    if (isOff && !reason) told.dead.push(`${name}: switched off, and nothing says why`)
  const queue = controls.filter(({ isOff }) => !isOff).sort((a, b) => rank(a) - rank(b))
  let isFresh = true
  for (const { key, name } of queue) {
    let control = controls.find((other) => other.key === key)
    let result = control && (await isThere(page, control)) ? await press(page, control, crawl) : null
    if (!control || !result || result.isGone) {
      // What was pressed before has changed the page around it.
      if (!isFresh) await fresh(level)
      isFresh = true
      controls = await listControls(level)
      control = controls.find((other) => other.key === key)
      if (!control) {
        told.dead.push(`${name}: gone after a reload`)
        continue
      }
      result = await press(page, control, crawl)
    }
    told.presses++
    // What is chosen has to answer once another is.
    if (result.effect === null && !control.isChosen) told.dead.push(`${name}: ${result.problem}`)
    if (result.layer && depth > 0 && !crawl.known?.has(result.layer)) {
      crawl.known?.add(result.layer)
      layers.set(result.layer, key)
    }
    isFresh = (await leave(page, level, result)) || (isFresh && result.effect === null)
  }
  for (const [layer, key] of layers) {
    const inside = await pressLayer(level, layer, key, depth - 1)
    told.presses += inside.presses
    told.dead.push(...inside.dead.map((dead) => `${layer} › ${dead}`))
  }
  return told
}

/** Chosen ones late, as another has been chosen by then; what sets the page in motion or closes a layer last. */
function rank({ isChosen, name }: Control): number {
  if (/^(close|done|cancel|back|play|pause)\b/i.test(name)) return 2
  return isChosen ? 1 : 0
}

async function pressLayer(level: Level, layer: string, key: string, depth: number): Promise<Pressed> {
  const { page, crawl } = level
  const reach = async () => {
    await fresh(level)
    const control = (await listControls(level)).find((other) => other.key === key)
    return control ? (await press(page, control, crawl)).layer : null
  }
  // Some open only after other presses, like the word that three trips are enough.
  if ((await reach()) !== layer) return { presses: 0, dead: [] }
  await untilOpen(page, layer)
  return pressLevel({ page, crawl, layer, reach }, depth)
}

async function untilOpen(page: Page, layer: string): Promise<void> {
  await page.waitForFunction(
    (name) => window.pressWatch.topLayer() === name && window.pressWatch.isQuiet(),
    layer,
    { polling: 30, timeout: readyWithin },
  )
}

/** As a visitor finds it who comes for the first time. */
async function fresh({ page, layer, reach }: Level): Promise<void> {
  if (!layer) await page.evaluate(() => sessionStorage.clear()).catch(() => {})
  await reach()
  if (layer) await untilOpen(page, layer)
}

function isThere(page: Page, { index }: Control): Promise<boolean> {
  return page.evaluate((index) => window.pressWatch.isThere(index), index).catch(() => false)
}

type Result = {
  effect: string | null
  problem: string
  layer: string | null
  /** It has led to another page. */
  left?: boolean
  /** It went away before it could be pressed. */
  isGone?: boolean
}

async function press(page: Page, control: Control, crawl: Crawl): Promise<Result> {
  const { index } = control
  const outside = watchOutside(page)
  try {
    const ready = await page.waitForFunction((index) => window.pressWatch.ready(index), index, {
      polling: 30,
      timeout: readyWithin,
    })
    const handle = ready.asElement() as ElementHandle<HTMLElement> | null
    if (!handle) return { effect: null, problem: 'gone', layer: null, isGone: true }
    outside.begin()
    try {
      if (control.kind === 'select') await chooseAnother(handle)
      else if (crawl.touch) await handle.tap({ timeout: answersAtMost, noWaitAfter: true })
      else await handle.click({ timeout: answersAtMost, noWaitAfter: true })
    } catch (error) {
      const isGone = /not attached|not visible/.test(String(error))
      const why = /<[^\n]*intercepts pointer events/.exec(String(error))?.[0] ?? String(error).split('\n')[0]
      return { effect: null, problem: `can’t be pressed: ${why}`, layer: null, isGone }
    }
    const { answersWithin = answersAtMost } = crawl
    return await answerOf(page, outside, control.isChosen ? chosenAnswersAtMost : answersWithin)
  } finally {
    outside.end()
  }
}

async function chooseAnother(handle: ElementHandle<HTMLElement>): Promise<void> {
  const other = await handle.evaluate((select) => {
    const { options, selectedIndex } = select as HTMLSelectElement
    return [...options].findIndex((option, i) => i !== selectedIndex && !option.disabled)
  })
  await handle.selectOption({ index: other })
}

/** Waits for what the press changes. A page that is left takes its watch with it. */
async function answerOf(page: Page, outside: Outside, within: number): Promise<Result> {
  const beyond = outside.first.then((effect) => ({ effect, layer: null }))
  const inside = page.evaluate((ms) => window.pressWatch.answer(ms), within)
  const isLeft = { effect: 'document', layer: null }
  const { effect, layer } = await Promise.race([beyond, inside]).catch(() => isLeft)
  inside.catch(() => {})
  if (effect === null) return { effect, problem: 'pressed, and nothing changed', layer }
  if (effect === 'document') return { effect, problem: '', layer: null, left: true }
  return { effect, problem: '', layer: layer ?? (await layerSoon(page)), left: effect === 'address' }
}

/** Layers come with scripts of their own, a moment after the button has said that it was pressed. */
async function layerSoon(page: Page): Promise<string | null> {
  if (!(await page.evaluate(() => window.pressWatch.opensLayer()))) return null
  return page
    .waitForFunction(() => window.pressWatch.openedLayer(), undefined, { polling: 30, timeout: 1_500 })
    .then(
      (layer) => layer.jsonValue(),
      () => null,
    )
}

type Outside = { begin: () => void; first: Promise<string>; end: () => void }

/** What a press does beyond its page. Reading something is not enough: what was read has to show. */
function watchOutside(page: Page): Outside {
  const { promise: first, resolve } = Promise.withResolvers<string>()
  let isArmed = false
  const note = (what: string) => {
    if (isArmed) resolve(what)
  }
  const onRequest = (request: Request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) note('document')
    else if (request.method() !== 'GET') note('request')
  }
  const onPopup = (popup: Page) => {
    note('window')
    void popup.close()
  }
  const onDownload = () => note('download')
  const onChooser = () => note('file chooser')
  page.on('request', onRequest).on('popup', onPopup).on('download', onDownload).on('filechooser', onChooser)
  return {
    begin: () => {
      isArmed = true
    },
    first,
    end: () => {
      page.off('request', onRequest).off('popup', onPopup).off('download', onDownload)
      page.off('filechooser', onChooser)
    },
  }
}

/** Puts away what a press has opened, or begins anew where it has led away. Answers whether it began anew. */
async function leave(page: Page, level: Level, { effect, layer, left }: Result): Promise<boolean> {
  if (effect === null) return false
  if (left && !layer) {
    await fresh(level)
    return true
  }
  const isOpen = await page.evaluate(() => window.pressWatch.hasExpanded()).catch(() => false)
  if (!layer && !isOpen) return false
  await page.keyboard.press('Escape')
  const isBack = await page
    .waitForFunction(
      (name) => window.pressWatch.topLayer() === name && !window.pressWatch.hasExpanded(),
      level.layer,
      { polling: 30, timeout: 1_000 },
    )
    .then(
      () => true,
      () => false,
    )
  if (!isBack) await fresh(level)
  return !isBack
}
