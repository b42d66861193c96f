import { callTo, numberOf } from '../../../../python/program/expression-shapes'
import { edited, freeName, linesOf, mainStatements, positional, textLiteral } from '../../../../python/program/source'
import { type Change, STAGE } from '../../change'
import { fitting } from '../fitting'

const ASK =
  '(?:pregunt\\w+|pid[ae]n?|elij\\w+|elegir|decid\\w+|poner|ponga|meter|meta|escrib\\w+|diga|decir|indi\\w+|ingres\\w+)'
const BOTH =
  '(?:desde (?:donde|que numero|cual|cuando|cuanto)(?: (?:empieza|empezar))? (?:y|a|e) (?:hasta )?(?:donde|que numero|cual|cuando|cuanto)|(?:el )?(?:inicio|principio|comienzo|primero|numero inicial) y (?:el )?(?:fin|final|ultimo|tope|numero final))'

/** «quiero elegir yo desde dónde y hasta dónde»: both ends of a loop are asked for. */
export const askedRangeChange: Change = {
  name: 'asked-range',
  stage: STAGE.input - 0.1,
  ...fitting(
    [
      new RegExp(
        `\\b(?:(?:y|que|quiero|me|le|despues|luego|tambien|poder|pueda|el usuario|yo|del? numero) )*${ASK}(?: (?:yo|al usuario|el usuario|tambien))* ${BOTH}(?: (?:acaba\\w*|termin\\w+|llega\\w*|va\\w*))?`,
      ),
    ],
    (p) => {
      const ranges = p
        .spots('call')
        .flatMap(({ node, scope }) => (scope.kind === 'module' ? (callTo(node, 'range') ?? []) : []))
      const [range, other] = ranges
      const [start, end, step] = range ? positional(range) : []
      const loop = mainStatements(p).find((node) => range && node.from <= range.from && range.to <= node.to)
      if (!range || other || step || !start || !loop || numberOf(end ?? start) === null) return null
      const [first, last] = [freeName(p, 'desde', 'inicio'), freeName(p, 'hasta', 'fin')]
      const { from } = linesOf(p, loop)
      const ask = (name: string, said: string) => `${name} = int(input(${textLiteral(p, said)}))\n`
      return {
        code: edited(p, [
          { from, to: from, text: ask(first, '¿Desde qué número? ') + ask(last, '¿Hasta qué número? ') },
          { from: start.from, to: (end ?? start).to, text: `${first}, ${last} + 1` },
        ]),
        told: 'Dónde empieza y dónde acaba el bucle se pide ahora por teclado.',
        how: ['`range` se para justo antes del final: por eso se le suma 1.'],
      }
    },
  ),
}
