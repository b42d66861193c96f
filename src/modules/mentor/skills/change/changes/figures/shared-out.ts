import { inlineCode } from '../../../../engine/compose'
import type { Expression, Statement } from '../../../../python/ast'
import { nameOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf } from '../../../../python/program/line-edits'
import { edited, freeName, linesOf, positional, printsIn, textLiteral } from '../../../../python/program/source'
import { typeOf } from '../../../faults/type-of'
import { type Change, STAGE } from '../../change'

/** «que pregunte cuántos somos y diga cuánto pone cada uno», «en cuántos meses, y la cuota»: what is shown last, shared out. */
export const sharedOutChange: Change = {
  name: 'shared-out',
  stage: STAGE.output - 0.2,
  says: [
    /\b(?:(?:y|que|me|tambien|despues|luego|ademas|al final|quiero|ahora) )*(?:pregunt\w+|pid[ae]\w*)(?: (?:tambien|me|despues|luego))* (?:en |entre |a )?cuant[oa]s (?<noun>[a-z]{3,14})(?: (?:[a-z]+ ){0,4}?[a-z]+)??,? (?:y|e|para) (?:que )?(?:me |nos )?(?:dig\w+|muestr\w+|calcul\w+|saqu\w+|saber|decir\w*) (?<each>(?:cuanto (?:(?:le|nos|me) )?(?:pone|paga|toca|debe|pagamos|ponemos|tiene que (?:poner|pagar)|sale|es|pago|pagaria|pongo)(?: (?:a|por|que pagar))?|(?:la|el) (?:cuota|parte|mensualidad|pago|precio|coste|importe)(?: de| por)?)(?: (?:cada (?:un[oa]|mes|persona|amigo|dia|ano)|por (?:persona|cabeza|mes|dia)|al mes|mensual|a cada un[oa]))?)(?: con (?:la|el) [a-z]+ incluid[oa])?/,
  ],
  make(p, { parts }) {
    const shown = lastShown(p)
    if (shown === null) return null
    const already = shown.value.kind === 'binary' && shown.value.operator === '/' ? nameOf(shown.value.right) : null
    if (already !== null)
      return {
        code: p.source,
        told: `Eso ya lo hace el programa que tienes: pregunta ${inlineCode(already)} y enseña ${inlineCode(p.text(shown.value))}.`,
      }
    const said = parts.noun ?? 'personas'
    const noun = /^(?:somos|son|hay|sois|van|vamos|pagamos|comen|comemos|vienen|seremos)$/.test(said)
      ? 'personas'
      : said
    const name = freeName(p, noun.replace(/[^a-z_]/g, ''), 'partes')
    const indent = indentOf(p, shown.statement)
    const label = /cuota|mensual/.test(parts.each ?? '')
      ? 'Cuota'
      : `Por ${noun === 'personas' ? 'persona' : 'cada uno'}`
    const question = noun === 'personas' ? '¿Cuántas personas sois? ' : `¿Cuántos ${noun}? `
    const { to } = linesOf(p, shown.statement)
    const value = shown.value.kind === 'name' ? p.text(shown.value) : `(${p.text(shown.value)})`
    const lines = [
      `${name} = int(input(${textLiteral(p, question)}))`,
      `print(f${textLiteral(p, `${label}: {${value} / ${name}:.2f}`)})`,
    ]
    return {
      code: edited(p, [{ from: to, to, text: `\n${lines.map((line) => indent + line).join('\n')}` }]),
      told: `Pregunta ${inlineCode(name)} y reparte ${inlineCode(p.text(shown.value))} entre ese número.`,
      how: ['`:.2f` enseña el resultado con dos decimales.'],
    }
  },
}

type Shown = { statement: Statement; value: Expression }

/** The number that is printed last in the main program, by its name or worked out there. */
function lastShown(p: Program): Shown | null {
  for (const place of p.places('expression').toReversed()) {
    const [call] = printsIn([place.node])
    if (
      place.scope.kind !== 'module' ||
      !call ||
      p.places('for').some(({ node }) => node.from < place.node.from && place.node.to <= node.to)
    )
      continue
    const values = positional(call).flatMap((part) =>
      part.kind === 'format-string'
        ? part.parts.flatMap((each) => (each.kind === 'field' ? [each.value] : []))
        : [part],
    )
    const value = values.findLast((each) => isNumber(p, each, place.scope))
    if (value && !p.text(value).includes('"')) return { statement: place.node, value }
  }
  return null
}

const isNumber = (p: Program, node: Expression, scope: Parameters<typeof typeOf>[1]): boolean =>
  /^(?:int|float)$/.test(typeOf(node, scope) ?? '') ||
  node.kind === 'binary' ||
  p.binds(nameOf(node) ?? '', scope).some(({ value }) => value?.kind === 'binary')
