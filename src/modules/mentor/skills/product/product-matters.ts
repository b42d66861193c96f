import { MATTER_WORDS } from './matter-words'
import type { ProductTopic } from './product-topics'
import { WHOLE_QUESTIONS } from './whole-questions'

type Matter = keyof typeof MATTER_WORDS
type Row = readonly [ProductTopic, readonly Matter[]]

/** Before turns of phrase, which take one word of them for something else. */
const SURER: readonly Row[] = [
  ['trial', ['trial', 'stops']],
  ['trial', ['trial', 'fears', 'charge']],
  ['trial', ['trial', 'ends']],
  ['secrets', ['tells', 'dataOfOthers']],
  ['charge', ['happened', 'charge', 'wrong']],
  ['prices', ['needed', 'card', 'signIn']],
  ['payment', ['card', 'holds', 'charge']],
  ['payment', ['holds', 'card']],
  ['trial', ['trial', 'buys']],
  ['trial', ['trial', 'goesOn']],
  ['second-step', ['second', 'account']],
  ['security', ['intruder', 'account']],
]
/** Where no turn of phrase is found. */
const ROWS: readonly Row[] = [
  ['share', ['passes', 'talk', 'relative']],
  ['export', ['talk', 'takesAlong']],
  ['devices', ['offline', 'answers']],
  ['refund', ['back', 'amount']],
  ['identity', ['whatYouAre', 'kindOfBeing']],
  ['model', ['chatbot', 'within']],
  ['compare', ['offered', 'mentors']],
  ['charge', ['happened', 'charge', 'money']],
  ['contact', ['phone', 'calls']],
  ['contact', ['suggestion', 'gives']],
  ['limits', ['unread', 'over']],
  ['renewal', ['unused', 'keepsOver']],
  ['privacy', ['reader', 'reads', 'page']],
  ['change-plan', ['goesTo', 'backTo', 'price']],
  ['compare', ['mentorKind', 'better']],
  ['password', ['password', 'refuses']],
  ['access', ['mail', 'forgot', 'signIn']],
  ['access', ['closes', 'account']],
  ['devices', ['tablet', 'uses', 'account']],
  ['discount', ['students', 'uses', 'teach']],
  ['payment', ['card', 'expired']],
  ['cancel', ['subscription', 'pauses']],
  ['charge', ['next', 'charge']],
  ['cancel', ['fears', 'charge']],
  ['cancel', ['warns', 'charge']],
  ['cancel', ['charge', 'uses', 'subscription']],
  ['refund', ['back', 'money']],
  ['refund', ['money', 'unhappy']],
  ['invoices', ['where', 'payments', 'past']],
  ['invoices', ['where', 'payments', 'finds']],
  ['access', ['signIn', 'google']],
  ['access', ['mail', 'arrives', 'confirming']],
  ['delete-chat', ['chats', 'back']],
  ['history', ['chats', 'lost']],
  ['history', ['chats', 'finds', 'past']],
  ['files', ['attachment', 'howBig']],
  ['limits', ['message', 'howBig']],
  ['run-limits', ['running', 'howLong', 'hereRun']],
  ['packages', ['packages', 'hereRun', 'installs']],
  ['status', ['page', 'broken']],
  ['share-account', ['account', 'shares', 'relative']],
  ['age', ['child', 'uses', 'page']],
  ['licence', ['codeGiven', 'sells']],
  ['model', ['proMentor', 'asksWho', 'answers']],
  ['no-yearly', ['offered', 'yearly', 'price']],
  ['contact', ['hours', 'attends']],
  ['notices', ['mail', 'unsends', 'sent']],
  ['discount', ['enough', 'price']],
  ['countries', ['country', 'page', 'uses']],
  ['practice', ['where', 'exercises', 'page']],
]

const patterns = new Map(
  Object.entries(MATTER_WORDS).map(([matter, source]): [string, RegExp] => [
    matter,
    new RegExp(`\\b(?:${source})(?= |$)`),
  ]),
)
const says = (plain: string, matter: Matter) => patterns.get(matter)?.test(plain) ?? false
const topicIn = (rows: readonly Row[], plain: string): ProductTopic | null =>
  rows.find(([, matters]) => matters.every((matter) => says(plain, matter)))?.[0] ?? null

/** Longer messages tell of something else beside. */
const MAX_CHARACTERS = 220
/** What a program of one's own does with such things. */
const PROGRAMMED =
  /\b(?:python|programa que|mi programa|funcion|script|lista|diccionario|variable|csv|excel|django|flask|bot|telegram|requests|selenium|clase|bucle|dataframe|calcul\w+|clientes?|ejercicio de|bancaria|tkinter|pygame|(?:app|web|pagina|programa|juego|codigo) que (?:hago|hice|estoy|he)|mi (?:app|web|pagina|servidor|juego))\b/

const mayBe = (plain: string, rows: readonly Row[]): ProductTopic | null => {
  if (plain.length > MAX_CHARACTERS) return null
  const topic = topicIn(rows, plain)
  return topic !== null && (topic === 'packages' || topic === 'run-limits' || !PROGRAMMED.test(plain)) ? topic : null
}

/** The topic of the product that a message is about by the thing and what is wanted of it; null where none is. */
export function surerMatter(plain: string): ProductTopic | null {
  if (plain.length > MAX_CHARACTERS) return null
  return WHOLE_QUESTIONS.find(([, whole]) => whole.test(plain))?.[0] ?? mayBe(plain, SURER)
}
export const matterOf = (plain: string): ProductTopic | null => mayBe(plain, ROWS)
