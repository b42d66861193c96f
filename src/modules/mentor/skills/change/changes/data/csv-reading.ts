import { inlineCode } from '../../../../engine/compose'
import { callTo, methodCall, nameOf, numberOf } from '../../../../python/program/expression-shapes'
import { indentOf, levelOf, removed } from '../../../../python/program/line-edits'
import { edited, freeName, linesOf, mainStatements, positional, textLiteral } from '../../../../python/program/source'
import { type Change, STAGE } from '../../change'
import { csvRowsIn } from './csv-rows'

/** «que se salte las filas con el precio vacío y diga cuántas»: rows without what is worked with. */
export const emptyCellsChange: Change = {
  name: 'empty-cells',
  stage: STAGE.data + 0.1,
  says: [
    /\b(?:(?:y|que|pero|si|se|me) )*(?:(?:salt|ignor|descart|omit)\w+|no (?:cuent|sum|inclu)\w+|sin contar)(?: (?:las|los|el|la|filas?|lineas?|registros?|que|tengan?|tienen|con|esten?|no|sin)){1,8} ?(?<column>[a-z_]{3,20})? ?(?:vaci[oa]s?|en blanco|sin rellenar)(?<count>,? (?:y|e) (?:que )?(?:me )?(?:dig\w+|muestr\w+|cuent\w+|imprim\w+) (?:al final )?cuant[oa]s(?: (?:se|ha|han|me|fueron|he))* (?:salt|ignor|descart|omit)\w+)?/,
  ],
  make(p, { parts }) {
    const rows = csvRowsIn(p)
    const loop = rows?.loop
    const first = loop?.body[0]
    const cells = p
      .spots('call')
      .flatMap(({ node }) => (callTo(node, 'float', 'int') ? positional(node) : []))
      .filter((node) => node.kind === 'subscript' && nameOf(node.value) === rows?.row)
    const cell = cells.find((node) => p.text(node).includes(parts.column ?? '')) ?? cells[0]
    const top = mainStatements(p).find((node) => loop && node.to >= loop.to)
    const last = mainStatements(p).at(-1)
    if (!first || !cell || !top || !last || !p.body.some((node) => node.to >= (loop?.to ?? 0))) return null
    const [indent, level] = [indentOf(p, first), levelOf(p)]
    const name = freeName(p, 'saltadas', 'filas_saltadas')
    const isCounted = parts.count !== undefined
    const lines = [
      `${indent}if ${p.text(cell)}.strip() == ${textLiteral(p, '')}:`,
      ...(isCounted ? [`${indent}${level}${name} += 1`] : []),
      `${indent}${level}continue`,
    ]
    const [start, at, end] = [linesOf(p, top).from, linesOf(p, first).from, linesOf(p, last).to]
    return {
      code: edited(p, [
        ...(isCounted ? [{ from: start, to: start, text: `${name} = 0\n` }] : []),
        { from: at, to: at, text: `${lines.join('\n')}\n` },
        ...(isCounted ? [{ from: end, to: end, text: `\nprint(${textLiteral(p, 'Filas saltadas:')}, ${name})` }] : []),
      ]),
      told: `Se saltan las filas en las que ${inlineCode(p.text(cell))} está vacío${isCounted ? ', y al final dice cuántas' : ''}.`,
      how: ['`continue` pasa a la fila siguiente sin hacer lo demás.'],
    }
  },
}

/** «pásalo a DictReader»: columns by their names instead of their places. */
export const dictReaderChange: Change = {
  name: 'dict-reader',
  stage: STAGE.value,
  says: [
    /\b(?:(?:y|que|me|lo|pas\w+|us\w+|cambi\w+|hazlo|con|a|por|el|un|quiero|mejor) )*dictreader(?: (?:para|y|asi|en vez de|usar|uso|el|los|la|las|nombres?|de|columnas?|indices?|numeros?)){0,10}/,
    /\b(?:las? )?columnas?(?: de [\w.¦]+)?(?: (?:son|se llaman|tiene|:))+:? ?(?<columns>[a-z_ñ]+(?:(?:, ?| y |;)[a-z_ñ]+)+)/,
  ],
  needs: ({ words }) => words.includes('dictreader'),
  make(p, { parts }) {
    const rows = csvRowsIn(p)
    const readers = p.spots('call').filter(({ node }) => methodCall(node)?.name === 'reader')
    const skip = p.allPlaces.find(({ node }) => node.kind === 'expression' && callTo(node.value, 'next') !== null)?.node
    const cells = p
      .spots('subscript')
      .filter(({ node }) => nameOf(node.value) === rows?.row && numberOf(node.index) !== null)
    const [reader] = readers
    if (!rows || !reader || cells.length === 0) return null
    const columns = (parts.columns ?? '')
      .split(/,\s*|;| y /)
      .map((each) => each.trim())
      .filter((each) => each !== '')
    const names = cells.map(({ node }) => columns[numberOf(node.index) ?? 0])
    if (names.some((name) => name === undefined))
      return { asks: 'Para usar `DictReader` necesito los nombres de las columnas, en su orden. ¿Cuáles son?' }
    const gone = skip ? removed(p, skip) : []
    const call = methodCall(reader.node)
    if (gone === null || !call) return null
    const from = call.callee.nameFrom
    return {
      code: edited(p, [
        { from, to: from + 'reader'.length, text: 'DictReader' },
        ...gone,
        ...cells.map(({ node }, at) => ({
          from: node.index.from,
          to: node.index.to,
          text: textLiteral(p, names[at] ?? ''),
        })),
      ]),
      told: '`DictReader` da cada fila como un diccionario: las columnas se leen por su nombre.',
      how: ['La primera línea del archivo da los nombres, y por eso ya no hay que saltarla con `next`.'],
    }
  },
}
