import type { Before } from './before'
import { BUILT } from './built'
import type { Check, Maker } from './follow-up'

type For = (before: Before) => boolean
/** One of several ways to say it, another each time. */
const said = (name: string, ways: readonly string[], checks: readonly Check[], isFor: For, lead?: string): Maker => ({
  name,
  put: (before, turn) =>
    isFor(before) ? { message: ways[turn % ways.length] ?? '', checks, ...(lead === undefined ? {} : { lead }) } : null,
})
const always: For = () => true
const aboutProgram: For = (before) => before.current !== null
const aboutOwn: For = (before) => before.own !== null
const ofExercise: For = ({ skill }) => skill === 'exercise'
const notOfExercise: For = ({ skill }) => skill !== 'exercise'
const made: For = ({ skill, current }) => (skill === 'generate' || skill === 'change') && current !== null
const isMended: For = ({ mended }) => mended !== null
const changed: For = (before) => isMended(before) || (before.skill === 'change' && before.current !== null)

const SAID: readonly Maker[] = [
  said(
    'why',
    ['¿por qué?', 'pero por qué?', 'y eso por qué', 'por qué pasa eso'],
    ['answered', 'fresh', 'about it'],
    notOfExercise,
  ),
  said(
    'not understood',
    ['no entiendo', 'no lo entiendo', 'no he entendido nada', 'sigo sin pillarlo'],
    ['answered', 'fresh', 'about it'],
    always,
  ),
  said(
    'again easier',
    ['otra vez más fácil', 'explícamelo más fácil porfa', 'me lo dices con palabras más sencillas?'],
    ['answered', 'fresh', 'about it'],
    notOfExercise,
  ),
  said(
    'what does it mean',
    ['¿y eso qué significa?', 'eso qué quiere decir', 'q significa eso'],
    ['answered', 'fresh', 'about it'],
    notOfExercise,
  ),
  said(
    'an example',
    ['¿me pones un ejemplo?', 'ponme un ejemplo', 'un ejemplo porfa'],
    ['answered', 'fresh'],
    notOfExercise,
  ),
  said(
    'another example',
    ['¿otro ejemplo?', 'dame otro ejemplo', 'otro ejemplo distinto'],
    ['answered', 'fresh'],
    notOfExercise,
  ),
  said(
    'in my code',
    ['¿cómo quedaría en mi código?', 'y en mi código cómo queda', 'cómo lo pongo en mi programa?'],
    ['answered', 'a version'],
    isMended,
  ),
  said(
    'in my code, later',
    ['¿y en mi código cómo quedaría?', 'en mi programa cómo sería', 'cómo queda en el mío?'],
    ['answered', 'a version'],
    isMended,
    'ponme un ejemplo',
  ),
  said(
    'the whole',
    ['¿me lo das completo?', 'pásame el código completo', 'dámelo entero porfa'],
    ['answered', 'whole'],
    aboutProgram,
  ),
  said(
    'where to put it',
    ['¿dónde lo pongo?', 'y eso dónde va', 'en qué línea va eso?'],
    ['answered', 'own program', 'about it'],
    isMended,
  ),
  said(
    'otherwise',
    ['¿se puede hacer de otra forma?', 'hay otra manera de hacerlo?', 'y de otro modo?'],
    ['answered', 'fresh', 'not theirs'],
    notOfExercise,
  ),
  said(
    'which is better',
    ['¿cuál es mejor?', 'y cuál conviene más', 'cuál uso yo?'],
    ['answered', 'fresh'],
    notOfExercise,
  ),
  said('do it', ['hazlo', 'sí', 'vale, aplícalo', 'sí, hazlo tú'], ['heard', 'own program'], isMended),
  said('no good', ['no me funciona', 'no funciona', 'a mí no me va'], ['heard', 'fresh', 'own program'], aboutProgram),
  said(
    'the same again',
    ['me sale lo mismo', 'me sigue saliendo lo mismo', 'sigue igual'],
    ['heard', 'fresh'],
    aboutProgram,
  ),
  said(
    'another error',
    [
      'ahora me sale IndentationError: unexpected indent',
      "ahora me da NameError: name 'resultado' is not defined",
      'y ahora me sale SyntaxError: invalid syntax',
    ],
    ['heard', 'own program'],
    aboutProgram,
  ),
  said(
    'not asked',
    ['no te he pedido eso', 'eso no es lo que te pregunté', 'no preguntaba eso'],
    ['heard', 'fresh', 'unchanged'],
    always,
  ),
  said(
    'my program',
    ['me refería a mi programa', 'no, en mi programa', 'digo en mi código'],
    ['answered', 'own program'],
    aboutOwn,
    'ponme un ejemplo',
  ),
  said('are you sure', ['¿seguro?', 'estás seguro?', 'seguro que es así?'], ['answered', 'fresh'], always),
  said(
    'an exercise',
    ['dame un ejercicio de esto', 'ponme un ejercicio para practicar esto', 'quiero practicar esto'],
    ['answered', 'fresh'],
    notOfExercise,
  ),
  said('thanks', ['gracias', 'muchas gracias!', 'genial gracias'], ['courtesy'], always),
  said(
    'how to avoid',
    ['¿y cómo lo evito la próxima vez?', 'cómo hago para que no me vuelva a pasar', 'cómo puedo evitarlo?'],
    ['answered', 'about it'],
    isMended,
  ),
  said(
    'what has changed',
    ['¿qué has cambiado?', 'qué cambiaste', 'y qué es lo que cambia?'],
    ['answered', 'own program', 'about it'],
    changed,
  ),
  said(
    'how does it work',
    ['¿cómo funciona?', 'me explicas cómo funciona', 'y cómo funciona eso'],
    ['answered', 'own program'],
    made,
  ),
  said(
    'line by line',
    ['explícamelo línea a línea', 'línea por línea porfa', 'explícame cada línea'],
    ['answered', 'own program'],
    aboutProgram,
  ),
  said(
    'what comes out',
    ['¿y qué imprime?', 'qué sale por pantalla?', 'qué me saldría?'],
    ['answered', 'prints it'],
    aboutProgram,
  ),
  said(
    'what mine prints',
    ['¿y mi programa qué imprime?', 'y el mío qué saca por pantalla'],
    ['answered', 'prints it'],
    aboutOwn,
    'ponme un ejemplo',
  ),
  said(
    'shorter',
    ['¿se puede hacer más corto?', 'más corto se puede?', 'hay forma de acortarlo?'],
    ['heard', 'own program'],
    aboutProgram,
  ),
  said(
    'is it good',
    ['¿está bien así?', 'está bien el programa?', 'lo dejarías así?'],
    ['answered', 'verdict'],
    aboutProgram,
  ),
  said('a hint', ['una pista', 'dame una pista porfa', 'no sé por dónde empezar'], ['answered', 'fresh'], ofExercise),
  said(
    'the solution',
    ['la solución', 'me rindo, dame la solución', 'cómo se hace?'],
    ['answered', 'fresh'],
    ofExercise,
  ),
  said(
    'easier exercise',
    ['otro más fácil', 'uno más fácil porfa', 'es muy difícil, otro'],
    ['answered', 'fresh'],
    ofExercise,
  ),
  said(
    'what is to be done',
    ['¿qué tengo que hacer?', 'no entiendo el enunciado', 'qué me pide exactamente?'],
    ['answered'],
    ofExercise,
  ),
]

export const FOLLOW_UPS: readonly Maker[] = [...SAID, ...BUILT]
