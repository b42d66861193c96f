import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { FACTS } from '../mentor/product-facts'
import type { Pattern } from './busy-patterns'

/** Messages for which the mentor makes some more: of stated names, files, columns and values. */
export const MESSAGES: readonly string[] = [
  'Haz una función media(notas) que devuelva la media redondeada a 2 decimales. Prueba media([1, 2])',
  'un programa que pida tres números y diga cuál es el mayor, o que avise si alguno es negativo',
  'lee ventas.csv con columnas fecha;cliente;importe y dime el total por cliente, ordenado de mayor a menor',
  'total = 0\nfor n in [1, 2]:\n    total += n\nprint(total)\n\nque no pueda pasar de 5 y que pregunte el número',
  'KeyError: "precio"\n\nd = {"Precio": 3}\nprint(d["precio"])',
]

export type OwnPattern = Pattern & { place: string }

/** The regular expressions that stand in the code below a folder, each once. */
export function literalsBelow(folder: string): OwnPattern[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^(?!.*(?:\.test\.|\btesting\/)).*\.tsx?$/.test(name),
  )
  return once(files.flatMap((name) => literalsIn(join(folder, name))))
}

function literalsIn(file: string): OwnPattern[] {
  const found: OwnPattern[] = []
  const left: unknown[] = [parseSync(file, readFileSync(file, 'utf8')).program]
  for (let node = left.pop(); left.length > 0 || node !== undefined; node = left.pop()) {
    if (node === null || typeof node !== 'object') continue
    const { regex } = node as { regex?: { pattern: string; flags: string } }
    if (regex) found.push({ source: regex.pattern, flags: regex.flags, place: file })
    left.push(...Object.values(node))
  }
  return found
}

/** Those that the mentor puts together, of words and tables, when it reads what it knows and answers messages. */
export async function madeByMentor(messages: readonly string[]): Promise<OwnPattern[]> {
  const made: OwnPattern[] = []
  const Plain = RegExp
  globalThis.RegExp = new Proxy(Plain, {
    construct(target, given, asked) {
      const pattern = Reflect.construct(target, given, asked === globalThis.RegExp ? target : asked)
      made.push({ source: pattern.source, flags: pattern.flags, place: 'made' })
      return pattern
    },
  })
  try {
    const { warmUp } = await import('~/modules/mentor/server/warm-up')
    await warmUp(FACTS)
    const { createEmbeddedMentor } = await import('~/modules/mentor/server/embedded-mentor')
    const mentor = createEmbeddedMentor(FACTS)
    for (const content of messages) await mentor.answer({ mentor: 'pro', turns: [{ role: 'user', content }] })
  } finally {
    globalThis.RegExp = Plain
  }
  return once(made)
}

const once = (patterns: readonly OwnPattern[]) => [
  ...new Map(patterns.map((pattern) => [`${pattern.source}/${pattern.flags}`, pattern])).values(),
]
