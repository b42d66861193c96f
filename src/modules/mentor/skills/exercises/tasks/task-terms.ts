import { once } from '~/platform/once'
import { inFull } from '../../../engine/lexicon/in-full'
import { stemOfToken, tokensOf } from '../../../engine/lexicon/spot-terms'
import { termOf, termsIn } from '../../../engine/lexicon/terms'
import { spotCards } from '../../concepts/find/read-question'
import { wantedIn } from '../fit'
import { isPractised, wordsOfWish } from '../subjects'
import { allWorlds } from '../themed/world'

/** How an exercise is wished for, for whom, when and how hard: nothing of what is to be done in it. */
const OF_WISH = new Set(
  [
    'ejercicio ejercicios reto retos desafio desafios problema problemas proyecto actividad examen parcial control prueba test tests',
    'pregunta preguntas ponme poneme pongame ponga poner dame deme dar das pongas propon proponme proponeme proponga propongame sugiere',
    'inventa inventame prepara preparame mandame armame hazme haceme haga tirame regalame practicar practica repasar repaso estudiar aprender',
    'entender intentar intentarlo resolver resuelto nivel principiante principiantes intermedio avanzado medio basico facil facilito dificil',
    'dificiles complicado sencillo sencillito corto cortito divertido entretenido tema solucion soluciones respuesta respuestas pista pistas',
    'enunciado consigna ejemplo ejemplos debe deberia salga corregir corregirme corrijas acabo empezar empezando empiezo semana viernes jueves',
    'colegio instituto bachillerato secundaria universidad curso alumnos estudiantes hijo gusta vida real util toca tocar vaya ir trate tratar',
    'relacionado tenga libre metodo parametros return objetos variables codigo libreria modulo entrada salida uno dos tres cuatro cinco seis',
    'total totalmente tipico entrevista trabajo junior caso casos cosa cosas junte junten juego jueguito daw dam eso facilito',
    'algun alguno alguna haya hay hacer decir tipico tenes tienes idea lo que sea calcular calcule usando use usar',
    'siete ocho nueve diez favor por puede podria quiero necesito quisiera',
  ]
    .join(' ')
    .split(' '),
)
const WISH_TERMS = new Set([...OF_WISH].map(termOf))
/** What a program may be asked for by as well. */
const KEPT = new Set('menu libre ver dos tres por juego'.split(' '))

/** «Un par de casos», «12 años». */
const AMOUNTS =
  /\bun par de\b|\b(?:nivel )?(?:primero|segundo|tercero) de \w+|\bnivel primero\b|\b\d+ \w+|\b(?:desde|en) cero\b/g

const worldStems = once(() => new Set(allWorlds().flatMap(({ words }) => words.map(stemOfToken))))

/** What a wish says besides that it is one: `all` its terms, `own` those that name neither what exercises are about nor a world. */
export type TaskTerms = { all: readonly string[]; own: readonly string[] }

/** The terms by which a wish says what is to be done; `plain` as `plainText` gives it. */
export function taskTermsIn(plain: string): TaskTerms {
  const tokens = tokensOf(inFull(wordsOfWish(wantedIn(plain)).replace(AMOUNTS, ' ')))
  const spotted = new Set(
    spotCards(tokens.join(' '))
      .filter(({ entry }) => isPractised(entry.id))
      .flatMap(({ at, length }) => Array.from({ length }, (_, offset) => at + offset)),
  )
  const left = tokens.filter((word, at) => !spotted.has(at) && !worldStems().has(stemOfToken(word)))
  return { all: termsOf(tokens), own: termsOf(left) }
}

const termsOf = (words: readonly string[]): string[] =>
  termsIn(words.filter((word) => !OF_WISH.has(word)).join(' ')).filter(
    (term) => !WISH_TERMS.has(term) && !/^\d/.test(term),
  )

/** What is wished, without the words that wish for it: «contar vocales en una frase». `plain` as `plainText` gives it. */
export const taskOf = (plain: string): string =>
  plain
    .split(' ')
    .filter((word) => !OF_WISH.has(word) || KEPT.has(word))
    .join(' ')
