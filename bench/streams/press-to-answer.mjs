#!/usr/bin/env node
// How long a person waits from the press of "Enviar" until the embedded mentor's whole answer is painted, and where that time goes.
// Builds the product where need be, and starts it on a data folder of its own. Needs CHROMIUM_PATH.
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { table } from '../pages/visitor-pages.mjs'
import { withProduct } from '../tools/own-product.mjs'
import { summary } from '../tools/proc-stat.mjs'
import { proAccount, signIn } from '../tools/sign-in.mjs'

const HELP = `press-to-answer.mjs - from the press to the painted answer of the embedded mentor

  node bench/streams/press-to-answer.mjs [options]

  --rounds N   through the questions, each in a new conversation  (4)
  --cpu N      slowdown factor of the browser's CPU               (1)
  --most MS    median that is shown as too long                   (200)
  --help

The first press is the first question that the started server is asked, and stands apart.`

const text = /** @type {const} */ ({ type: 'string' })
const { values } = parseArgs({
  options: {
    rounds: { ...text, default: '4' },
    cpu: { ...text, default: '1' },
    most: { ...text, default: '200' },
    help: { type: 'boolean' },
  },
})
if (values.help) {
  console.log(HELP)
  process.exit(0)
}

/** A lesson, a written program, an error, a fault, a card: what people ask. */
const QUESTIONS = [
  '¿Cómo leo un archivo CSV?',
  'Escribe un programa que pida notas hasta que ponga fin y diga la media',
  'precios = [3, 5]\ntotal = sum(precios)\nprint("Total: " + total)\n\nTypeError: can only concatenate str (not "int") to str',
  'notas = [5, 7]\nfor n in notas:\n    total = 0\n    total += n\nprint(total)\n\nno me suma bien, ¿qué falla?',
  '¿Qué es una lista?',
]

/** Longer is no answer. */
const PATIENCE_MS = 10_000

/** Asks by the keyboard, and answers the milliseconds from the key to the request, its first and last byte, the painted text and its buttons. */
async function press(page, question) {
  const box = page.getByLabel('Tu pregunta')
  await box.fill(question)
  const wait = page.evaluate(async (patience) => {
    const begun = await new Promise((tell) =>
      addEventListener('keydown', ({ timeStamp }) => tell(timeStamp), { capture: true, once: true }),
    )
    const frame = () => new Promise(requestAnimationFrame)
    const isOver = () => performance.now() - begun > patience
    // A reply that is whole can be copied.
    const whole = () =>
      [...document.querySelectorAll('[data-message] button')].filter((button) =>
        `${button.getAttribute('aria-label')} ${button.textContent}`.includes('Copiar respuesta'),
      ).length
    const length = () => [...document.querySelectorAll('.prose-answer')].at(-1)?.textContent?.length ?? 0
    const before = whole()
    let [shown, read] = [length(), 0]
    while (whole() === before && !isOver()) {
      await frame()
      if (length() === shown) continue
      shown = length()
      // What a frame callback sees is painted after it.
      requestAnimationFrame(() => {
        read = performance.now() - begun
      })
    }
    await frame()
    const done = performance.now() - begun
    const asked = () => performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/chat/message'))
    // A stream has its entry once it is closed.
    while (!asked() && !isOver()) await frame()
    const entry = /** @type {PerformanceResourceTiming | undefined} */ (asked())
    if (!entry || done > patience) throw new Error('no answer')
    return {
      sent: entry.startTime - begun,
      first: entry.responseStart - begun,
      last: entry.responseEnd - begun,
      read,
      done,
    }
  }, PATIENCE_MS)
  await box.press('Enter')
  return wait
}

const PARTS = /** @type {const} */ (['sent', 'first', 'read', 'last', 'done'])

const isMet = await withProduct(async ({ url, dataDir }) => {
  const { cookie } = await signIn(url, proAccount(dataDir))
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] })
  try {
    const context = await browser.newContext()
    await context.addCookies(
      cookie.split('; ').map((pair) => {
        const [name = '', ...value] = pair.split('=')
        return { name, value: value.join('='), url }
      }),
    )
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const waits = []
    for (let round = 0; round < Number(values.rounds); round += 1) {
      for (const question of QUESTIONS) {
        await page.goto(`${url}/chat`)
        await page.locator('[data-ready]').waitFor({ state: 'attached' })
        await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.cpu) })
        waits.push(await press(page, question))
      }
    }
    const [first, ...rest] = waits
    const row = (name, of) => [name, ...PARTS.map((part) => of(part).toFixed(0))]
    const at = (point) => (part) =>
      summary(
        rest.map((wait) => wait[part]),
        [point],
      )[`p${point}`]
    console.log(`ms from the press, browser's CPU slowed down ${values.cpu} times, load ${loadavg()[0]?.toFixed(1)}`)
    console.log(
      table([
        ['', 'request sent', 'first byte', `text painted (aim ≤ ${values.most})`, 'last byte', 'buttons painted'],
        row('the first question of the server', (part) => first[part]),
        row(`the median of ${rest.length} more`, at(50)),
        row('their p95', at(95)),
      ]),
    )
    return at(50)('read') <= Number(values.most)
  } finally {
    await browser.close()
  }
})
process.exitCode = isMet ? 0 : 1
