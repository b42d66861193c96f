import { plainText } from '../lexicon/plain-text'

/**
 * A question of a program that goes on with the one before it, as it would be asked alone: «y si lo quito» names what it takes away, «y con .3f»
 * what is put in, «y el divmod ese» what is asked of it.
 */
export function spelledOut(said: string, before: string | undefined, program: string): string {
  const spelled = said.replace(WERE, '$1 pongo $2')
  if (before === undefined || spelled !== said) return spelled
  const meant = POINTS.test(said) ? pointedAt(before, program) : null
  const whole = meant === null ? said : said.replace(POINTS, (_, verb: string) => ` ${verb} ${meant}`)
  const [, rest = ''] = OF_ANOTHER.exec(whole) ?? []
  if (rest === '' || HAS_VERB.test(plainText(rest)) || rest.split(/\s+/).length > MAX_WORDS) return whole
  if (/^(?:con|sin)\s/i.test(rest)) return `¿y si es ${rest}`
  if (CALL.test(rest)) return `¿qué devuelve ${rest}`
  if (SUPPOSED.test(before)) return `¿y si pongo ${rest}`
  return `¿qué hace ${rest}`
}

/** «si fuera b = a». */
const WERE =
  /\b(si) (?:(?:l[oa] )?(?:fuera|fuese|es|hago|escribo|uso|pusiera|hiciera|cambio por)) ([\p{L}_][\w.[\]'"]{0,40} ?[-+*/]?= ?\S)/u

/** «… lo quito», «… la cambio por 5». */
const POINTS =
  /(?<=\bsi|\bsi no) (?:l[oa]s?|se l[oa]) ((?:quit|borr|sac|elimin|cambi|pong|pon|pus|mov|muev|us|dej)(?:o|ase|aba|amos|as|ara|ia|iera|era|an)\b)/i
const OF_ANOTHER = /^\W{0,3}y (\S.*)$/is
const MAX_WORDS = 6
const HAS_VERB =
  /(?:^|\s)(?:si|que|q|xq|pq|porque|como|cuando|cuant\w+|cual\w*|quien|donde|es|son|esta|hace|hay|va|vale|da|dan|sale|salen|puedo|podria|seria|sirve|falla|no|se|eso|esto|entra|cambia)(?=\s|$)/
/** «y precio(70)?», with nothing else. */
const CALL = /^[\p{L}_]\w{0,30}\([^()]{0,60}\)\W*$/u
const SUPPOSED = /(?:^|\W)si |\bcon /i

const MARKED = /`([^`\n]{1,60})`|«([^»\n]{1,60})»|"([^"\n]{1,60})"/g
const WORD = /[^\s¿?¡!,;]{1,60}/g

/** The last of what a question names that stands in the program: what is marked as code, else what looks like it, else a word. */
function pointedAt(question: string, program: string): string | null {
  const said = question.split(/[.:!\n]\s/).at(-1) ?? question
  const marked = [...said.matchAll(MARKED)].map(([, a, b, c]) => a ?? b ?? c ?? '')
  const words = [...said.matchAll(WORD)].map(([word]) => word.replace(/[.:]+$/, ''))
  const isThere = (word: string) => word !== '' && program.includes(word)
  const signs = words.filter((word) => /[^\p{L}\d]/u.test(word))
  const isShort = words.length <= MAX_NAMING
  const names = words.filter((word) => word.length > 2 && new RegExp(`\\b${escaped(word)}\\b`).test(program))
  return marked.findLast(isThere) ?? signs.findLast(isThere) ?? (isShort ? (names.at(-1) ?? null) : null)
}
const MAX_NAMING = 9
const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
