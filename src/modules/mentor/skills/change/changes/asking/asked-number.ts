import { inlineCode } from '../../../../engine/compose'
import type { Edit } from '../../../../python/edit'
import type { Program } from '../../../../python/program/indexed-program'
import { edited, freeName, linesOf, mainStatements, textLiteral } from '../../../../python/program/source'
import { type Change, type Result, type Said, type Span, STAGE } from '../../change'
import { isMeasured } from '../../number-names'
import { spokenName } from '../../spoken-name'
import { askedValueChange } from '../amounts/asked-value'
import { clausesIn } from '../report/clauses'
import { type NumberMeant, numberMeant } from './number-meant'

/** «que en vez de 100 llegue hasta el número que diga el usuario», «que la altura la pregunte»: a number that is written down is asked for. */
const askedNumberChange: Change = {
  name: 'asked-number',
  stage: STAGE.input,
  isWhole: true,
  says: [],
  reads(said, p) {
    const found = askedIn(said, p)
    return found && [found.span]
  },
  make(p, { said }) {
    const found = askedIn(said, p)
    return found && asked(p, found)
  },
}

const SAYS =
  '(?:dig[ao]|pong[ao]|met[ao]|mete|elij[ao]|elige|escrib[ao]|escribe|decid[ao]|decide|introduzc[ao]|introduce|ingres[aeo]|tecle[aeo]|indi(?:que|ca)|escoj[ao]|escoge|quier[ao]|pase|d[eé]|pida|pid[ao]|diga)'
const WHO =
  '(?:el usuario|la usuaria|la persona|quien (?:lo |la )?(?:us|ejecut|jueg)\\w+|el (?:cliente|jugador)|uno|yo|por teclado|el que (?:lo )?(?:us|ejecut|jueg)\\w+)'
const ASKS = new RegExp(
  `\\b(?:${SAYS} ${WHO}|${WHO} (?:(?:lo|la|los|las|le|me|se|pueda) )*(?:${SAYS}|poner|elegir|meter|escribir|decidir|decir|cambiar)|(?:(?:me|se|le|lo|la|los|las|te) )*(?:pregunt[ae]n?|pid[ae]n?|se pueda elegir|pueda (?:poner|elegir|meter|escribir|decidir|cambiar) (?:yo|el usuario|la persona))|por teclado|con (?:un )?input)\\b`,
)
/** What ends the asking, checks it or comes besides is another wish. */
const OTHER =
  /\bhasta que (?!numero|cual|cantidad)|\b(?:pare|termine|acabe|salga|pregunte|pida) (?:al final )?(?:cuando|si|otra|de nuevo)\b|\b(?:si|cuando|mientras|vuelva|vuelve|otra vez|de nuevo|seguir|continuar|tambien|ademas|lista de|vari[oa]s|separad[oa]s|uno a uno|una a una|vaya)\b/

/** «… el precio y luego el IVA»: several are asked for. */
const GOES_ON = /^ ?(?:(?:y|luego|despues|tambien) )*(?:el|la|los|las) [a-zñ_]+ ?$/

type Asked = { span: Span; words: string; meant: NumberMeant }

function askedIn({ plain }: Said, p: Program): Asked | null {
  const clauses = clausesIn(plain)
  for (const [at, { from, to }] of clauses.entries()) {
    const next = clauses[at + 1]
    if (!ASKS.test(plain.slice(from, to)) || (next && GOES_ON.test(plain.slice(next.from, next.to)))) continue
    // «no siempre 10, que me lo pregunte»: which number is meant may stand before.
    for (const start of [from, clauses[at - 1]?.from ?? from]) {
      const words = plain.slice(start, to)
      const meant = OTHER.test(words) ? null : numberMeant(p, words)
      if (meant !== null) return { span: { from: start, to }, words, meant }
    }
  }
  return null
}

const NOUN =
  /\b(?:cuant[oa]s|(?:numero|cantidad) (?:de )?(?:l[oa]s )?)(?: ?)(?!(?:numeros|veces)\b)([a-z]{3,13}s)\b|\b(?:el|la) (?!usuari|person|client|jugador|numero|tope|limite|que|cual|final|maximo)([a-z]{4,14})\b/

const LIMIT = /\b(?:hasta|tope|limite|maximo|final)\b/

function asked(p: Program, { words, meant }: Asked): Result {
  const { name } = meant
  return name === null ? newlyNamed(p, { words, meant }) : underItsName(p, { ...meant, name })
}

function underItsName(p: Program, { name, places }: NumberMeant & { name: string }): Result {
  const edits = places.map(({ node }): Edit => {
    const isDecimal = p.text(node).includes('.') || (isMeasured(name) && !isCountedWith(p, name))
    const said = name.length > 1 ? `${spokenName(name)}: ` : '¿Qué número? '
    return { from: node.from, to: node.to, text: `${isDecimal ? 'float' : 'int'}(input(${textLiteral(p, said)}))` }
  })
  return {
    code: edited(p, edits),
    told: `${inlineCode(name)} ya no tiene un valor fijo: se pide por teclado.`,
    how: ['`input` espera a que se escriba algo y lo da como texto; `int` o `float` lo convierten en número.'],
  }
}

/** `range(altura)`, `"*" * altura`: only a whole number fits. */
const isCountedWith = (p: Program, name: string) =>
  new RegExp(`range\\([^)\\n]*\\b${name}\\b|["'] \\* ${name}\\b`).test(p.source)

/** «¿Cuántos caracteres?», whatever the name is. */
const questionOf = (noun: string) => `¿${/as$/.test(noun) ? 'Cuántas' : 'Cuántos'} ${noun}? `

function newlyNamed(p: Program, { words, meant }: Pick<Asked, 'words' | 'meant'>): Result {
  const [, counted, of] = NOUN.exec(words) ?? []
  const isShare = meant.places.some(({ code }) => code('').includes('100'))
  const isLimit = counted === undefined && !isShare && (of === undefined || LIMIT.test(words))
  const name = freeName(p, ...(isLimit ? ['limite', 'hasta'] : [counted ?? of ?? 'porcentaje', 'cantidad']))
  const question = isLimit
    ? '¿Hasta qué número? '
    : isShare
      ? `${spokenName(name)} (%): `
      : counted === undefined
        ? `${spokenName(name)}: `
        : questionOf(counted)
  const main = mainStatements(p)
  const [first] = meant.places
  const top = main.find((node) => first && node.from <= first.node.from && first.node.to <= node.to)
  if (!top) return null
  // Before a loop, what it counts with stays right above it.
  const { from } = linesOf(p, isLimit ? (main[0] ?? top) : top)
  const line = `${name} = ${isShare ? 'float' : 'int'}(input(${textLiteral(p, question)}))\n`
  return {
    code: edited(p, [
      { from, to: from, text: line },
      ...meant.places.map(({ node, code }) => ({ from: node.from, to: node.to, text: code(name) })),
    ]),
    told: `El ${p.text(meant.places[0]?.node ?? top) === String(meant.value) ? meant.value : 'número'} ya no es fijo: se pide por teclado y se guarda en ${inlineCode(name)}.`,
    how: ['`int(input(…))` o `float(input(…))` convierte lo que se escribe en un número.'],
  }
}

/** Rates and what is asked behind something first: they say more. */
export const ASKED_AMOUNTS: readonly Change[] = [askedValueChange, askedNumberChange]
