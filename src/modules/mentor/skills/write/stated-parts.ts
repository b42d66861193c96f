import { folded } from '~/platform/text/folded'
import { identifier, singular } from '../../engine/task/identifier'
import type { RequestText } from '../../engine/task/request-text'
import type { Task } from '../../engine/task/task'
import { readOptions } from './compose/menus/menu-options'
import { Reading } from './compose/reading'
import { readDialogue } from './plan/dialogue/read-dialogue'
import type { ProgramFacts } from './program-facts'
import type { Place } from './stated-things'

/** Files, what is to be asked for, what stands beside a thing («con precio y stock»): each must stand somewhere in the program. */
export function statedParts(task: Task, facts: ProgramFacts): Place[] {
  return [
    ...filesStated(task, facts),
    ...inputsStated(task, facts),
    ...fieldsStated(task, facts),
    ...kindsStated(task, facts),
    ...optionsStated(task, facts),
    ...methodsStated(task, facts),
  ]
}

export function filesStated({ request: { words }, files }: Task, { texts, source }: ProgramFacts): Place[] {
  if (files.length > 3) return []
  const plain = words.map((word) => word.plain)
  // A program that opens nothing by a name of its own is given it: «función que reciba la ruta».
  const isGiven = !/\bopen\(|read_csv|read_excel|connect\(|Path\(/.test(source) && files.length === 1
  return files.flatMap((file) => {
    const at = words.findIndex(({ text }) => text === file)
    if (
      at === -1 ||
      isGiven ||
      READS.test(source) ||
      /\b(?:ejemplo|ej|tipo|como)$/.test(plain.slice(Math.max(0, at - 2), at).join(' '))
    )
      return []
    const stem = folded(file).replace(/\.\w+$/, '')
    return [{ at, to: at + 1, isMet: folded(texts).includes(stem.length > SHORT ? stem : folded(file)) }]
  })
}

/** «log.txt» is not `app.log`. */
const SHORT = 3

/** Files that are found by what they are called. */
const READS = /\b(?:glob|rglob|listdir|iterdir|scandir)\(/

const ASKS =
  /^(?:pid[ae]\w*|pedir\w*|pidiendo|pregunt[aeo]\w*|preguntando|solicit\w+|recib[ae]n?|recibir|ingres[ae]\w*)$/
const ARTICLE = /^(?:el|la|los|las|un|una|unos|unas|al|me|su|sus|mi|por|de|del|usuario|teclado|usuari[oa])$/
const JOIN = /^(?:,|y|e)$/

/** «un diccionario de productos y precios» is one thing. */
const MAP = /^diccionario$/

/** «una lista de diccionarios con nombre y sueldo» is one thing, too. */
const isOfRows = (words: Task['request']['words'], at: number) =>
  /^listas? (?:de|con) (?:tuplas|diccionarios|listas|pares)\b/.test(
    words
      .slice(at, at + 3)
      .map(({ plain }) => plain)
      .join(' '),
  )

/** «pida el total, el porcentaje y las personas»: as many questions or parameters, or each by its name. */
export function inputsStated({ request }: Task, facts: ProgramFacts): Place[] {
  const { words } = request
  const at = words.findIndex(({ plain }) => ASKS.test(plain))
  if (at === -1) return []
  const heads = askedFrom(request) ?? headsFrom(words, at + 1)
  if (
    heads.length < 2 ||
    MAP.test(words[heads[0] ?? 0]?.plain ?? '') ||
    words.slice(at + 1, at + 4).some((_, index) => isOfRows(words, at + 1 + index)) ||
    facts.inputs + facts.parameters >= heads.length
  )
    return []
  return heads.map((head) => ({ at: head, to: head + 1, isMet: isNamed(words[head]?.plain ?? '', facts) }))
}

/** Where the clauses of a request name what is to be asked for; null where they are not read so far. */
function askedFrom(request: RequestText): number[] | null {
  const { once, asked, left } = readDialogue(request)
  if (left.length > 0 || asked.length === 0) return null
  return [...once, ...asked]
    .map(({ noun }) => request.words.findIndex(({ plain }) => singular(plain) === noun))
    .filter((at) => at !== -1)
}

/** The first noun of each member of a list: «total», «porcentaje», «personas». */
function headsFrom(words: Task['request']['words'], from: number): number[] {
  const heads: number[] = []
  let isOpen = true
  for (let at = from; at < Math.min(words.length, from + 30); at += 1) {
    const plain = words[at]?.plain ?? ''
    if (JOIN.test(plain)) isOpen = true
    else if (isOpen && ARTICLE.test(plain)) continue
    // «y la pase a horas» does something with what was typed.
    else if (
      isOpen &&
      heads.length > 0 &&
      IS_DONE.test(plain) &&
      /^(?:la|lo|las|los)$/.test(words[at - 1]?.plain ?? '')
    )
      break
    else if (isOpen && MEASURE.test(plain) && words[at + 1]?.plain === 'de') at += 1
    else if (isOpen && isNoun(plain) && (isAfterArticle(words, at) || !ARTICLE.test(words[at + 1]?.plain ?? ''))) {
      heads.push(at)
      isOpen = false
    } else if (plain === '(' || isOpen || /^(?:que|para|hasta|si|luego|despues|;|\.|:)$/.test(plain)) break
  }
  return heads
}

/** «el lado y dibuje un cuadrado»: what has an article behind it and none before is a verb. */
const isAfterArticle = (words: Task['request']['words'], at: number) => ARTICLE.test(words[at - 1]?.plain ?? '')

/** A verb that ends like a noun. */
const IS_DONE = /^(?:pas|conviert|mult|divid|transform|reduzc|redond|invert|inviert)[a-z]*[ae]n?$/

/** «una cantidad de segundos» is of seconds. */
const MEASURE = /^(?:cantidad|numero|total|lista|serie|par)$/

const isNoun = (plain: string) =>
  /^[a-z]{3,}$/.test(plain) &&
  !/(?:[aei]r|ando|endo)$|^(?:que|para|hasta|con|un[oa]|primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|ultim[oa]|final|ejemplo|asi|cuando|cada|todo|cuant[oa]s?|dime|dame|di|diga|dice|dig[ao]\w*|saqu\w+|saca\w*|avis\w+|anad\w+|agreg\w+|aplic\w+|descuent\w+|maximo|minimo|tiene|hay|muestr\w+|calcul\w+|imprim\w+|devuelv\w+|luego|despues|tambien|ademas|si|quit\w+|pong\w+|elimin\w+|orden\w+|cuent\w+|sum[ae]\w*)$/.test(
    plain,
  )

/** «producto con precio y stock»: where one of them is in the program, the others must be. */
function fieldsStated({ request: { words }, files, columns, classes }: Task, facts: ProgramFacts): Place[] {
  // Columns and attributes are told whether one needs them all or not.
  if (files.length + columns.length + classes.length > 0) return []
  return words.flatMap(({ plain }, at) => {
    if (
      plain !== 'con' ||
      /^(?:punto|coma|numeros?|columnas?|formato|for|while|l[oa]s?|un|una)$/.test(words[at + 1]?.plain ?? '')
    )
      return []
    const heads = headsFrom(words, at + 1).filter((head) => words[head]?.plain !== 'menu')
    if (heads.length < 2) return []
    const named = heads.filter((head) => isNamed(words[head]?.plain ?? '', facts))
    if (named.length === 0 || named.length === heads.length) return []
    return heads.map((head) => ({ at: head, to: head + 1, isMet: named.includes(head) }))
  })
}

/** «los correos que son de gmail»: what they are of is looked for by a literal that is no file's name. */
function kindsStated({ request: { words } }: Task, { texts, source, numbers }: ProgramFacts): Place[] {
  const literals = folded(texts).replace(/[\w-]+\.(?:txt|csv|json|xlsx?|log|md)\b/g, ' ')
  return words.flatMap(({ plain }, at) => {
    const [verb = '', of = ''] = [words[at + 1]?.plain, words[at + 2]?.plain]
    const kind = words[at + 3]?.plain ?? ''
    if (plain !== 'que' || !/^(?:son|sean|sea|es)$/.test(verb) || !/^(?:de|del)$/.test(of)) return []
    if (!/^[a-z]{4,}$/.test(kind) || /^(?:tipo|cada|mas|menos|mayor|menor|l[oa]s?|un[oa])/.test(kind)) return []
    return [
      { at, to: at + 4, isMet: literals.includes(kind.slice(0, 5)) || isNamedIn(kind, source) || numbers.size > 6 },
    ]
  })
}

/** «añadir, borrar, ver y salir»: what a menu is to offer stands in the program by its verb. */
function optionsStated({ request, functions, classes }: Task, { texts, inputs }: ProgramFacts): Place[] {
  if (inputs === 0 || functions.length + classes.length > 0) return []
  const offered = folded(texts)
  const options = readOptions(new Reading(request)) ?? []
  return options.flatMap(({ label }) => {
    const verb = folded(label).split(' ')[0] ?? ''
    const at = request.words.findIndex(({ plain }) => plain === verb)
    return at === -1 ? [] : [{ at, to: at + 1, isMet: offered.includes(verb.slice(0, 5)) }]
  })
}

/** «un método vender» is one of the class that is named, not of another beside it, where no other is named. */
function methodsStated({ request: { words }, classes }: Task, { methods }: ProgramFacts): Place[] {
  return classes.flatMap(({ name, methods: stated }) => {
    const isOnly = words.filter(({ plain }) => plain === 'clase').length < 2
    const own = (isOnly ? methods.get(name) : undefined) ?? [...methods.values()].flat()
    return stated.flatMap((method) => {
      const at = words.findIndex(({ text }) => identifier(text) === method.name)
      const stem = method.name.slice(0, Math.max(4, method.name.length - 2))
      const isMet = own.some((each) => each === method.name || (!method.name.includes('_') && each.includes(stem)))
      return at === -1 ? [] : [{ at, to: at + 1, isMet }]
    })
  })
}

const isNamedIn = (kind: string, source: string) =>
  new RegExp(`\\b(?!with|open)${kind}\\b`).test(folded(source).replace(/'[^'\n]*'|"[^"\n]*"/g, ''))

/** By the beginning of the word: «temperaturas» is `temperatura`, «personas» is `num_personas`. */
export function isNamed(word: string, { words }: ProgramFacts): boolean {
  const stem = word.replace(/(?:es|s)$/, '')
  return words.includes(stem.length > 5 ? stem.slice(0, Math.max(5, stem.length - 2)) : stem)
}
