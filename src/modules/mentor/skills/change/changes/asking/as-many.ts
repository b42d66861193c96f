import { inlineCode } from '../../../../engine/compose'
import type { Edit } from '../../../../python/edit'
import { callTo, nameOf, numberOf } from '../../../../python/program/expression-shapes'
import { indentOf, levelOf } from '../../../../python/program/line-edits'
import { edited, freeName, inputIn, linesOf, positional, textLiteral } from '../../../../python/program/source'
import { type Change, STAGE } from '../../change'
import { fitting } from '../fitting'

const ANY =
  '(?:(?:sean|meta|meter|poner|ponga|escriba|pida|puedan? (?:ser|meter|poner)|valga para|haya) ){0,4}(?:(?:tod[oa]s )?(?:l[oa]s|tant[oa]s)(?: [a-z]+)? (?:que|como) (?:(?:yo|el usuario|uno) )?(?:quier\\w+|haga falta|hagan falta|desee)|cuant[oa]s (?:yo )?quiera)'
const ENDS =
  '(?:acab\\w+|par[ae]\\w*|termin\\w+|cort\\w+|salg\\w+|se detenga) (?:con|cuando|al|si)(?: (?:se|el usuario|yo|le|la persona|uno|ya)){0,4}(?: (?:pong|pon|escrib|met|tecle|introdu|ingres|dig)[a-z]*)?(?: (?:un|una|el|la|palabra)){0,4} ["\'«“]?(?<word>-?\\d+|[a-z]{2,10})["\'»”]?'

/** «que sean los que yo quiera y acabe con 0»: a loop that asks so many times asks until it is told to end. */
export const asManyChange: Change = {
  name: 'as-many',
  stage: STAGE.input + 0.2,
  ...fitting(
    [
      new RegExp(
        `\\b(?:(?:y|que|para|quiero|pueda|poder|cambi\\w+) ){0,6}(?:(?:que )?no (?:sean|haya|pida) (?:siempre |solo )?\\d+(?: [a-z]+)?(?: fij[oa]s)?,? (?:sino )?)?(?:y |que ){0,3}${ANY},? (?:y |hasta )?(?:que )?(?:se )?${ENDS}`,
      ),
    ],
    (p, { parts: { word } }) => {
      for (const { node: loop, scope } of p.places('for')) {
        const [end, more] = positional(
          callTo(loop.iterable, 'range') ?? ({ ...loop.iterable, kind: 'call', arguments: [] } as never),
        )
        const read = loop.body.find((node) => node.kind === 'assign' && inputIn(node.value) !== null)
        const name = read?.kind === 'assign' ? nameOf(read.targets[0]) : null
        const asked = read?.kind === 'assign' ? inputIn(read.value) : null
        if (scope.kind !== 'module' || more || !end || !read || name === null || !asked || word === undefined) continue
        if (asked.conversion !== null && !/^-?\d+$/.test(word)) return null
        const count = p.text(end)
        const others = p
          .spots('number')
          .filter(({ node }) => node !== end && p.text(node) === count && numberOf(end) !== null)
        const uses = p
          .uses(nameOf(loop.target) ?? '', scope)
          .filter(({ node }) => node.from > loop.from && node.to <= loop.to)
        if (uses.length > 0) continue
        const counter = freeName(p, 'cuantos', 'veces')
        const [indent, level] = [indentOf(p, read), levelOf(p)]
        const value = asked.conversion === null ? textLiteral(p, word) : word
        const start = linesOf(p, loop).from
        const behind = linesOf(p, read).to
        const edits: Edit[] = [
          { from: loop.from, to: p.whole(loop.iterable).to, text: 'while True' },
          { from: behind, to: behind, text: `\n${indent}if ${name} == ${value}:\n${indent}${level}break` },
          ...(others.length === 0
            ? []
            : [
                { from: start, to: start, text: `${indentOf(p, loop)}${counter} = 0\n` },
                { from: behind, to: behind, text: `\n${indent}${counter} += 1` },
                ...others.map(({ node: { from, to } }) => ({ from, to, text: counter })),
              ]),
        ]
        return {
          code: edited(p, edits),
          told: `Pregunta las veces que haga falta, hasta que se escribe ${inlineCode(word)}, que no cuenta.`,
          how: ['`while True` repite sin fin, y `break` sale del bucle antes de usar lo que lo termina.'],
        }
      }
      return null
    },
  ),
}
