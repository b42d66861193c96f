import { folded } from '~/platform/text/folded'
import type { Task } from '../../engine/task/task'
import type { ProgramFacts } from './program-facts'

/** A stretch of a request, in words, and whether the program holds what it states. */
export type Place = { at: number; to: number; isMet: boolean }

/** Numbers, quoted words, words in capitals that are to be told, and columns: each must stand somewhere in the program. */
export function statedThings(task: Task, facts: ProgramFacts): Place[] {
  return [...numbersStated(task, facts), ...textsStated(task, facts), ...capitalsStated(task, facts)]
}

/** Words before a number that is one of the homework or of Python. */
const ASIDE = /\b(?:modelo|ejercicio|tarea|tema|practica|apartado|python|version|linea|grupo|curso|semestre|aula)$/
const EXAMPLE =
  /\b(?:ej|ejemplo|por ejemplo|tipo|pruebal[oa]|prueba|probar|asi|p\.?ej|(?:tiene que|debe|deberia|tendria que) (?:dar|salir|devolver)|en vez de)\b[^;]*$|\( (?:por )?ej\w* [^)]*$|\baunque [^,;.)]*$|\bpara (?:estancias|viajes|tiempos|alquileres|usos) de (?:hasta|menos de)$/
const EXAMPLE_BEHIND =
  /^(?:(?:y|,) \d+ )*(?:lo (?:son|es)|da|sale|dan|seria|(?:tiene|debe) (?:que )?(?:salir|quedar|dar)|en vez de)\b/
const AGE = /^(?:anos|ano|º|°|ª|o de|de (?:eso|dam|daw|bach\w*)|eso|dam|daw)\b/

function numbersStated({ request: { words }, numbers, constraints }: Task, facts: ProgramFacts): Place[] {
  const places: Place[] = []
  let next = 0
  for (const [at, { plain, text }] of words.entries()) {
    if (!/^\d+(?:[.,]\d+)*$/.test(plain)) continue
    const stated = numbers[next]
    next += 1
    // Small numbers in words («unir dos archivos») and lists without spaces are not looked for.
    if (
      stated === undefined ||
      stated.value === 0 ||
      Math.abs(stated.value) === 1 ||
      !/\d/.test(text) ||
      /,.*,/.test(text)
    )
      continue
    // «con dos puntos» is a sign.
    if (stated.value === 2 && /^puntos\b/.test(stated.after) && !/\d/.test(text)) continue
    // «2, 3 …» goes on as before.
    // «vienen con coma decimal (320,50)» shows how, and asks for nothing.
    if (words[at - 1]?.plain === '(' && words[at + 1]?.plain === ')' && /[.,]/.test(plain)) continue
    if (isOfList(words, at) || (words[at + 1]?.plain === '.' && words[at + 2]?.plain === '.')) continue
    // Parts of dates, times, addresses, ranges and examples are no number of their own.
    if (isSign(words[at - 1]?.plain) || isSign(words[at + 1]?.plain)) continue
    const before = words
      .slice(Math.max(0, at - 14), at)
      .map((word) => word.plain)
      .join(' ')
    if (
      EXAMPLE.test(before) ||
      EXAMPLE_BEHIND.test(stated.after) ||
      (AGE.test(stated.after) && /\b(?:tengo|soy|con|de|hace|llevo|cumpl\w+)\b/.test(stated.before))
    )
      continue
    if (AGE.test(stated.after.replace(/^anos?\b/, ''))) continue
    if ((ASIDE.test(stated.before) || /\ba las?$/.test(stated.before)) && !stated.percent) continue
    if (
      constraints.some(
        (one) =>
          (one.kind === 'decimals' && one.count === stated.value) ||
          (one.kind === 'repeat-until' && one.word === plain),
      )
    )
      continue
    const isMet = isChange(stated) ? isShare(stated.value, facts) : isHeld(stated.value, facts)
    places.push({ at, to: at + 1, isMet: isMet || isAskedFor(stated, facts) })
  }
  return places
}

/** «1. 2. 3.» */
const isOfList = (words: Task['request']['words'], at: number) =>
  words[at + 1]?.plain === '.' && (/^\d+$/.test(words[at + 2]?.plain ?? '') || words[at - 1]?.plain === '.')

const isSign = (plain: string | undefined) => plain !== undefined && /^[-/:=»>º°ª]$|^->$|^→$|^#$/.test(plain)

/** «aplica un 10 % de descuento»: ten as it is would be some other ten. */
const isChange = ({ percent, before, after }: Task['numbers'][number]) =>
  percent &&
  /\b(?:sub\w+|aument\w+|increment\w+|baj\w+|rebaj\w+|descont\w+|descuent\w+|reduc\w+|aplic\w+)\b/.test(
    `${before} ${after}`,
  )

/** What changes by so many of a hundred has the share in it, or divides by a hundred. */
const isShare = (value: number, facts: ProgramFacts) =>
  [value / 100, 1 + value / 100, 1 - value / 100].some((form) =>
    [...facts.numbers].some((own) => Math.abs(own - form) < 1e-9),
  ) ||
  (/\/ ?100\b/.test(facts.source) && isHeld(value, facts))

/** As it is, as a share of a hundred, as the end of a range, as so many questions or items. */
function isHeld(value: number, { numbers, inputs, sizes, texts, source }: ProgramFacts): boolean {
  const forms = [value, -value, value / 100, 1 + value / 100, 1 - value / 100, 100 - value, value * 100, value * 1000]
  return (
    forms.some((form) => [...numbers].some((own) => Math.abs(own - form) < 1e-9)) ||
    inputs === value ||
    // A PIN is a text.
    (value > 999 && new RegExp(`\\b${value}\\b`).test(texts)) ||
    sizes.has(value) ||
    (Number.isInteger(value) && isEnd(value, source))
  )
}

/** «Del 1 al 12» is `range(1, 13)`, down to 5 is `range(10, 4, -1)`, «más de 12» is `>= 13`, and the third of a list is `[2]`. */
const isEnd = (value: number, source: string): boolean =>
  new RegExp(
    `range\\((?:[^\\n]*\\W)?${value + 1}\\b|range\\([^\\n]*, ${value - 1}, -\\d|[<>]=? ?-?(?:${value + 1}|${value - 1})\\b|\\[-?:?${value - 1}\\b|\\b${value - 1}:?\\]`,
  ).test(source)

/** «Propina del 10 %»: a program that asks for the tip is given the ten when it runs. */
function isAskedFor({ before }: Task['numbers'][number], { inputs, source }: ProgramFacts): boolean {
  const noun = before.split(' ').findLast((word) => word.length > 3)
  if (inputs === 0 || noun === undefined) return false
  return new RegExp(`input\\([^\\n]*${noun}|^ *${noun} = [^\\n]*input\\(`, 'm').test(folded(source))
}

function textsStated({ request: { words }, files, columns }: Task, { texts, names }: ProgramFacts): Place[] {
  return words.flatMap(({ plain, text }, at) => {
    if (!plain.startsWith('«') || files.includes(text)) return []
    const before = words
      .slice(Math.max(0, at - 10), at)
      .map((word) => word.plain)
      .join(' ')
    if (EXAMPLE.test(before) || text.length > 40 || /^[dmyahs]{1,4}(?:[-/:.][dmyahs]{1,4})+$/i.test(text)) return []
    if (columns.includes(text)) return []
    const isMet =
      [text, folded(text)].some((form) => texts.includes(form.toLowerCase()) || names.has(form.toLowerCase())) ||
      text
        .split(/[^\p{L}\d]+/u)
        .filter((part) => part.length > 1)
        .every(
          (part) =>
            /\d/.test(part) ||
            texts.includes(part.toLowerCase()) ||
            folded(texts).includes(folded(part)) ||
            names.has(folded(part)),
        )
    return [{ at, to: at + 1, isMet }]
  })
}

const TELLS = /^(?:pon\w+|dig[ao]\w{0,3}|imprim\w+|muestr\w+|marc\w+|escrib\w+|salga|saque|avis\w+)$/

/** «cuántas líneas tienen ERROR» */
const HOLDS = /^(?:tien[ae]n?|contien\w+|conteng\w+|lleve?n?|aparec\w+|empie\w+|ponen?)$/
const ACRONYM = /^(?:IVA|IGV|IRPF|DNI|NIF|NIE|CIF|RFC|RUT|PIN|CSV|JSON|PDF|HTML|URL|IMC|ISBN|EUR|USD)$/
/** Who writes all in capitals means nothing by them. */
const isMixed = (words: Task['request']['words']) => words.some(({ text }) => /^\p{Ll}{4,}$/u.test(text))

const SAYS = /^(?:diga|ponga|imprima|escriba|salga)$/

/** «poniendo AGOTADO al lado» */
function capitalsStated({ request: { words } }: Task, { texts }: ProgramFacts): Place[] {
  return words.flatMap(({ plain, text }, at) => {
    const before = words.slice(Math.max(0, at - 3), at).map((word) => word.plain)
    const isCapitals =
      /^\p{Lu}{3,}$/u.test(text) &&
      before.some((word) => TELLS.test(word) || (HOLDS.test(word) && !ACRONYM.test(text) && isMixed(words)))
    // «que diga Cuenta bloqueada»
    const isMessage = /^\p{Lu}\p{Ll}{2,}$/u.test(text) && SAYS.test(before.at(-1) ?? '')
    if (!isCapitals && !isMessage) return []
    return [{ at, to: at + 1, isMet: folded(texts).includes(folded(plain)) }]
  })
}
