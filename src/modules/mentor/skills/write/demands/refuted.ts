import type { Task } from '../../../engine/task/task'
import { parsePython } from '../../../python/parse'
import { factsOf, type ProgramFacts } from '../program-facts'
import { filesStated, inputsStated } from '../stated-parts'
import { type Demand, goesThrough } from './demand'

const THINGS =
  'productos|articulos|ventas|compras|gastos|notas|nombres|alumnos|empleados|trabajadores|clientes|precios|temperaturas|palabras|contactos|tareas'
const ASKS = '(?:pid[ae]|pedir|pregunt[ae]|preguntar|ingres[ae]|introdu[a-z]+|solicit[ae])'
const repeats = (facts: ProgramFacts) => goesThrough(facts) || ['while', 'split'].some((one) => facts.features.has(one))

/** What a request states in so many words: a program that shows none of it is another one, whatever else it has in common. */
const REFUTING: readonly Demand[] = [
  {
    // Of many things each is asked for.
    words: new RegExp(`\\b${ASKS} (?:los |las |sus |unos |unas |varios |varias )?(?:${THINGS})\\b(?! [abnmx]\\b)`, 'g'),
    isMet: repeats,
  },
  {
    words: new RegExp(`\\b${ASKS}\\b[^.;]{0,60} (?:a|de) (?:varias|varios|cada|\\d+) (?:personas|${THINGS})\\b`, 'g'),
    isMet: repeats,
  },
  {
    // «tres números» are no two.
    words: new RegExp(
      `\\b${ASKS} (?:los |las |al usuario )?(?:(3|tres)|(4|cuatro)|(5|cinco)) (?:numeros|valores|palabras|${THINGS})\\b`,
      'g',
    ),
    isMet: (facts, { match: [, three, four] }) =>
      repeats(facts) || facts.inputs === 0 || facts.inputs >= (three ? 3 : four ? 4 : 5),
  },
  {
    // Not the greatest itself.
    words: /\b(segund|tercer)[oa]? (?:numero |valor )?(?:mas (?:alt|grand|pequen|baj|car|barat)\w+|mayor|menor)\b/g,
    isMet: ({ source, words }, { match }) =>
      new RegExp(`\\b${match[1]}`).test(words) || /\[-?[12]\]|\[1:|sort|nlargest|nsmallest|remove\(/.test(source),
  },
  {
    words: /\b(?:pag\w+|cobr\w+|val\w+|cuent\w+|son|es)(?: (?:a|al|el|con))* (dobl|tripl)es?\b/g,
    isMet: ({ numbers }, { match }) => numbers.has(match[1] === 'dobl' ? 2 : 3),
  },
  {
    // In metres it is another question.
    words: /\b(?:altura|talla|estatura|largo|ancho) (?:[a-z]+ )?en (?:cm|centimetros)\b/g,
    isMet: ({ source }) => /\bcm\b|cent[ií]metro|\/ ?100\b/i.test(source),
  },
  {
    // «en qué mes cumplen años más clientes»
    words:
      /\b(?:que|cual) (?:es |fue )?(?:el |la )?[a-z]{3,}(?: (?!que\b)[a-z]+){0,3} mas (?!de\b|que\b|[a-z]+ que\b|sencill|facil|rapid|comod)[a-z]+/g,
    isMet: ({ source }) => /\b(?:max|min|sort|sorted|most_common|nlargest|idxmax)\b|[<>]|ORDER/.test(source),
  },
  {
    words: /\bcuant[oa]s (?:[a-z]+ )?de cada (?:un[oa]|tipo|clase|vocal|letra|palabra)\b/g,
    isMet: ({ source }) =>
      /Counter|\.get\(|setdefault|\[\w+\] \+= |\.count\(|groupby|value_counts|\{/.test(
        source.replace(/f'[^'\n]*'|f"[^"\n]*"/g, ''),
      ),
  },
  {
    words: /\b(?:por|(?:de |en )?cada) (mes|dia|semana|ano)\b(?! (?:con|hay|que))/g,
    isMet: ({ words, source }, { match }) =>
      !GROUPED_BY_OTHER.test(source) || (OF_TIME[match[1] ?? ''] ?? /^/).test(words),
  },
  {
    words: /\bdevuelv\w+ (?:dos|2|tres|3) (?:cosas|valores|datos|resultados)\b/g,
    isMet: ({ source }) => /\breturn [^\n]*,|\breturn \{/.test(source),
  },
  {
    words: /\b(?:pong\w+|pon|pas\w+|conv\w+|deje)(?: [a-z]+){0,3} (?:a|en) minusculas?\b/g,
    isMet: ({ source }) => /lower\(|casefold|LOWER/.test(source),
  },
  { words: /\bguion(?:es)? bajos?\b/g, isMet: ({ source }) => /['"]_['"]/.test(source) },
  {
    // Centimetres that are taken for metres.
    words: /\b[a-z]+_cm\b/g,
    isMet: ({ source }) => !/\*\* ?2/.test(source) || /100|0\.01/.test(source),
  },
  {
    words: /\blist(?:ar|e|ando) (?:a )?(?:tod[oa]s )?(?:los|las)\b/g,
    isMet: (facts) => ['loop', 'comprehension', 'join', 'execute', 'pandas'].some((one) => facts.features.has(one)),
  },
  {
    // «si fuma (s/n)»
    words: /\( s \/ n \)|\( si \/ no \)/g,
    isMet: ({ source }) => /['"[(]s[ií]?['"/)]/i.test(source),
  },
  {
    // «con la palabra python» is none of a list of others.
    words: /\b(?:ahorcado|colgado|hangman)\b.* (?:con|es) la palabra (?!que\b|secreta\b|oculta\b|al\b)([a-z]{3,})/g,
    isMet: ({ source, texts }, { match }) => texts.includes(match[1] ?? '') && !/^PALABRAS = \[/m.test(source),
  },
]

/** What is counted or added up is told apart by a piece of time. */
const GROUPED_BY_OTHER = /\b(?:horas?|dias?|mes(?:es)?|anios?)\[|\.get\(\w+, 0\)|\b(?:groupby|defaultdict|setdefault)\(/
const OF_TIME: Readonly<Record<string, RegExp>> = {
  dia: /dia|fecha|date|day/,
  mes: /mes|month|fecha|%m/,
  semana: /semana|week|isocalendar/,
  ano: /ano|anio|year|%y/,
}

/** Whether a program contradicts what a request states. */
export function isRefutedBy(task: Task, facts: ProgramFacts): boolean {
  const { text } = task.request
  return (
    leavesFileAside(task, facts) ||
    asksNoneOf(task, facts) ||
    REFUTING.some(({ words, isMet }) =>
      [...text.matchAll(words)].slice(0, 2).some((match) => !isMet(facts, { match, columns: task.columns })),
    )
  )
}

export const refutes = (task: Task, code: string): boolean => isRefutedBy(task, factsOf(parsePython(code)))

/** Of several files that are read one is left aside: it is a program of the others. */
const leavesFileAside = (task: Task, facts: ProgramFacts): boolean =>
  task.files.length > 1 &&
  filesStated(task, facts).some(
    ({ at, isMet }) =>
      !isMet &&
      !SAVED.test(
        task.request.words
          .slice(Math.max(0, at - 7), at)
          .map(({ plain }) => plain)
          .join(' '),
      ),
  )
const SAVED = /\b(?:guard|export|escrib|cre[ae]|grab|pas|salida|result|copi|gener|llam|vuelc|volc|deja|sac)\w*/

/** Of the things that are to be asked for it has none, by whatever name. */
const asksNoneOf = (task: Task, facts: ProgramFacts): boolean => {
  const isUnnamed = task.functions.length + facts.parameters > 0 || /\bpor teclado [,.;]/.test(task.request.text)
  const asked = isUnnamed ? [] : inputsStated(task, facts)
  return asked.length > 1 && asked.every(({ isMet }) => !isMet)
}
