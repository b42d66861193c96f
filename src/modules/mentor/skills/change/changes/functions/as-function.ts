import { withoutAccents } from '~/platform/text/folded'
import { inlineCode } from '../../../../engine/compose'
import type { Statement } from '../../../../python/ast'
import { assigns, nameOf, plainAssign, reads } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { levelOf } from '../../../../python/program/line-edits'
import {
  edited,
  freeName,
  inputIn,
  linesOf,
  mainStatements,
  positional,
  printsIn,
  programOf,
  shifted,
  withComments,
} from '../../../../python/program/source'
import { type Change, type Result, STAGE, type Wish } from '../../change'
import { type GivingBack, givingBack } from './giving-back'
import { type Constant, type Signature, signatureOf, withConstant, withParameters } from './signature'
import { statedIn, withStated } from './stated-parameters'

/** «mételo en una función», «pásalo a una función que se llame potencia y si no paso b que sea 2». */
export const asFunctionChange: Change = {
  name: 'as-function',
  stage: STAGE.structure,
  says: [
    /\b(?:(?:con|como|en|a|dentro de|usando|pas\w+|hazl\w+|hacer\w*|conviert\w+|convertir\w*|met\w+|pon\w*|separ\w+|organiz\w+|ordena\w*|divid\w+|quiero|que sea|haz|hazme|cre\w+|transform\w+|refactor\w+|el codigo|codigo|esto|eso|lo|todo|y|esta|programa) ){1,7}(?:una |unas |un |varias )?(?:funcion(?:es)?|def|metodo)\b(?: (?:que )?(?:se llame|llamada|llamad\w+|con (?:el )?nombre(?: de)?|(?:con|de) (?:la |esta )?(?:firma|forma|cabecera))?,?:? ?["'«“`]?(?<named>(?!que\b|devuel|retorn|regres|calcul[ea]\b|recib|pid[ae]|con\b|para\b|y\b|en\b|por\b|o\b|si\b|se\b|de\b|a\b|la\b|el\b|porque\b|llama\w*|se\b)[a-z_]\w*)["'»”`]?(?:\((?<signature>[^()]*)\))?)?/,
    /\b(?:que )?(?:se llam[ea]|llam[ae]l[ao]|ll[aá]mal[ao]|(?:con|de) (?:el )?nombre) ["'«“`]?(?<title>[a-z_]\w*)["'»”`]?(?:\((?<listed>[^()]*)\))?/,
    /\b(?:y )?si no (?:le |se |me )?(?:paso|pasan|pasas|pongo|ponen|doy|dan|digo|indico|pasa|indica) (?:el |la |nada en )?(?<optional>[a-z_]\w*)(?: (?:que )?(?:sea|valga|use|vale|es|tome|coja|ponga|por defecto)){1,7} (?<standard>-?\d+(?:[.,]\d+)?|"[^"]*"|'[^']*'|true|false|none)/,
    /\b(?<returns>(?:que )?(?:(?:l[oae]s?|me|te) )?(?:devuelv\w+|retorn\w+|regres\w+|return))\b(?: (?:el|la|un[ao]?|como|resultados?|valor|total|numero|lista|en|dentro de|(?:en (?:vez|lugar) de|y no|no|sin) (?:que )?(?:los? |las? )?(?:imprim|mostr|pint|escrib|sac|hacer (?:el )?print|print)\w*)){0,7}/,
    /\b(?:y |que |reciba |tome |tambien |ademas |con )*(?:el|la|un|una) (?<constant>[a-z_]{3,20})(?: [a-z]+){0,3}?,? (?:y )?(?:que )?si no (?:se |me |le )?(?:l[oae]s? )?(?:paso|pasan|pasas|pongo|ponen|doy|dan|digo|dicen|indico|pasa|indica)(?: nada)?,? (?:que )?(?:sea|valga|use|vale|es|tome|coja|ponga)(?: de| un)? (?<preset>\d+(?:[.,]\d+)?)/,
    /\b(?:y )?que (?:el|ese) (?<fixed>\d+(?:[.,]\d+)?) no (?:vaya|este|sea|quede)(?: tan)? fijo/,
    /\b(?:y )?(?:que )?(?:reciba|tome|acepte|le (?:pase|llegue))[ns]?(?: (?:solo |como )?(?:la|las|el|los|un|una|unas|unos|sus)? ?(?:parametros? |argumentos? )?[\p{L}_]+)(?:(?:,| y) (?:la|las|el|los|un|una) [\p{L}_]+)*/u,
  ],
  needs: ({ words }) => /funcion|\bdef\b|metodo/.test(words),
  make: (p, wish) => (isOfClass(p, wish) ? null : wrapped(p, wish)),
}

/** «y un método que diga …» belongs to the class that is there. */
const isOfClass = (p: Program, { words, said }: Wish): boolean =>
  /\bmetodo/.test(words) && (/\bclase/.test(said.prose) || p.places('class').length > 0)

function wrapped(p: Program, wish: Wish): Result {
  const { work } = split(p, mainStatements(p))
  if (p.places('function').length > 0 && work.length === 1 && isCall(work[0]))
    return isReturned(wish) ? null : { why: 'Tu programa ya tiene su trabajo en funciones.' }
  const isRounded = /\b(?:redonde|decimal)/.test(wish.said.prose.toLowerCase())
  const back = isReturned(wish) || isForResult(wish) ? givingBack(p, work, { isRounded }) : null
  return inFunction(back ? programOf(edited(p, back.edits)) : p, wish, back)
}

/** Another change of the same message may have taken the words: «si está vacía que devuelva 0». */
const isReturned = ({ parts, said }: Wish) =>
  parts.returns !== undefined || /\b(?:devuelv|retorn|regres[ea]|return)/.test(said.prose.toLowerCase())

/** What is called for its result, with data of its own: it is given back, and printed where the function is called. */
const isForResult = ({ parts, said }: Wish) =>
  /^(?:contar|calcular|sumar|obtener|buscar|media|total|promedio|suma|es_|max|min)/.test(
    parts.title ?? parts.named ?? '',
  ) && /\b(?:reciba|tome|acepte|parametro|le pase)/.test(said.plain + said.prose.toLowerCase())

/** What varies goes in as a parameter, the rest of the data stays with the work. */
function inFunction(p: Program, wish: Wish, back: GivingBack | null): Result {
  const { data, work } = split(p, mainStatements(p))
  const first = work[0]
  if (!first || data.some((node) => node.from > first.from)) return null
  const names = data.flatMap((node) => plainAssign(node)?.name ?? [])
  const empty = new Set(data.filter(isEmpty).map((node) => plainAssign(node)?.name))
  const free = names.filter((name) => reads(work, name) && !assigns(work, name) && !empty.has(name))
  const kept = names.filter((name) => assigns(work, name))
  if (kept.length > 0 && !kept.every((name) => data.some((node) => plainAssign(node)?.name === name))) return null
  const signature = signatureOf(wish.parts.signature ?? wish.parts.listed, free)
  const isOwn = (node: Statement) => signature.names.includes(plainAssign(node)?.name ?? '')
  return asFunction(p, {
    wish,
    outside: data.filter(isOwn),
    body: [...data.filter((node) => !isOwn(node)), ...work],
    signature,
    back,
  })
}

/** `numeros = []`: what the work fills begins with it. */
function isEmpty(node: Statement): boolean {
  const value = plainAssign(node)?.value
  return (value?.kind === 'list' && value.items.length === 0) || (value?.kind === 'dict' && value.entries.length === 0)
}

type Parts = {
  wish: Wish
  outside: Statement[]
  body: Statement[]
  signature: Signature
  back: GivingBack | null
}

function asFunction(p: Program, { wish, outside, body, signature, back }: Parts): Result {
  const { named, title, optional, standard } = wish.parts
  const level = levelOf(p)
  const stated = title ?? named
  const isTaken =
    p.places('function').some(({ node }) => node.name === stated) ||
    outside.some((node) => plainAssign(node)?.name === stated)
  // A variable of the work may have the same name: inside, it is another one.
  const name =
    stated !== undefined && !isTaken && !signature.names.includes(stated) ? stated : freeName(p, stated ?? guessName(p))
  const parameters = signature.names
  const isDefault = optional !== undefined && standard !== undefined && parameters.includes(optional)
  const ordered = isDefault ? [...parameters.filter((each) => each !== optional), optional] : parameters
  const literal = standard === undefined ? '' : pythonLiteral(standard)
  const head = ordered.map((each) => (isDefault && each === optional ? `${each}=${literal}` : each)).join(', ')
  const inner = [
    ...(back?.before ?? []).map((line) => level + line),
    blockText(p, body, level),
    ...(back?.after ?? []).map((line) => level + line),
  ].join('\n')
  const call = `${name}(${ordered.join(', ')})`
  const top = p.body.filter(({ kind }) => ['import', 'import-from', 'function', 'class'].includes(kind)).at(-1)
  if (top && [...outside, ...body].some(({ from }) => from < top.from)) return null
  const before = top ? p.source.slice(0, linesOf(p, top).to) : ''
  const out = outside.map((node) => textOf(p, node))
  const code = `${before === '' ? '' : `${before}\n\n\n`}def ${name}(${head}):\n${inner}\n\n\n${out.length > 0 ? `${out.join('\n')}\n` : ''}${back === null ? call : back.shown(call)}\n`
  const spoken = ordered.map((each) => signature.renamed.get(each) ?? each)
  const constant = constantIn(wish) ?? fixedIn(wish, signature)
  const renamed = withParameters(code, name, signature.renamed)
  const taken = constant ? withConstant(renamed, name, constant) : null
  const asked = statedIn(wish.parts.signature ?? wish.parts.listed).map((each) =>
    isDefault && each.name === optional ? { ...each, standard: literal } : each,
  )
  const whole = taken === null ? withStated(renamed, name, asked, wish.said.prose) : { code: taken, missing: [] }
  const shown =
    asked.length === 0 ? spoken : asked.flatMap((each) => (whole.missing.includes(each.name) ? [] : each.name))
  return {
    code: whole.code,
    told: `El trabajo está ahora en la función ${inlineCode(`${name}(${shown.join(', ')})`)}${back === null ? '' : ', que devuelve el resultado'}.`,
    how: [
      ...(parameters.length > 0
        ? [
            `Lo que cambia de una vez a otra (${spoken.map(inlineCode).join(', ')}) entra como parámetro; lo demás es cosa de la función.`,
          ]
        : ['La función no necesita datos de fuera: se ejecuta al llamarla con sus paréntesis.']),
      ...(isDefault ? [`Si no se pasa ${inlineCode(optional)}, vale ${inlineCode(literal)}.`] : []),
      ...(back && back.before.length > 0
        ? ['Lo que antes salía en pantalla de uno en uno se reúne ahora en una lista, y `return` la devuelve entera.']
        : []),
      `La última línea la llama: sin esa llamada, la función no se ejecuta.`,
    ],
    keepsOutput: back?.keepsOutput ?? true,
    ...butOf(wish, whole.missing, back),
  }
}

function constantIn({ parts: { constant, preset } }: Wish): Constant | null {
  return constant === undefined || preset === undefined
    ? null
    : { name: withoutAccents(constant), value: preset.replace(',', '.') }
}

/** «ventas_grandes(lista, minimo) y que el 100 no vaya fijo»: the parameter that no data is. */
function fixedIn({ parts: { fixed } }: Wish, { missing: [name, ...others] }: Signature): Constant | null {
  return fixed === undefined || name === undefined || others.length > 0
    ? null
    : { name, value: fixed.replace(',', '.') }
}

/** What was asked of the function and could not be done. */
function butOf(wish: Wish, unknown: readonly string[], back: GivingBack | null): { but?: string } {
  const missing = unknown.filter((name) => !hasDefault(wish, name))
  const notes = [
    ...(isReturned(wish) && back === null
      ? ['La función sigue imprimiendo: no veo un solo resultado que pueda devolver. Dime cuál es.']
      : []),
    ...(missing.length > 0
      ? [`No sé qué dato de tu programa es ${missing.map(inlineCode).join(' ni ')}, así que no es un parámetro.`]
      : []),
  ]
  return notes.length === 0 ? {} : { but: notes.join(' ') }
}

/** «que el tipo sea 21 por defecto»: another change puts it in, for a number of the work. */
const hasDefault = ({ said }: Wish, name: string) =>
  new RegExp(`\\b${name}\\b[^.;]{0,40}\\bpor defecto\\b|\\bpor defecto\\b[^.;]{0,20}\\b${name}\\b`, 'i').test(
    said.prose,
  )

const pythonLiteral = (said: string) =>
  said
    .replace(/^true$/i, 'True')
    .replace(/^false$/i, 'False')
    .replace(/^none$/i, 'None')
    .replace(',', '.')

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
