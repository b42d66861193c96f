import { LEVELS, type Level, type Turn } from '../model-port'
import { plainText } from './lexicon/plain-text'

const MAX_READ_CHARACTERS = 8_000
/** Words and constructs that only those use who have come further; a point for each kind that is there. */
const ADVANCED: readonly RegExp[] = [
  /\b(?:decorador\w*|decorator\w*|@\w+)/,
  /\b(?:yield|generador\w*|generator|itertools|functools|lazy)\b/,
  /\b(?:async|await|asyncio|corrutina\w*|threading|multiprocessing|concurrencia|gil|hilos)\b/,
  /\b(?:metaclase\w*|descriptor\w*|__slots__|__new__|protocol|typevar|generic|mypy|type ?hints?|anotaciones de tipo)\b/,
  /\b(?:complejidad|big o|o\(n|o\(log|amortizad\w+|profiling|cprofile|memoiz\w+|lru_cache)\b/,
  /\b(?:pytest|unittest|mock\w*|fixture\w*|ci|refactor\w*|solid|patron (?:de )?\w+|inyeccion de dependencias|arquitectura)\b/,
  /\b(?:context ?manager|__enter__|contextlib|closure\w*|clausura\w*|mro|mixin\w*|abc|clase abstracta|herencia multiple)\b/,
  /\b(?:pandas|numpy|sqlalchemy|fastapi|django|pydantic|sklearn|pyspark|tensorflow|pytorch)\b/,
  /\b(?:vengo de (?:java|c|js|javascript|go|rust|php|c sharp)|programador\w* (?:java|senior|backend)|anos programando|desarrollador\w*|en produccion)\b/,
]
const INTERMEDIATE: readonly RegExp[] = [
  /\b(?:class \w+|self|__init__|clases?|objetos?|herencia|instancia\w*)\b/,
  /\b(?:def \w+|funcion(?:es)?|return|parametros?|argumentos?)\b/,
  /\b(?:lambda|comprehension|comprension de listas|\[.{1,60} for .{1,60} in )/,
  /\b(?:try|except|excepcion\w*|with open|json|csv|datetime|regex|re\.)\b/,
  /\b(?:diccionario\w*|dict|tuplas?|conjuntos?|sets?|enumerate|zip)\b/,
  /\b(?:recursi\w+|modulos?|import \w+|api|requests|sqlite\w*)\b/,
]
const BEGINNER =
  /\b(?:soy (?:nuev[oa]|principiante|novat[oa]|de letras)|(?:acabo de|estoy) empez\w+|empece (?:hoy|ayer|hace poco)|empezando|desde cero|no se nada|nunca he programado|primer(?:a)? (?:programa|clase|vez|semana|dia)|llevo (?:poco|una|dos|1|2|unos|un) (?:dias?|semanas?|mes)|no tengo ni idea|jubilad[oa]|como si tuviera|facilito|muy basico|para tontos|que es (?:una variable|un bucle|print|python|un string|programar)|noob|newbie|beginner)\b/
const SURELY_ADVANCED = 2
const SURELY_INTERMEDIATE = 2

/** How many of the last questions are read. */
const MAX_QUESTIONS = 20

/**
 * How far somebody is, by their own questions and code: the farthest that shows since they last called themselves a beginner. What shows
 * nothing leaves what was `known` before. Bounded: 20 questions of 8,000 characters.
 */
export function seenLevel(turns: readonly Turn[], known: Level): Level {
  const questions = turns.filter(({ role }) => role === 'user').slice(-MAX_QUESTIONS)
  return questions.reduce((before, { content }) => {
    if (isBeginner(content)) return 'principiante'
    const shown = levelOf(content)
    return LEVELS.indexOf(shown) > LEVELS.indexOf(before) ? shown : before
  }, known)
}

const isBeginner = (text: string) => BEGINNER.test(plainText(text.slice(0, MAX_READ_CHARACTERS)))

/** How far somebody is who writes this, words and code, as far as it shows. */
export function levelOf(text: string): Level {
  const read = text.slice(0, MAX_READ_CHARACTERS)
  const plain = plainText(read)
  if (BEGINNER.test(plain)) return 'principiante'
  const lower = read.toLowerCase()
  const pointsOf = (patterns: readonly RegExp[]) =>
    patterns.filter((pattern) => pattern.test(lower) || pattern.test(plain)).length
  if (pointsOf(ADVANCED) >= SURELY_ADVANCED) return 'avanzado'
  return pointsOf(ADVANCED) + pointsOf(INTERMEDIATE) >= SURELY_INTERMEDIATE ? 'intermedio' : 'principiante'
}
