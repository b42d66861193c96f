import { inlineCode } from '../../../../engine/compose'
import type { Edit } from '../../../../python/edit'
import { indentOf, levelOf } from '../../../faults/mend'
import type { Program } from '../../../faults/program'
import { comparison, plainAssign } from '../../../faults/shapes'
import { type Change, type Result, STAGE, type Wish } from '../../change'
import { edited, linesOf, printsIn, textLiteral } from '../../source'
import { type Choice, choicesIn, numberOfChoice } from '../menus/choices'
import { withImport } from '../style/imports'

/** «agrégale una opción para decir la hora, que salir pase a ser la 4». */
export const menuChange: Change = {
  name: 'menu',
  stage: STAGE.structure,
  says: [
    /\b(?:(?:anad\w*|agreg\w*|pon\w*|met\w*|incluy\w*|quiero|con|otra|y|tambien|le|una|mas|ademas|nueva) ){1,7}opcion(?:es)?(?! (?:que )?no (?:existe|esta|es))(?: (?:mas|nueva|al menu|extra|[4-9])){0,7}(?: (?:para|de|que|con|q|llamada|:)){0,7}[: ]*(?<what>[^,.;]{3,60}?(?= y (?:que|q|se)\b| ?[,.;]|$))?(?:[,;]? (?:y )?(?:que )?(?:la de )?salir (?:pase a ser|sea|es|quede como|pasa a)(?: la| el)? (?<last>\d))?/,
    /\b(?:anad\w*|agreg\w*|pon\w*|met\w+|incluy\w*)(?: (?:una?|lo|de|tambien|ademas|poder|que se pueda)){0,3}(?: (?:para|poder))? (?<what2>(?!opcion)[a-z]{4,12}r (?:(?!que sea)[^,.;]){0,40}?),? (?:y )?(?:que sea|como|sea) (?:la )?(?:opcion )?(?:numero )?\d(?:[,;]? (?:y )?(?:que )?(?:la de )?salir (?:pase a ser|sea|es|quede como|pasa a)(?: la| el)? (?<last2>\d))?/,
    /[.,;]? ?(?:y )?(?:que )?no (?:me |se )?(?:dej\w+|permit\w+|pued\w+) (?:sacar|retirar|gastar|vender) mas (?:de lo que|del? dinero que|que lo que) (?:hay|tengo|tiene|queda\w*)/,
  ],
  needs: ({ parts: { what, what2 }, words }) => (what ?? what2) !== undefined || /opcion/.test(words),
  make(p, wish) {
    const chain = choicesIn(p)
    const { what, what2, last, last2 } = wish.parts
    const [asked, moved] = [what ?? what2, last ?? last2]
    if (!chain || asked === undefined) return null
    return added(p, chain, { ...wish, parts: { what: asked, ...(moved !== undefined && { last: moved }) } })
  },
}

function added(p: Program, chain: readonly Choice[], wish: Wish): Result {
  const body = bodyFor(wish.parts.what ?? '', p)
  if (body === null)
    return { asks: `¿Qué tiene que hacer la opción nueva, «${wish.parts.what ?? ''}»? Dime qué pide y qué muestra.` }
  const numbers = chain.map((choice) => numberOfChoice(p, choice))
  const top = Math.max(...numbers)
  const leaving = chain.find(
    (choice) =>
      numberOfChoice(p, choice) === top &&
      /\bbreak\b|exit|adios|hasta|salir|false/i.test(
        p.source.slice(choice.node.body[0]?.from ?? 0, choice.node.body.at(-1)?.to ?? 0),
      ),
  )
  const moves = leaving !== undefined && (wish.parts.last !== undefined || /salir/.test(wish.words))
  const number = moves ? top : top + 1
  const edits: Edit[] = []
  const model = (moves ? leaving : chain.at(-1)) as Choice
  const test = comparison(model.node.test)
  if (!test) return null
  const literal = p.text(test.right).replace(/\d+/, String(number))
  const before = moves ? leaving : undefined
  if (before) {
    for (const text of menuTexts(p, top)) edits.push(text)
    edits.push({ from: test.right.from, to: test.right.to, text: p.text(test.right).replace(/\d+/, String(top + 1)) })
  }
  const indent = indentOf(p, model.node)
  const level = levelOf(p)
  const branch = [`${p.text(test.left)} == ${literal}:`, ...body.lines.map((line) => `${indent}${level}${line}`)].join(
    '\n',
  )
  const isFirst = before?.node.isElif === false
  if (before) {
    const keyword = isFirst ? 'if' : 'elif'
    edits.push({ from: before.node.from, to: test.left.from, text: `${keyword} ${branch}\n${indent}elif ` })
  } else {
    const last = model.node.body.at(-1)
    const at = last ? linesOf(p, last).to : model.node.to
    edits.push({ from: at, to: at, text: `\n${indent}elif ${branch}` })
  }
  const shown = optionShown(p, { number, label: body.label, top, isBefore: moves })
  if (shown) edits.push(shown)
  const code = edited(p, edits)
  return {
    code: body.imports === undefined ? code : withImport(code, body.imports),
    told: `El menú tiene ahora la opción ${number}, ${body.label.toLowerCase()}${moves ? `, y la de salir pasa a ser la ${top + 1}` : ''}.`,
    how: [`La opción nueva es una rama ${inlineCode('elif')} más.`],
  }
}

/** «3. Salir» in the texts of the menu becomes «4. Salir». */
function menuTexts(p: Program, top: number): Edit[] {
  return [...p.spots('string'), ...p.spots('format-string')].flatMap(({ node }) => {
    const text = p.source.slice(node.from, node.to)
    const match = new RegExp(`(?<!\\d)${top}(?=\\s*[.):-]?\\s*(?:salir|terminar|fin|acabar))`, 'i').exec(text)
    return match
      ? [{ from: node.from + match.index, to: node.from + match.index + String(top).length, text: String(top + 1) }]
      : []
  })
}

/** The line of the menu that shows the new option. */
function optionShown(
  p: Program,
  { number, label, top, isBefore }: { number: number; label: string; top: number; isBefore: boolean },
): Edit | null {
  for (const call of printsIn(p.body)) {
    const text = p.source.slice(call.from, call.to)
    const match = new RegExp(`^print\\((["'])(\\s*)${top}(\\s*[.):-]+\\s*)`).exec(text)
    if (!match) continue
    const { from, to } = linesOf(p, call)
    const indent = p.source.slice(from, call.from)
    const line = `${indent}print(${textLiteral(p, `${number}${match[3] ?? '. '}${label}`)})`
    return isBefore ? { from, to: from, text: `${line}\n` } : { from: to, to, text: `\n${line}` }
  }
  return null
}

/** «retirar dinero», where another option puts some in. */
function takenFrom(plain: string, p: Program): { lines: string[]; label: string } | null {
  const put = p
    .places('augmented-assign')
    .find(({ node }) => node.operator === '+' && node.target.kind === 'name')?.node
  if (!put || !/\b(?:retir|sac|gast)/.test(plain)) return null
  const [amount, value] = [p.text(put.target), put.value.kind === 'name' ? put.value.name : 'cantidad']
  return {
    lines: [
      `${value} = float(input(${textLiteral(p, '¿Cuánto quieres retirar? ')}))`,
      `if ${value} > ${amount}:`,
      `    print(${textLiteral(p, 'No hay suficiente.')})`,
      'else:',
      `    ${amount} -= ${value}`,
    ],
    label: 'Retirar',
  }
}

/** What an option does, for what menus usually have. */
function bodyFor(what: string, p: Program): { lines: string[]; label: string; imports?: string } | null {
  const plain = what.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  const list = p.places('assign').find(({ node }) => plainAssign(node)?.value.kind === 'list')?.node
  const name = list ? plainAssign(list)?.name : undefined
  if (/\bhora\b/.test(plain))
    return {
      lines: ['print(datetime.now().strftime("%H:%M"))'],
      label: 'Decir la hora',
      imports: 'from datetime import datetime',
    }
  if (/\bfecha\b|\bdia\b/.test(plain))
    return {
      lines: ['print(datetime.now().strftime("%d/%m/%Y"))'],
      label: 'Decir la fecha',
      imports: 'from datetime import datetime',
    }
  if (/salir|terminar/.test(plain)) return { lines: ['break'], label: 'Salir' }
  const taken = takenFrom(plain, p)
  if (taken) return taken
  if (name === undefined) return null
  if (/cuant|contar/.test(plain)) return { lines: [`print("Hay", len(${name}))`], label: 'Contar' }
  if (/borr|elimin|quit/.test(plain))
    return {
      lines: [
        `dato = input("¿Cuál quieres quitar? ")`,
        `if dato in ${name}:`,
        `    ${name}.remove(dato)`,
        'else:',
        '    print("No está.")',
      ],
      label: 'Quitar',
    }
  if (/busc/.test(plain))
    return {
      lines: [`dato = input("¿Qué buscas? ")`, `print("Está" if dato in ${name} else "No está")`],
      label: 'Buscar',
    }
  if (/orden/.test(plain)) return { lines: [`${name}.sort()`, `print(${name})`], label: 'Ordenar' }
  if (/ver|mostrar|list/.test(plain)) return { lines: [`for dato in ${name}:`, '    print(dato)'], label: 'Ver' }
  return /vaci|borrar todo|limpi/.test(plain) ? { lines: [`${name}.clear()`], label: 'Vaciar' } : null
}
