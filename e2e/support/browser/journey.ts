import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, expect } from 'vitest'
import { passMidnight } from '~/testing/midnight'
import { patience } from '~/testing/pace'
import { inTurn } from '~/testing/turns'
import { withSharedProducts } from '../product/shared-products'
import { type Product, startProduct } from '../product/start-product'
import { createWatch } from './watch'

const SETTLE_TIMEOUT_MS = patience(30_000)
const PICTURES = fileURLToPath(new URL('../../../test-results/', import.meta.url))

export type Device = 'desktop' | 'phone'
/** For what a run walks on both. */
export const DEVICES: readonly Device[] = ['desktop', 'phone']
/** For what is alike on both but for its place on the screen: the run's own. */
export const DEVICE_IN_TURN = inTurn(DEVICES, DEVICES.length)

/** At a desk nothing moves, as whoever asks for that has it; on a phone all does, as for most. */
const SCREENS = {
  desktop: { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} satisfies Record<Device, BrowserContextOptions>
/** For who looks at what moves, at a desk. */
export const MOVING = { reducedMotion: 'no-preference' } satisfies BrowserContextOptions

export type Journey = {
  product: () => Product
  /** A page of a browser that nobody has used before. */
  newPage: (device?: Device, options?: BrowserContextOptions) => Promise<Page>
  /** Problems that this test causes on purpose; all others fail it. */
  tolerate: (...patterns: RegExp[]) => void
}

/**
 * A product for a file of journeys, which files before it may have used. After each test its pages are closed, and it fails if one of
 * them or the server reported a problem; of a failed one there is a picture in test-results.
 */
export function startJourney({
  env = {},
  isAlone = false,
  countsTheDay = false,
  asksMentor = true,
}: {
  env?: Record<string, string>
  /** Whether it does to the product what others would notice: moves its clock, stops it, uses its limits up, counts what it holds. */
  isAlone?: boolean
  /** Whether it looks at the messages of a day: then all of it falls on one. */
  countsTheDay?: boolean
  /** Of a product of its own: else its mentor is not got ready. */
  asksMentor?: boolean
} = {}): Journey {
  let product: Product | undefined
  let browser: Browser | undefined
  let contexts: BrowserContext[] = []
  const watch = createWatch()

  withSharedProducts.beforeAll(async ({ productWith }) => {
    ;[product, browser] = await Promise.all([
      isAlone ? startProduct(env, { asksMentor }) : productWith(env),
      sharedBrowser(),
    ])
    product.moveCallers()
    if (countsTheDay) await passMidnight(product.origin)
  })
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await takePictures(contexts, task.name)
    await Promise.all(contexts.map((context) => context.close()))
    contexts = []
    const complaints = product?.complaints.splice(0) ?? []
    for (const complaint of complaints) watch.note(`server: ${complaint}`)
    watch.tolerate.length = 0
    expect(watch.problems.splice(0)).toEqual([])
  })
  afterAll(async () => {
    if (isAlone) await product?.stop()
  })

  const running = () => {
    if (product === undefined) throw new Error('the product has not been started')
    return product
  }
  return {
    product: running,
    async newPage(device = 'desktop', options = {}) {
      if (browser === undefined) throw new Error('the browser has not been started')
      const settings = { ...SCREENS[device], ...options }
      const context = await browser.newContext({
        baseURL: running().origin,
        locale: 'es-ES',
        timezoneId: 'Europe/Madrid',
        // A page's requests must not pass by a worker, where `page.route` does not see them.
        serviceWorkers: 'block',
        permissions: ['clipboard-read', 'clipboard-write'],
        ...settings,
      })
      context.setDefaultTimeout(SETTLE_TIMEOUT_MS)
      // Whoever asks for no motion is to find none, endless or not.
      if (settings.reducedMotion !== 'reduce') await context.addInitScript(holdEndlessMotion)
      watch.context(context, options.baseURL ?? running().origin)
      contexts.push(context)
      return context.newPage()
    },
    tolerate: (...patterns) => void watch.tolerate.push(...patterns),
  }
}

/**
 * Runs in the page. A spinner, or the cursor of a reply, has a frame drawn every 16 ms for as long as something is waited for, and longest
 * on a machine that is busy: here they stand. What moves once does so as for readers.
 */
function holdEndlessMotion() {
  document.addEventListener('animationstart', ({ target }) => {
    if (!(target instanceof Element)) return
    for (const animation of target.getAnimations({ subtree: true }))
      if (animation.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY) animation.cancel()
  })
}

let launched: Promise<Browser> | undefined
/** One for all files that this process runs; it ends with the process. */
function sharedBrowser(): Promise<Browser> {
  launched ??= launchBrowser()
  return launched
}

const launchBrowser = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--no-first-run',
      // Pages live for seconds: optimising their code, and Python's, costs more than it gains.
      '--js-flags=--no-opt,--liftoff-only',
    ],
  })

async function takePictures(contexts: BrowserContext[], name: string) {
  mkdirSync(PICTURES, { recursive: true })
  const file = name.replace(/[^\p{L}\d]+/gu, '-').slice(0, 80)
  for (const [number, page] of contexts.flatMap((context) => context.pages()).entries()) {
    await page.screenshot({ path: `${PICTURES}${file}-${number + 1}.png` }).catch(() => 'the page is gone')
  }
}

/** Waits until a value is right: `await eventually(() => box.inputValue()).toBe('hola')`. */
export const eventually = <T>(read: () => T | Promise<T>) =>
  expect.poll(read, { timeout: SETTLE_TIMEOUT_MS, interval: 50 })
