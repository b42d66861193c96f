import { inlineCode } from '../../../../engine/compose'
import { methodCall, plainAssign } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import {
  edited,
  endOf,
  freeName,
  mainStatements,
  positional,
  printsIn,
  textLiteral,
} from '../../../../python/program/source'
import { singularOf } from '../../../../python/singular'
import { type Change, type Result, STAGE, type Wish } from '../../change'
import { elementsOf } from '../../elements'

type Sequence = { name: string; kind: 'number' | 'text' | null; isText: boolean }
type Shown = { code: string; label: string; told: string; isLoop?: true }
type Operation = { words: RegExp; show: (sequence: Sequence, p: Program, wish: Wish) => Shown | null }

const shown = (code: string, label: string, told: string): Shown => ({ code, label, told })
const isOfTexts = ({ kind, isText }: Sequence) => kind === 'text' && !isText

/** What can be shown of a list or a text that a program has: words, and the expression. The first that is said counts. */
const OPERATIONS: readonly Operation[] = [
  {
    words:
      /\bcuant(?:as|os) veces (?:sale|aparece|se repite|esta|hay|salen) cada\b|\bcada (?:una|uno|palabra|letra) cuantas veces\b|\bfrecuencia\b|\bconteo de cada\b/,
    show: ({ name }, p) => {
      const item = freeName(p, singularOf(name) ?? 'elemento', 'elemento', 'dato')
      const times = freeName(p, 'veces', 'conteo')
      return {
        ...shown(
          `${times} = {}\nfor ${item} in ${name}:\n    ${times}[${item}] = ${times}.get(${item}, 0) + 1\nprint(${times})`,
          '',
          `${inlineCode(times)} lleva la cuenta de cada elemento de ${inlineCode(name)}.`,
        ),
        isLoop: true,
      }
    },
  },
  {
    words:
      /\bcuant(?:as|os) veces (?:sale|aparece|se repite|esta|hay|salen|tiene)(?: (?:el|la|palabra|letra|numero))* ["'«“]?(?<of>[\p{L}\d]+)/u,
    show: ({ name, kind }, p, { said }) => {
      const of =
        /cuant(?:as|os) veces (?:sale|aparece|se repite|esta|hay|salen|tiene)(?: (?:el|la|palabra|letra|numero))* ["'«“]?([\p{L}\d]+)/u.exec(
          said.plain,
        )?.[1]
      if (of === undefined) return null
      const value = kind === 'number' ? of : textLiteral(p, of)
      return shown(
        `${name}.count(${value})`,
        `Veces de ${of}`,
        `Cuenta las veces que ${inlineCode(value)} está en ${inlineCode(name)}.`,
      )
    },
  },
  {
    words: /\b(?:palabra|el texto|la|el)? ?mas larg[oa]\b/,
    show: (sequence) =>
      isOfTexts(sequence)
        ? shown(`max(${sequence.name}, key=len)`, 'La más larga', 'Muestra el texto con más letras.')
        : null,
  },
  {
    words: /\b(?:la|el) mas cort[oa]\b|\bpalabra mas corta\b/,
    show: (sequence) =>
      isOfTexts(sequence)
        ? shown(`min(${sequence.name}, key=len)`, 'La más corta', 'Muestra el texto con menos letras.')
        : null,
  },
  {
    words:
      /\b(?:sin (?:repetid\w+|duplicad\w+|repetir)|quit\w+ (?:los |las )?(?:repetid\w+|duplicad\w+)|elimin\w+ (?:los |las )?(?:repetid\w+|duplicad\w+)|unic[oa]s)\b/,
    show: ({ name }) =>
      shown(`list(dict.fromkeys(${name}))`, 'Sin repetidos', 'Los repetidos se quitan, y se conserva el orden.'),
  },
  {
    words: /\b(?:al reves|invertid\w+|en orden inverso|del ultimo al primero|dadas? la vuelta)\b/,
    show: ({ name }) =>
      shown(
        `${name}[::-1]`,
        'Al revés',
        `${inlineCode(`${name}[::-1]`)} da ${inlineCode(name)} del final al principio.`,
      ),
  },
  {
    words: /\b(?:ordenad\w*|orden\w+|alfabetic\w+|de menor a mayor|de la a a la z)\b/,
    show: ({ name, isText }, _p, { said }) =>
      isText
        ? null
        : shown(
            /\bde mayor a menor\b|\bdescendente\b|\bde la z a la a\b/.test(said.plain)
              ? `sorted(${name}, reverse=True)`
              : `sorted(${name})`,
            'En orden',
            '`sorted` da una lista nueva, ya ordenada.',
          ),
  },
  {
    words: /(?<!\b(?:importar|distinguir|cuenta|importe|importen) (?:las )?)\b(?:en )?(?:mayusculas?|minusculas?)\b/,
    show: ({ name, kind, isText }, p, { said }) => {
      const method = /minuscul/.test(said.plain) ? 'lower' : 'upper'
      if (isText)
        return shown(
          `${name}.${method}()`,
          'Texto',
          `${inlineCode(`.${method}()`)} da el texto en ${method === 'upper' ? 'mayúsculas' : 'minúsculas'}.`,
        )
      const item = freeName(p, singularOf(name) ?? 'texto', 'texto')
      return kind === 'text'
        ? shown(
            `[${item}.${method}() for ${item} in ${name}]`,
            'Textos',
            `Cada texto de ${inlineCode(name)} sale en ${method === 'upper' ? 'mayúsculas' : 'minúsculas'}.`,
          )
        : null
    },
  },
  {
    words:
      /\b(?:cada (?:una|uno|palabra|elemento|dato|numero|nombre) en (?:una|su|otra) linea|un[oa] (?:por|en cada) linea|en lineas (?:separadas|distintas)|uno debajo de otro|una debajo de otra)\b/,
    show: ({ name }, p) => {
      const item = freeName(p, singularOf(name) ?? 'elemento', 'elemento', 'dato')
      return {
        ...shown(
          `for ${item} in ${name}:\n    print(${item})`,
          '',
          `Cada elemento de ${inlineCode(name)} sale en su línea.`,
        ),
        isLoop: true,
      }
    },
  },
  {
    words: /\bsepara\w* (?:por|con) (?:comas?|guion\w*|espacios?|punto y coma)\b|\bunid\w+ (?:por|con)\b/,
    show: (sequence, _p, { said }) => {
      const sign = /guion/.test(said.plain)
        ? ' - '
        : /punto y coma/.test(said.plain)
          ? '; '
          : /espacio/.test(said.plain)
            ? ' '
            : ', '
      const list = sequence.kind === 'text' ? sequence.name : `map(str, ${sequence.name})`
      return sequence.isText ? null : shown(`"${sign}".join(${list})`, '', '`join` une los elementos en un solo texto.')
    },
  },
  {
    words: /\bcuantas vocales\b|\b(?:las )?vocales (?:que )?(?:tiene|hay)\b/,
    show: ({ name, isText }) =>
      isText
        ? shown(
            `sum(letra in "aeiouáéíóúü" for letra in ${name}.lower())`,
            'Vocales',
            'Cuenta las letras que son vocales.',
          )
        : null,
  },
  {
    words: /\b(?:cuantas|cuente|contar|numero de) (?:las )?letras\b/,
    show: ({ name, isText, kind }, p) => {
      if (isText) return shown(`len(${name})`, 'Letras', '`len` cuenta todas las letras, los espacios también.')
      const item = freeName(p, singularOf(name) ?? 'texto', 'texto')
      return kind === 'text'
        ? shown(
            `sum(len(${item}) for ${item} in ${name})`,
            'Letras',
            'Suma las letras de cada texto; los espacios no cuentan.',
          )
        : null
    },
  },
]

/** «que las muestre al revés», «la más larga», «sin repetidos», «cuántas veces sale hola» of a program that has a list or a text. */
export const ofSequenceChange: Change = {
  name: 'of-sequence',
  stage: STAGE.output,
  readsRest: true,
  says: [
    new RegExp(
      `(?:[a-z]+ ){0,6}?(?:${OPERATIONS.map(({ words }) => words.source.replace('(?<of>', '(?:')).join('|')})(?: (?:de|del|en|los?|las?|texto|frase|lista|palabras?|letras?|numeros?)\\b){0,4}`,
      'u',
    ),
  ],
  make(p, wish) {
    const operation = OPERATIONS.find(({ words }) => words.test(wish.said.plain))
    if (operation === undefined) return null
    for (const sequence of sequencesIn(p)) {
      const made = operation.show(sequence, p, wish)
      if (made !== null) return placedAtEnd(p, wish, sequence, made)
    }
    return null
  },
}

/** The lists and texts that the main program gives a name; what is used last counts first. */
function sequencesIn(p: Program): Sequence[] {
  return mainStatements(p)
    .flatMap((node): Sequence[] => {
      const plain = plainAssign(node)
      if (plain === null) return []
      const scope = p.places('assign').find((place) => place.node === node)?.scope
      const { value, name } = plain
      if (value.kind === 'string') return [{ name, kind: 'text', isText: true }]
      if (methodCall(value)?.name === 'split') return [{ name, kind: 'text', isText: false }]
      const element = scope && value.kind === 'list' ? elementsOf(p, value, scope) : null
      return element?.kind === 'number' || element?.kind === 'text' ? [{ name, kind: element.kind, isText: false }] : []
    })
    .toReversed()
}

/** In place of what is printed of it, where that is all that is printed and nothing says «also»; else as one line more. */
function placedAtEnd(p: Program, { said }: Wish, { name }: Sequence, made: Shown): Result {
  const prints = printsIn(p.body)
  const [only, other] = prints
  const [argument, more] = only ? positional(only) : []
  const isInstead = /\ben (?:vez|lugar) de\b/.test(said.plain)
  const isThis = argument !== undefined && more === undefined && (isInstead || p.text(argument) === name)
  const isTop = mainStatements(p).some((node) => node.kind === 'expression' && node.value === only)
  if (only && other === undefined && isThis && isTop && !/\b(?:tambien|ademas)\b/.test(said.plain)) {
    const edit = made.isLoop
      ? { from: only.from, to: only.to, text: made.code }
      : { ...p.whole(argument), text: made.code }
    return { code: edited(p, [edit]), told: made.told }
  }
  const last = p.body.at(-1)
  if (last === undefined) return null
  const at = endOf(p, last)
  const line = made.isLoop
    ? made.code
    : made.label === ''
      ? `print(${made.code})`
      : `print(${textLiteral(p, `${made.label}:`)}, ${made.code})`
  return {
    code: edited(p, [{ from: at, to: at, text: `\n${line}` }]),
    told: `${made.told} Va en una línea nueva al final.`,
  }
}
