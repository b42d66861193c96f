import { upperFirst } from '~/platform/text/first-letter'
import { inlineCode } from '../../../../engine/compose'
import { evaluateProgram } from '../../../../python/evaluate/evaluate'
import { plainAssign } from '../../../../python/program/expression-shapes'
import { levelOf } from '../../../../python/program/line-edits'
import {
  edited,
  freeName,
  linesOf,
  mainStatements,
  programOf,
  shifted,
  textLiteral,
} from '../../../../python/program/source'
import { singularOf } from '../../../../python/singular'
import { type Change, STAGE } from '../../change'
import { elementsOf } from '../../elements'

const WRITES =
  '(?:pregunt\\w+|pid[ae]\\w*|pedir\\w*|escrib\\w+|met[aeo]\\w*|met(?:er|iendo)\\w*|introdu\\w+|introduz\\w+|ingres\\w+|teclee?\\w*|tecle\\w+|por teclado|pong\\w+|carg\\w+|anad\\w+|agreg\\w+)'
const EMPTY = '(?:(?:una? )?(?:linea |entrada |texto |dato )?(?:vaci[oa]|en blanco)|enter|intro|nada)'
const WORD = `["'«“]?(?<word>-?\\d+|cero|${EMPTY}|(?!(?:sea|se|no|un|una|el|la|lo|me|que|quiera|acabe|termine|pare|haya|tenga|numeros?|valor|dato|algo|bien|valid[oa]|correct[oa]|entero|letras?|positivo|otr[oa]|mal)\\b)[a-z]{2,12})\\b["'»”]?`

/** «que los precios los pregunte hasta que meta 0»: a list that is written down is filled at the keyboard. */
export const collectChange: Change = {
  name: 'collect',
  stage: STAGE.value,
  says: [
    new RegExp(
      `(?<asked>\\b(?:que )?(?:(?:los?|las?|el|al?|me|le|se|yo|usuario|datos?|vaya|va|quiero|poder|[a-z]{3,14}) ){0,6}?${WRITES}(?: (?!hasta|cuando|si\\b)[a-z]+){0,6})`,
    ),
    new RegExp(
      `(?<end>\\b(?:hasta que|y (?:que )?(?:se )?(?:pare|termine|acabe|pare de pedir)\\w* (?:cuando|si|al)|que (?:se )?(?:pare|termine|acabe) (?:cuando|si|al)|cuando|si) (?:(?:no|se|el|usuario|yo|uno|lo|la|ya) ){0,3}(?:deje|dej[ae]n?|pulse|pulsa|teclee|teclea|de|escrib\\w+|met[ae]\\w*|meter|pong?[ae]n?|poner|diga|dice|introduzc\\w+|ingres\\w+) (?:(?:la|el|palabra|en|un|una|algun) ){0,3}${WORD}(?: (?:se )?(?:acab\\w+|termin\\w+|par[ae]))?)`,
    ),
    /\b(?<each>(?:de )?un[oa] (?:por|a|en) un[oa])\b/,
  ],
  needs: ({ parts }) => parts.asked !== undefined && parts.word !== undefined,
  make(p, { parts }) {
    const scope = p.scopes[0]
    for (const node of mainStatements(p)) {
      const plain = plainAssign(node)
      const element = plain && scope ? elementsOf(p, plain.value, scope) : null
      if (plain?.value.kind !== 'list' || (element?.kind !== 'number' && element?.kind !== 'text')) continue
      const word = endOf(parts.word ?? '0')
      const isNumber = element.kind === 'number'
      const isWhole =
        plain.value.items.every((item) => !p.text(item).includes('.')) && /unidad|edad|cantidad/.test(plain.name)
      const item = freeName(p, singularOf(plain.name), 'dato')
      const text = isNumber ? freeName(p, 'texto', 'entrada') : item
      const level = levelOf(p)
      const said = upperFirst(item).replaceAll('_', ' ')
      const ending = word === '' ? 'Intro para terminar' : `${word} para terminar`
      const converted = isWhole ? `int(${text})` : `float(${text}.replace(",", "."))`
      const lines = [
        `${plain.name} = []`,
        'while True:',
        `${level}${text} = input(${textLiteral(p, `${said} (${ending}): `)}).strip()`,
        `${level}if ${text}${word === '' || /\d/.test(word) ? '' : '.lower()'} == ${textLiteral(p, word)}:`,
        `${level}${level}break`,
        `${level}${plain.name}.append(${isNumber ? converted : text})`,
      ]
      return {
        code: withoutData(edited(p, [{ ...linesOf(p, node), text: lines.join('\n') }]), plain.name, word),
        told: `${inlineCode(plain.name)} empieza vacía y se llena con lo que se escribe, hasta que ${word === '' ? 'se deja la línea vacía' : `se escribe ${inlineCode(word)}`}.`,
        how: [
          '`while True` pregunta una y otra vez, y `break` sale del bucle antes de añadir la palabra que lo termina.',
          `${inlineCode(`${plain.name}.append(…)`)} añade cada dato al final de la lista.`,
        ],
      }
    }
    return null
  },
}

/** Where nothing at all was typed and the program would break, it says so instead. */
function withoutData(code: string, list: string, word: string): string {
  const p = programOf(code)
  if (evaluateProgram(p.module, { input: [word] }).kind !== 'raised') return code
  const loop = p.body.findIndex((node) => node.kind === 'while')
  const [first, last] = [p.body[loop + 1], p.body.at(-1)]
  if (loop === -1 || !first || !last) return code
  const rest = linesOf(p, first, last)
  const level = levelOf(p)
  const text = `if not ${list}:\n${level}print("No hay datos.")\nelse:\n${shifted(p, rest, level)}`
  return edited(p, [{ ...rest, text }])
}

function endOf(word: string): string {
  const plain = word.toLowerCase()
  if (plain === 'cero') return '0'
  return /vac|blanco|enter|intro|nada/.test(plain) ? '' : plain
}
