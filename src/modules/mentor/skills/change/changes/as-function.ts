import { inlineCode } from '../../../engine/compose'
import type { Statement } from '../../../python/ast'
import { levelOf } from '../../faults/mend'
import type { Program } from '../../faults/program'
import { assigns, nameOf, plainAssign, reads } from '../../faults/shapes'
import { type Change, type Result, STAGE, type Wish } from '../change'
import { freeName, inputIn, linesOf, mainStatements, positional, printsIn, shifted, withComments } from '../source'

/** «mételo en una función», «pásalo a una función que se llame potencia y si no paso b que sea 2». */
export const asFunctionChange: Change = {
  name: 'as-function',
  stage: STAGE.structure,
  says: [
    /\b(?:(?:con|como|en|a|dentro de|usando|pas\w+|hazl\w+|hacer\w*|conviert\w+|convertir\w*|met\w+|pon\w*|separ\w+|organiz\w+|ordena\w*|divid\w+|quiero|que sea|hazme|cre\w+|transform\w+|refactor\w+|el codigo|codigo|esto|eso|lo|todo|y|esta|programa) ){1,7}(?:una |unas |un |varias )?(?:funcion(?:es)?|def|metodo)\b(?: (?:que )?(?:se llame|llamada|llamad\w+|con (?:el )?nombre(?: de)?)?,? ?["'«“`]?(?<named>(?!que\b|devuel|retorn|regres|calcul[ea]\b|recib|pid[ae]|con\b|para\b|y\b|en\b|por\b|o\b|si\b|se\b|de\b|a\b|la\b|el\b|porque\b|llama\w*|se\b)[a-z_]\w*)["'»”`]?(?:\((?<signature>[\w, ]*)\))?)?/,
    /\bq?u?e? ?se llam[ea] ["'«“`]?(?<title>[a-z_]\w*)/,
    /\b(?:y )?si no (?:le |se |me )?(?:paso|pasan|pasas|pongo|ponen|doy|dan|digo|indico|pasa|indica) (?:el |la |nada en )?(?<optional>[a-z_]\w*)(?: (?:que )?(?:sea|valga|use|vale|es|tome|coja|ponga|por defecto)){1,7} (?<standard>-?\d+(?:[.,]\d+)?|"[^"]*"|'[^']*'|true|false|none)/,
    /\b(?<returns>(?:q?u?e? ?)(?:devuelv\w+|retorn\w+|regres\w+|return))\b(?: (?:el|la|resultado|valor|lista|en vez de imprimir\w*|en lugar de imprimir\w*)){0,7}/,
  ],
  make(p, wish) {
    const isAsked = /funcion|\bdef\b|metodo/.test(wish.words)
    if (!isAsked) return null
    return wrapped(p, wish)
  },
}

function wrapped(p: Program, wish: Wish): Result {
  const main = mainStatements(p)
  if (main.length === 0) return null
  const { data, work } = split(p, main)
  const [first, last] = [work[0], work.at(-1)]
  if (!first || !last) return null
  if (p.places('function').length > 0 && work.length === 1 && isCall(work[0]))
    return { why: 'Tu programa ya tiene su trabajo en funciones.' }
  if (data.some((node) => node.from > first.from)) return null
  const names = data.flatMap((node) => plainAssign(node)?.name ?? [])
  const parameters = names.filter((name) => reads(work, name) && !assigns(work, name))
  const kept = names.filter((name) => assigns(work, name))
  if (kept.length > 0 && !kept.every((name) => data.some((node) => plainAssign(node)?.name === name))) return null
  const isOwn = (node: Statement) => parameters.includes(plainAssign(node)?.name ?? '')
  const outside = data.filter(isOwn)
  const body = [...data.filter((node) => !isOwn(node)), ...work]
  return asFunction(p, { wish, outside, body, parameters })
}

type Parts = { wish: Wish; outside: Statement[]; body: Statement[]; parameters: string[] }

function asFunction(p: Program, { wish, outside, body, parameters }: Parts): Result {
  const { named, title, optional, standard, returns } = wish.parts
  const level = levelOf(p)
  const name = freeName(p, title ?? named ?? guessName(p))
  const isDefault = optional !== undefined && standard !== undefined && parameters.includes(optional)
  const ordered = isDefault ? [...parameters.filter((each) => each !== optional), optional] : parameters
  const literal =
    standard === undefined
      ? ''
      : standard
          .replace(/^true$/i, 'True')
          .replace(/^false$/i, 'False')
          .replace(/^none$/i, 'None')
          .replace(',', '.')
  const head = ordered.map((each) => (isDefault && each === optional ? `${each}=${literal}` : each)).join(', ')
  const text = blockText(p, body, level)
  const returned = returns === undefined ? null : lastPrinted(p, body)
  const inner =
    returned === null
      ? text
      : `${blockText(p, body.slice(0, -1), level)}${body.length > 1 ? '\n' : ''}${level}return ${returned.value}`
  const call = `${name}(${ordered.join(', ')})`
  const top = p.body.filter(({ kind }) => ['import', 'import-from', 'function', 'class'].includes(kind)).at(-1)
  if (top && [...outside, ...body].some(({ from }) => from < top.from)) return null
  const before = top ? p.source.slice(0, linesOf(p, top).to) : ''
  const out = outside.map((node) => textOf(p, node))
  const code = `${before === '' ? '' : `${before}\n\n\n`}def ${name}(${head}):\n${inner}\n\n\n${out.length > 0 ? `${out.join('\n')}\n` : ''}${returned === null ? call : returned.shown(call)}\n`
  return {
    code,
    told: `El trabajo está ahora en la función ${inlineCode(`${name}(${head})`)}.`,
    how: [
      ...(parameters.length > 0
        ? [
            `Lo que cambia de una vez a otra (${ordered.map(inlineCode).join(', ')}) entra como parámetro; lo demás es cosa de la función.`,
          ]
        : ['La función no necesita datos de fuera: se ejecuta al llamarla con sus paréntesis.']),
      ...(isDefault ? [`Si no se pasa ${inlineCode(optional)}, vale ${inlineCode(literal)}.`] : []),
      `La última línea la llama: sin esa llamada, la función no se ejecuta.`,
    ],
    keepsOutput: true,
  }
}

/** Fixed values and questions at the beginning are data; what comes after works with them. */
function split(p: Program, main: readonly Statement[]): { data: Statement[]; work: Statement[] } {
  const at = main.findIndex((node) => {
    const plain = plainAssign(node)
    if (!plain) return true
    return (
      inputIn(plain.value) === null &&
      !['number', 'string', 'list', 'dict', 'tuple', 'boolean', 'unary'].includes(plain.value.kind) &&
      !/\bsplit\(\)/.test(p.text(plain.value))
    )
  })
  return at === -1 ? { data: [], work: [...main] } : { data: main.slice(0, at), work: main.slice(at) }
}

const isCall = (node: Statement | undefined) => node?.kind === 'expression' && node.value.kind === 'call'

function blockText(p: Program, body: readonly Statement[], level: string): string {
  return body.map((node) => shifted(p, withComments(p, linesOf(p, node)), level)).join('\n')
}

const textOf = (p: Program, node: Statement) => shifted(p, withComments(p, linesOf(p, node)), '')

/** What the last `print` shows, where it is one value, and that `print` around another. */
function lastPrinted(
  p: Program,
  body: readonly Statement[],
): { value: string; shown: (call: string) => string } | null {
  const last = body.at(-1)
  const [call] = last ? printsIn([last]) : []
  const values = call ? positional(call).filter(({ kind }) => kind !== 'string') : []
  const [only, other] = values
  if (last?.kind !== 'expression' || !call || !only || other || only.kind === 'format-string') return null
  const { from, to } = p.whole(only)
  return { value: p.text(only), shown: (text) => p.source.slice(call.from, from) + text + p.source.slice(to, call.to) }
}

/** What the function is about: the name that the program ends with. */
function guessName(p: Program): string {
  const last = printsIn(p.body).at(-1)
  const shown = last
    ? positional(last)
        .map(nameOf)
        .find((name) => name !== null)
    : undefined
  return shown === undefined || shown === null ? 'programa' : `calcular_${shown}`
}
