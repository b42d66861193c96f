import { byWord } from '~/platform/text/by-word'
import { inlineCode } from '../../../engine/compose'
import type { Edit } from '../../../python/edit'
import { HEADERS } from '../../../python/tokens'
import { isBlank, isReadOutside, levelsAbove, lineCount, width } from './levels'
import { type Fault, indentOf, lineAbove, type Proposal, type Propose, tokensAt } from './proposal'

const opensBlock = (fault: Fault, line: number) =>
  tokensAt(fault, line).at(-1)?.text === ':' && HEADERS.has(tokensAt(fault, line)[0]?.text ?? '')

/** Moves lines to the right or to the left; blank ones stay. */
function moved(fault: Fault, lines: readonly number[], by: number): Edit[] {
  return lines.flatMap((line) => {
    if (isBlank(fault, line)) return []
    const { from } = fault.lines.rangeOf(line)
    const indent = indentOf(fault, line)
    return [{ from, to: from + indent.length, text: ' '.repeat(Math.max(0, width(fault, line) + by)) }]
  })
}

/** The statements that each clause belongs to. */
const TAKERS: Readonly<Record<string, RegExp>> = byWord({
  else: /^(?:if|elif|for|while|try|except)$/,
  elif: /^(?:if|elif)$/,
  except: /^(?:try|except)$/,
  finally: /^(?:try|except|else)$/,
})

/** The lines from one on, as long as they are indented as much or more. */
function run(fault: Fault, from: number, stopsAtBlank: boolean): number[] {
  const least = width(fault, from)
  const lines: number[] = []
  for (let line = from; line <= lineCount(fault); line += 1) {
    if (isBlank(fault, line)) {
      if (stopsAtBlank) break
      continue
    }
    const word = tokensAt(fault, line)[0]?.text ?? ''
    // A clause goes with the statement of this run that it belongs to, where there is one.
    const isClause =
      line > from && width(fault, line) === least && /^(?:else|elif|except|finally|def|class)$/.test(word)
    const takers = TAKERS[word]
    const isTaken = lines.some((each) => takers?.test(tokensAt(fault, each)[0]?.text ?? ''))
    if (width(fault, line) < least || (isClause && !isTaken)) break
    lines.push(line)
  }
  return lines
}

/** A block that is not indented, or empty. */
export const missingBlocks: Propose = (fault) => {
  const { line } = fault.problem
  const first = isBlank(fault, line) ? nextLine(fault, line) : line
  const opener = lineAbove(fault, first ?? lineCount(fault) + 1)
  if (!opensBlock(fault, opener)) return []
  const word = inlineCode(tokensAt(fault, opener)[0]?.text ?? '')
  const empty: Proposal = {
    kind: 'missing-block',
    line: opener,
    cause: `La línea ${opener} (${word}) abre un bloque y no tiene nada dentro.`,
    edits: [
      {
        from: fault.lines.rangeOf(opener).to,
        to: fault.lines.rangeOf(opener).to,
        text: `\n${indentOf(fault, opener)}    pass`,
      },
    ],
    decide: 'He puesto `pass` (no hacer nada) para que el programa se pueda leer: cámbialo por lo que tenga que hacer.',
  }
  if (first === null || width(fault, first) > width(fault, opener)) return [empty]
  if (
    width(fault, first) < width(fault, opener) ||
    /^(?:def|class|else|elif|except|finally)$/.test(tokensAt(fault, first)[0]?.text ?? '')
  )
    return [empty]
  // After an empty line a function's body was meant to come later.
  if (first > opener + 1 && tokensAt(fault, opener)[0]?.text === 'def') return [empty]
  const whole = run(fault, first, true)
  // A function ends with its `return`.
  const end = whole.findIndex(
    (each) => tokensAt(fault, each)[0]?.text === 'return' && width(fault, each) === width(fault, first),
  )
  const isFunction = tokensAt(fault, opener)[0]?.text === 'def'
  const block = isFunction && end !== -1 ? whole.slice(0, end + 1) : whole
  const last = block.at(-1) ?? first
  const told = block.length > 1 ? `Las líneas ${first} a ${last} van` : `La línea ${first} va`
  const inside: Proposal = {
    kind: 'missing-block',
    line: first,
    values: { opening: String(opener) },
    cause: `La línea ${opener} (${word}) acaba en \`:\` y abre un bloque. ${told} dentro, con sangría: cuatro espacios más a la derecha.`,
    edits: moved(fault, block, 4),
    ...(block.length > 1
      ? {
          decide: `He metido dentro las líneas ${first} a ${last}. Si alguna va fuera del bloque, quítale esos cuatro espacios.`,
        }
      : {}),
  }
  return block.length > 1 ? [inside, { ...inside, edits: moved(fault, [first], 4) }, empty] : [inside, empty]
}

function nextLine(fault: Fault, from: number): number | null {
  for (let line = from; line <= lineCount(fault); line += 1) if (!isBlank(fault, line)) return line
  return null
}

/** A line too far to the right, or between two levels. */
export const wrongIndents: Propose = (fault) => {
  const { line } = fault.problem
  if (isBlank(fault, line) || (tokensAt(fault, line)[0]?.depth ?? 0) > 0) return []
  const own = width(fault, line)
  const levels = levelsAbove(fault, line)
  const above = lineAbove(fault, line)
  const unmatched = !levels.includes(own)
  const targets = levels
    .filter((level) => level !== own)
    .toSorted((a, b) => Math.abs(a - own) - Math.abs(b - own) || b - a)
  if (opensBlock(fault, above)) targets.unshift(width(fault, above) + 4)
  // Deeper than where what it stores is read, it would have no value where its block is left out.
  const lost = (target: number) => Number(unmatched && own < width(fault, above) && isReadOutside(fault, line, target))
  targets.sort((a, b) => lost(a) - lost(b))
  return targets.slice(0, 4).flatMap((target): Proposal[] => {
    // A function ends with its `return`: what follows is outside.
    const isReturn = tokensAt(fault, line)[0]?.text === 'return' && target > own
    const block = isReturn
      ? [line]
      : above === 0
        ? run(fault, line, false)
        : run(fault, line, true).filter((each) => width(fault, each) >= own)
    const edits = moved(fault, block, target - own)
    if (edits.length === 0) return []
    const kind = unmatched && own < width(fault, above) ? 'unmatched-dedent' : 'unexpected-indent'
    const isHeld = levels.some((level) => level > target && lost(level) === 1)
    const why = isHeld
      ? ` Más adentro, ${inlineCode(tokensAt(fault, line)[0]?.text ?? '')} se quedaría sin valor cuando no se entra en el bloque de arriba, y se lee después.`
      : ''
    const spaces = (count: number) => (count === 1 ? '1 espacio' : `${count} espacios`)
    const cause =
      kind === 'unexpected-indent'
        ? `${target < own ? `A la línea ${line} le ${own - target === 1 ? 'sobra' : 'sobran'} ${spaces(own - target)} de delante` : `A la línea ${line} le faltan espacios delante`}: tiene ${own} y le tocan ${target}, porque ninguna línea con \`:\` abre un bloque ahí.`
        : `La línea ${line} tiene ${spaces(own)} delante: no coincide con ninguna de arriba. Le tocan ${target}.${why}`
    return [{ kind, line, cause, edits }]
  })
}

const PARTNERS: Record<string, RegExp> = byWord({
  else: /^(?:if|elif|for|while|except|try)$/,
  elif: /^(?:if|elif)$/,
  except: /^(?:try|except)$/,
  finally: /^(?:try|except|else)$/,
})

/** An `else` and its like that do not stand under their partner. */
export const elseAlone: Propose = (fault) => {
  const { line } = fault.problem
  const word = tokensAt(fault, line)[0]?.text ?? ''
  const partner = PARTNERS[word]
  if (partner === undefined) return []
  const found: Proposal[] = []
  for (let above = line - 1; above > 0 && found.length < 3; above -= 1) {
    const first = tokensAt(fault, above)[0]?.text ?? ''
    if (!partner.test(first) || width(fault, above) === width(fault, line)) continue
    const by = width(fault, above) - width(fault, line)
    const cause = `El ${inlineCode(word)} de la línea ${line} tiene que estar en la misma columna que su ${inlineCode(first)} de la línea ${above}.`
    const bodyStart = nextLine(fault, line + 1)
    const isFlat = bodyStart !== null && width(fault, bodyStart) <= width(fault, above)
    const isDeeper = bodyStart !== null && width(fault, bodyStart) > width(fault, line)
    const body = isDeeper && bodyStart !== null ? run(fault, bodyStart, true) : []
    found.push({ kind: 'else-alone', line, cause, edits: moved(fault, [line], by) })
    if (isDeeper && !isFlat) found.push({ kind: 'else-alone', line, cause, edits: moved(fault, [line, ...body], by) })
  }
  return found
}

/** A `try` without `except`. */
export const tryAlone: Propose = (fault) => {
  const { line } = fault.problem
  for (let above = line - 1; above > 0; above -= 1) {
    if (tokensAt(fault, above)[0]?.text !== 'try') continue
    const end = lineAbove(fault, isBlank(fault, line) ? lineCount(fault) + 1 : line)
    const indent = indentOf(fault, above)
    const { to } = fault.lines.rangeOf(end)
    const text = `\n${indent}except Exception as error:\n${indent}    print("Algo ha fallado:", error)`
    const cause = `El \`try\` de la línea ${above} no tiene \`except\`: falta decir qué hacer si falla.`
    return [
      {
        kind: 'try-alone',
        line: above,
        cause,
        edits: [{ from: to, to, text }],
        decide: 'Cambia `Exception` por el error que esperas (por ejemplo `ValueError`) y el mensaje por el tuyo.',
      },
    ]
  }
  return []
}

/** `if x {` … `}`, in the whole source; `//` comments and prompts likewise. */
export const foreignLayout: Propose = (fault) => [
  ...braces(fault),
  ...cLoop(fault),
  ...comments(fault),
  ...prompts(fault),
]

function braces(fault: Fault): Proposal[] {
  const edits: Edit[] = []
  let first = 0
  for (let line = 1; line <= lineCount(fault); line += 1) {
    const tokens = tokensAt(fault, line)
    const [start, last, before] = [tokens[0], tokens.at(-1), tokens.at(-2)]
    if (start === undefined || last === undefined) continue
    const isClosing = tokens.every(({ text }) => text === '}' || text === ';')
    const opener = start.text === '}' ? tokens[1] : start
    const opens =
      last.text === '{' &&
      opener !== undefined &&
      (HEADERS.has(opener.text) || /^(?:function|void|public)$/.test(opener.text))
    if (isClosing && first > 0) edits.push({ from: start.from, to: last.to, text: '' })
    if (!opens || opener === undefined) continue
    first ||= line
    edits.push({ from: before && before !== start ? before.to : last.from, to: last.to, text: ':' })
    if (start.text === '}') edits.push({ from: start.from, to: opener.from, text: '' })
  }
  const cause = `En la línea ${first} el bloque se abre con una llave \`{\`. En Python se abre con dos puntos \`:\` y se ve por la sangría; las llaves sobran.`
  return first === 0 ? [] : [{ kind: 'foreign-block', line: first, cause, edits }]
}

const C_LOOP =
  /^(\s*)for\s*\(?\s*(?:int |let |var )?\s*(\w{1,40})\s*=\s*([\w.]{1,40})\s*;\s*\2\s*(<=?)\s*([\w.()]{1,60}?)\s*;\s*(?:\2\s*\+\+|\+\+\2|\2\s*\+=\s*1)\s*\)?\s*[:{]?\s*$/

function cLoop(fault: Fault): Proposal[] {
  const { line } = fault.problem
  const text = fault.lines.textOf(line)
  const [, indent = '', name = '', start = '', sign, end = ''] = C_LOOP.exec(text.slice(0, 300)) ?? []
  if (name === '') return []
  const stop = sign === '<=' ? (/^\d+$/.test(end) ? String(Number(end) + 1) : `${end} + 1`) : end
  const range = start === '0' ? stop : `${start}, ${stop}`
  const { from } = fault.lines.rangeOf(line)
  const cause = `El \`for\` de la línea ${line} es el de otros lenguajes. En Python se recorre un rango: ${inlineCode(`for ${name} in range(${range}):`)}.`
  return [
    {
      kind: 'foreign-word',
      line,
      values: { word: 'for (…; …; …)' },
      cause,
      edits: [{ from, to: from + text.length, text: `${indent}for ${name} in range(${range}):` }],
    },
  ]
}

function comments(fault: Fault): Proposal[] {
  const slashes = fault.tokens.filter(
    ({ text, line }) =>
      text === '//' && (tokensAt(fault, line)[0]?.text === '//' || /\/\/ \p{L}/u.test(fault.lines.textOf(line))),
  )
  const [first] = slashes
  if (first === undefined) return []
  const cause = `En la línea ${first.line}, ${inlineCode('//')} no empieza un comentario: en Python es ${inlineCode('#')}.`
  return [
    {
      kind: 'foreign-comment',
      line: first.line,
      cause,
      edits: slashes.map(({ from, to }) => ({ from, to, text: '#' })),
    },
  ]
}

function prompts(fault: Fault): Proposal[] {
  const edits: Edit[] = []
  for (let line = 1; line <= lineCount(fault); line += 1) {
    const { from } = fault.lines.rangeOf(line)
    const prompt = /^\s*(?:>>>|\.\.\.) ?/.exec(fault.lines.textOf(line))?.[0]
    if (prompt !== undefined) edits.push({ from, to: from + prompt.length, text: '' })
  }
  const cause = 'Los `>>>` son de la consola y no parte del programa.'
  return edits.length === 0 ? [] : [{ kind: 'prompt', line: 1, cause, edits }]
}
