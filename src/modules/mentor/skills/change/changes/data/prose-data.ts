import { inlineCode } from '../../../../engine/compose'
import { plainAssign } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { edited, mainStatements, textLiteral } from '../../../../python/program/source'
import { type Cell, findData, type PlanData } from '../../../write/plan/tables/data'
import { type Change, STAGE } from '../../change'
import { type Element, elementsOf } from '../../elements'

/** «los datos ahora son estos: San Blas 3.2, La Vega 15»: data in prose in the place of those of the program. */
export const proseDataChange: Change = {
  name: 'prose-data',
  stage: STAGE.value,
  says: [
    /\b(?:(?:los|las|mis|con|usa|pon\w*|cambi\w+|por|y|ahora|nuev[oa]s|otr[oa]s|est[oa]s|la|el) ){0,6}(?:datos?|lista|valores|numeros|nombres|productos|precios|notas|ventas|[a-z]{4,14}s)? ?(?:(?:ahora|nuevos|nuevas|son|seran|sean|serian|est[oa]s|por|otr[oa]s|siguientes|los|las) ?){1,6}:? (?<data>[^¦]{0,12}\d[^¦?]{3,400}?)(?=\. |,? (?:y )?(?:que|me|tambien|ademas|al final|muestr\w+|saca|dime|orden\w+) | ?¦|$)/,
    /\b(?:con|usa|usando|pon\w*) (?:est[oa]s (?:otr[oa]s )?|l[oa]s siguientes )(?:datos|valores|numeros|nombres|notas|precios|productos)[: ]+(?<data2>[^¦?]{5,400}?)(?=\. |$)/,
  ],
  make(p, wish) {
    const said = wish.parts.data ?? wish.parts.data2
    const scope = p.scopes[0]
    if (said === undefined || !scope) return null
    const [found] = findData(`datos: ${said}`).found
    const [node, other] = mainStatements(p).flatMap((each) => {
      const plain = plainAssign(each)
      const element = plain ? elementsOf(p, plain.value, scope) : null
      return plain && element && ['list', 'dict', 'tuple'].includes(plain.value.kind) ? [{ ...plain, element }] : []
    })
    if (!found || !node || other) return null
    const text = literalFor(p, node.element, withArticles(found.data, said))
    if (text === null) return null
    return {
      code: edited(p, [{ from: node.value.from, to: node.value.to, text }]),
      told: `${inlineCode(node.name)} lleva ahora los datos nuevos.`,
    }
  },
}

/** «La Vega 15»: an article in capitals belongs to the name. */
function withArticles(data: PlanData, said: string): PlanData {
  if (data.kind !== 'pairs') return data
  return {
    ...data,
    entries: data.entries.map(([name, value]): [string, number] => {
      const before = said.slice(0, Math.max(0, said.indexOf(name)))
      const article = /(?:^|[\s,])((?:La|El|Las|Los) )$/.exec(before)?.[1] ?? ''
      return [article + name, value]
    }),
  }
}

/** The data in the shape that the program has; null where they do not fit it. */
function literalFor(p: Program, element: Element, data: PlanData): string | null {
  const text = (cell: Cell) => (typeof cell === 'number' ? String(cell) : textLiteral(p, cell))
  if (data.kind === 'numbers' && element.kind === 'number') return `[${data.values.join(', ')}]`
  if (data.kind === 'words' && element.kind === 'text') return `[${data.values.map(text).join(', ')}]`
  if (data.kind !== 'pairs') return null
  if (element.kind === 'entry' && element.value?.kind === 'number')
    return `{${data.entries.map(([name, value]) => `${text(name)}: ${value}`).join(', ')}}`
  if (element.kind === 'tuple' && element.items.length === 2) {
    const isTextFirst = element.items[0] === 'text'
    if (element.items[isTextFirst ? 1 : 0] !== 'number') return null
    const rows = data.entries.map(([name, value]) =>
      isTextFirst ? `(${text(name)}, ${value})` : `(${value}, ${text(name)})`,
    )
    return `[${rows.join(', ')}]`
  }
  if (element.kind !== 'record' || element.fields.size !== 2) return null
  const fields = [...element.fields]
  const label = fields.find(([, kind]) => kind === 'text')?.[0]
  const number = fields.find(([, kind]) => kind === 'number')?.[0]
  if (label === undefined || number === undefined) return null
  return `[${data.entries.map(([name, value]) => `{${text(label)}: ${text(name)}, ${text(number)}: ${value}}`).join(', ')}]`
}
