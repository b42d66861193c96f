import { inlineCode } from '../../../engine/compose'
import { singularOf } from '../../../python/singular'
import { levelOf } from '../../faults/mend'
import { plainAssign } from '../../faults/shapes'
import { type Change, STAGE } from '../change'
import { elementsOf } from '../elements'
import { edited, freeName, linesOf, mainStatements, textLiteral } from '../source'

/** «que los precios los pregunte hasta que meta 0»: a list that is written down is filled at the keyboard. */
export const collectChange: Change = {
  name: 'collect',
  stage: STAGE.value,
  says: [
    /\b(?:que )?(?:(?:los?|las?|el|al?|me|le|se|usuario|yo|datos?|[a-z]{3,14}) ){0,6}?(?:pregunt\w+|pid\w+|escrib\w+|met[ae]\w*|introdu\w+|ingres\w+|teclee?\w*|por teclado)(?: [a-z]+){0,6}? (?:(?:hasta (?:que )?|y (?:que )?(?:pare|termine|acabe) (?:cuando|si|al) )(?:[a-z]+ ){0,4}?["'«“]?|hasta que (?:no |se |el usuario |deje |pulse |ponga |de |escriba |meta |la |una )*)(?<word>\d+|cero|salir|fin|exit|stop|terminar|parar|listo|nada|(?:una? )?(?:linea |entrada |texto )?(?:vaci[oa]|en blanco)|enter|intro)\b["'»”]?/,
  ],
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
      const said = item.charAt(0).toUpperCase() + item.slice(1).replaceAll('_', ' ')
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
        code: edited(p, [{ ...linesOf(p, node), text: lines.join('\n') }]),
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

function endOf(word: string): string {
  const plain = word.toLowerCase()
  if (plain === 'cero') return '0'
  return /vac|blanco|enter|intro|nada/.test(plain) ? '' : plain
}
