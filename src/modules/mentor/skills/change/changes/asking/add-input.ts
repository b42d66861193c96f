import { upperFirst } from '~/platform/text/first-letter'
import { folded } from '~/platform/text/folded'
import { inlineCode } from '../../../../engine/compose'
import type { Expression, Statement } from '../../../../python/ast'
import type { Edit } from '../../../../python/edit'
import { nameOf, plainAssign } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf } from '../../../../python/program/line-edits'
import {
  edited,
  endOf,
  freeName,
  inputIn,
  linesOf,
  mainStatements,
  positional,
  printsIn,
  programOf,
  textLiteral,
} from '../../../../python/program/source'
import { type Change, type Result, STAGE, type Wish } from '../../change'
import { mentionsStem } from '../../elements'
import { spokenName } from '../../spoken-name'
import { calculationIn } from '../results/calculation'

const ASK = '(?:pid[ae]\\w*|pregunt[ae]\\w*|solicit[ea]\\w*|met[ae]\\w*|ingres\\w+)'

/** «que después pregunte entre cuántas personas y diga cuánto le toca a cada quien», «que pida también el nombre». */
export const addInputChange: Change = {
  name: 'add-input',
  stage: STAGE.value,
  says: [
    new RegExp(
      `\\b(?:que |y )?(?:despues |luego |tambien |ademas |al final |antes |me |le ){0,7}${ASK} (?:tambien |ademas |despues |luego |primero |por |me |al usuario |antes ){0,7}(?<prep>entre |para |a |de |por |con )?(?<what>cuant[oa]s? \\w+(?: (?:son|hay|somos|de \\w+))?|(?:el |la |los |las |un |una |su |tu |mi )(?:numero de |cantidad de |porcentaje de |precio de(?:l)? |nombre de(?:l)? )?\\w+)(?: \\([^)]{0,30}\\))?(?<rest>(?:,| y| para|;| e)[^.;]{4,120})?`,
    ),
    /^(?:(?:y|ahora|que|pero|tambien|lo quiero|ponle|pon|anade|agrega|salga|aparezca|con) ){1,5}(?<whose>el nombre del? (?:la )?[a-z]{3,14})[ ?!.]*$/,
  ],
  make(p, wish) {
    const { whose, rest = '', prep = '' } = wish.parts
    const what = whose ?? wish.parts.what ?? ''
    const noun = nounOf(what)
    if (noun === null || /^(?:numero|dato|valor|operacion|salir)s?$/.test(folded(noun))) return null
    // «Los segundos los meta el usuario»: who types is no thing that is asked for.
    if (whose === undefined && TYPIST.test(folded(noun)) && !/\b(?:pid|pregunt|solicit)/.test(wish.words)) return null
    // Two things that are asked for are not one, with the other left out.
    if (alreadyRead(p, noun) || /^(?:, ?|y |e )(?:el|la|los|las|su|tambien) /.test(rest)) return null
    const asked = { noun, what: `${prep} ${what}`.trim(), rest, wish }
    return inFunction(p, asked) ?? added(p, asked)
  },
}

const TYPIST = /^(?:usuari[oa]|jugador|jugadora|persona|cliente|alumn[oa])$/

/** «el nombre del cliente»: a text, and called after the client. */
const NAME_OF = /\bnombre del? (?:la )?(?!(?:archivo|fichero|csv|carpeta)\b)[a-z]/

/** The thing that is asked for: «entre cuántas personas» → personas; «el porcentaje de descuento» → descuento. */
function nounOf(what: string): string | null {
  const words = what
    .replace(/\bnombre (?=del? )/i, '')
    .split(/\s+/)
    .filter(
      (word) =>
        !/^(?:cu[aá]nt[oa]s?|el|la|los|las|un|una|su|tu|mi|de|del|son|hay|somos|n[uú]mero|cantidad)$/i.test(word),
    )
  const percent = words.findIndex((word) => /^porcentaje$/i.test(word))
  const noun =
    percent >= 0 && words.length > 1
      ? words[words.length - 1]
      : (words.find((word) => !/^porcentaje$/i.test(word)) ?? words[0])
  return noun === undefined ? null : noun.replace(/[^\p{L}\d_]/gu, '')
}

/** Whether a name of the program means it and is read at the keyboard, or has a value that is to be asked for instead. */
function alreadyRead(p: Program, noun: string): boolean {
  return p
    .places('assign')
    .some(({ node }) =>
      node.targets.some((target) => target.kind === 'name' && mentionsStem(folded(noun), target.name)),
    )
}

type Added = { noun: string; what: string; rest: string; wish: Wish }

function added(p: Program, { noun, what, rest, wish }: Added): Result {
  const name = freeName(p, identifier(noun))
  const isText =
    NAME_OF.test(folded(what)) ||
    /^(?:nombre|apellido|ciudad|pais|color|correo|email|direccion|telefono|mensaje|texto|palabra|frase|titulo|fecha|clave|usuario|contrasena|apodo|respuesta|materia|asignatura|producto|categoria)/.test(
      folded(noun),
    )
  const isCount = /cu[aá]nt|numero de|número de|cantidad|personas|unidades|edad|años|dias|días|veces/i.test(what)
  const question = /cu[aá]nt/i.test(what)
    ? `¿${upperFirst(what)}? `
    : `${upperFirst(NAME_OF.test(folded(what)) ? what.replace(/^.*?(?=nombre)/i, '') : noun)}: `
  const ask = `input(${textLiteral(p, question)})`
  const read = `${name} = ${isText ? ask : isCount ? `int(${ask})` : `float(${ask})`}`
  const base = lastResult(p)
  const calculation = isText
    ? null
    : calculationIn({
        said: rest === '' ? wish.said.prose : rest,
        what,
        name,
        base: base?.code ?? null,
        isPercent: /porcentaje|%|por ciento/.test(wish.said.plain + wish.words),
      })
  const main = mainStatements(p)
  const last = main.at(-1)
  if (!last) return null
  if (calculation === null && rest !== '' && base === null) return null
  const lines = [
    read,
    ...(calculation === null
      ? shown(p, name, rest, isText)
      : [`print(${textLiteral(p, `${calculation.label}:`)}, ${calculation.code})`]),
  ]
  const isSaid = isText && USED.test(folded(rest))
  // What nothing is done with is not asked for: what is it for?
  if (lines.length === 1 && !isSaid && /^(?:que|los|las|quiero|programa|mas|otra|otro|todo)$/.test(noun)) return null
  if (lines.length === 1 && !isSaid)
    return {
      asks: `Puedo hacer que pida también ${inlineCode(noun)}, pero ¿qué tiene que hacer el programa con eso? Dime la cuenta o dónde sale, y lo cambio.`,
    }
  const isFirst = isText || (calculation === null && /\bantes\b/.test(wish.words))
  const isGreeting = isText && /salud|hola|bienven/.test(folded(rest))
  const first = isFirst ? main.find((node) => node.kind !== 'expression' || node.value.kind !== 'string') : undefined
  const at = first ? linesOf(p, first).from : linesOf(p, last).to
  const text = first ? `${(isGreeting ? lines : lines.slice(0, 1)).join('\n')}\n` : `\n${lines.join('\n')}`
  // Whose it is stands above all else that is shown.
  const heads = NAME_OF.test(folded(what))
    ? main.find((node) => printsIn([node]).length > 0 && !/\binput\(/.test(p.text(node)))
    : undefined
  const shownAt = heads ? linesOf(p, heads).from : endOf(p, last)
  const withShown =
    first && lines[1] !== undefined && !isGreeting
      ? `${p.source.slice(0, at)}${text}${p.source.slice(at, shownAt)}${heads ? `${lines[1]}\n` : `\n${lines[1]}`}${p.source.slice(shownAt)}`
      : `${p.source.slice(0, at)}${text}${p.source.slice(at)}`
  return {
    code: isSaid ? inMessages(withShown, name) : withShown,
    told:
      calculation === null
        ? `Ahora también pregunta ${inlineCode(name)}.`
        : `Ahora también pregunta ${inlineCode(name)}, y con eso calcula ${inlineCode(calculation.code)}.`,
    how: [
      `${inlineCode(name)} se lee con ${isText ? '`input`, como texto' : isCount ? '`int(input(...))`, porque es un número entero' : '`float(input(...))`, para admitir decimales'}.`,
      ...(calculation === null ? [] : [calculation.how]),
    ],
  }
}

/** «y lo use en el mensaje» */
const USED =
  /\b(?:us[ea]\w*|pon\w*|sal\w+|aparez\w+|incluy\w+|con)\b[^.;]{0,20}\b(?:mensajes?|frases?|textos?|respuestas?|resultados?)\b/

/** The program with the name in front of what each `print` says. */
function inMessages(code: string, name: string): string {
  const p = programOf(code)
  const after = (at: number): Edit => {
    const first = /^\p{Lu}(?=\p{Ll})/u.exec(p.source.slice(at))?.[0] ?? ''
    return { from: at, to: at + first.length, text: `{${name}}, ${first.toLowerCase()}` }
  }
  const edits = printsIn(p.body).flatMap((call): Edit[] => {
    const [said] = positional(call)
    if (said?.kind === 'format-string' && /^f["'](?!["'])/.test(p.text(said))) return [after(said.from + 2)]
    if (said?.kind !== 'string' || /[{}]/.test(said.value) || !/^["'](?!["'])/.test(p.text(said))) return []
    return [{ from: said.from, to: said.from, text: 'f' }, after(said.from + 1)]
  })
  return edited(p, edits)
}

/** Where a function asks, it asks this as well, and its last `print` shows it. */
function inFunction(p: Program, { noun, what }: Added): Result {
  const reads = p
    .places('assign')
    .filter(({ node, scope }) => scope.kind === 'function' && inputIn(node.value) !== null)
  const last = reads.at(-1)
  const print = last
    ? p.places('expression').findLast(({ node, scope }) => scope === last.scope && printsIn([node]).length > 0)
    : undefined
  const call = print ? printsIn([print.node])[0] : undefined
  const shown = call?.arguments.at(-1)
  if (!last || !shown || !mainStatements(p).every((node) => node.kind === 'expression')) return null
  const name = freeName(p, identifier(noun))
  const { to } = linesOf(p, last.node)
  const ask = `input(${textLiteral(p, `${upperFirst(noun)}: `)})`
  const isCount = /cu[aá]nt|n[uú]mero|cantidad|edad/i.test(what)
  return {
    code: `${p.source.slice(0, to)}\n${indentOf(p, last.node)}${name} = ${isCount ? `int(${ask})` : ask}${p.source.slice(to, shown.to)}, ${textLiteral(p, `${noun}:`)}, ${name}${p.source.slice(shown.to)}`,
    told: `Ahora también pregunta ${inlineCode(name)} y lo muestra en el mensaje.`,
    how: [`${inlineCode(name)} se lee después de lo demás, y se añade al final del \`print\`.`],
  }
}

const identifier = (noun: string) => folded(noun).replace(/[^a-z0-9_]/g, '_')

/** What shows a value that nothing is calculated with. */
function shown(p: Program, name: string, rest: string, isText: boolean): string[] {
  if (/salud|hola|bienven/.test(folded(rest))) return [`print("Hola,", ${name})`]
  if (!isText && rest === '') return []
  if (USED.test(folded(rest))) return []
  return /muestr|diga|imprim|ense/.test(folded(rest)) || rest === ''
    ? [`print(${textLiteral(p, `${spokenName(name)}:`)}, ${name})`]
    : []
}

/** The number that the program ends with: the last name that is calculated and printed, or the last printed calculation. */
export function lastResult(p: Program): { code: string } | null {
  const printed = printsIn(p.body)
    .toReversed()
    .flatMap((call) => positional(call).toReversed())
  const assigned = new Map(mainStatements(p).flatMap((node: Statement) => entry(node)))
  for (const part of printed.flatMap(valuesIn)) {
    const name = nameOf(part)
    if (name !== null && assigned.has(name)) return { code: name }
    if (part.kind === 'binary' && part.left.kind !== 'string' && part.right.kind !== 'string')
      return { code: `(${p.text(part)})` }
  }
  const last = [...assigned].findLast(([, value]) => value.kind === 'binary')
  return last ? { code: last[0] } : null
}

function entry(node: Statement): [string, Expression][] {
  const plain = plainAssign(node)
  return plain && inputIn(plain.value)?.conversion !== null ? [[plain.name, plain.value]] : []
}

/** The values that an argument of `print` shows: those of the fields of an f-string. */
const valuesIn = (node: Expression): Expression[] =>
  node.kind === 'format-string'
    ? node.parts.toReversed().flatMap((part) => (part.kind === 'field' ? [part.value] : []))
    : [node]
