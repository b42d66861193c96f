import { upperFirst } from '~/platform/text/first-letter'
import { inlineCode } from '../../../../engine/compose'
import type { Statement } from '../../../../python/ast'
import { applyEdits } from '../../../../python/edit'
import { callTo, plainAssign } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { levelOf } from '../../../../python/program/line-edits'
import { freeName, linesOf, shifted, textLiteral } from '../../../../python/program/source'
import { singularOf } from '../../../../python/singular'
import type { Result, Wish } from '../../change'

/** «si quiere otra factura» is asked in these words; what a program is set to stays before the loop. */
export function asksAgain(p: Program, main: readonly Statement[], { said }: Wish): Result {
  const first = main.findIndex((node) => !/^[A-ZÁÉÍÓÚÑ_\d]+$/.test(plainAssign(node)?.name ?? 'x'))
  const repeated = main.slice(Math.max(0, first))
  const [, what] =
    /\bsi (?:(?:se|el usuario|yo|la persona) )?(?:quier\p{L}+|dese\p{L}+) ([^.,;¦]{3,40})/u.exec(said.prose) ?? []
  const question =
    what === undefined || /^(?:seguir|continuar)/.test(what) ? '¿Quieres seguir?' : `¿Quieres ${what.trim()}?`
  if (/^(?:añadir|anadir|agregar|meter|apuntar)/.test(what ?? '')) return addsMore(p, question)
  const [only] = repeated
  if (
    repeated.length === 1 &&
    only?.kind === 'while' &&
    callTo(only.test, 'input') === null &&
    /^while input\(/.test(p.text(only))
  )
    return {
      why: `Eso ya lo pregunta: la línea ${p.line(only)}, ${inlineCode(p.text(only).split('\n')[0] ?? '')}, vuelve a empezar hasta que se escribe eso.`,
    }
  const [start, end] = [repeated[0], repeated.at(-1)]
  if (!start || !end) return null
  const { from, to } = linesOf(p, start, end)
  const level = levelOf(p)
  const name = freeName(p, 'respuesta', 'otra_vez')
  const lines = [
    `${level}${name} = input(${textLiteral(p, `${question} (s/n): `)})`,
    `${level}if ${name}.strip().lower() != "s":`,
    `${level}${level}break`,
  ]
  return {
    code: `${p.source.slice(0, from)}while True:\n${shifted(p, { from, to }, level)}\n${lines.join('\n')}${p.source.slice(to)}`,
    told: 'Al acabar, el programa pregunta si quieres seguir y vuelve a empezar si respondes `s`.',
    how: ['`while True` repite todo el bloque; `break` lo deja cuando la respuesta no es `s`.'],
  }
}

/** «si quiero añadir otra» of a list that is written down: more is typed before it is shown. */
function addsMore(p: Program, question: string): Result {
  const lists = p.body.flatMap((node) => {
    const plain = plainAssign(node)
    return plain?.value.kind === 'list' ? [{ name: plain.name, node }] : []
  })
  const [only, other] = lists
  if (!only || other) return null
  const level = levelOf(p)
  const { to } = linesOf(p, only.node)
  const item = upperFirst(singularOf(only.name))
  const lines = [
    `while input(${textLiteral(p, `${question} (s/n): `)}).strip().lower() == ${textLiteral(p, 's')}:`,
    `${level}${only.name}.append(input(${textLiteral(p, `${item}: `)}))`,
  ]
  return {
    code: applyEdits(p.source, [{ from: to, to, text: `\n${lines.join('\n')}` }]),
    told: `Antes de seguir pregunta si quieres añadir más, y lo que escribes va a ${inlineCode(only.name)}.`,
    how: [`El ${inlineCode('while')} repite mientras respondas ${inlineCode('s')}.`],
  }
}
