import type { Frame } from '../../engine/frame'
import { plainText } from '../../engine/lexicon/plain-text'
import { readMessage } from '../../engine/reading/read-message'
import type { Answer, Ladder } from '../../engine/skill'
import { startState } from '../../engine/state'
import { understand } from '../../engine/understand'

/** A problem is stated, and to be solved by who states it. */
const HINT =
  /\b(?:pistas?|pistita|ayudita|empujon\w*|orientam\w+|por donde (?:empiez\w+|empez\w+|tiro|voy|arranc\w+))\b|\bsin (?:que me )?(?:darme|des|decirme|digas|ponerme|escribir\w*)\b(?: \w+){0,2}? ?(?:codigo|solucion|respuesta|hecho)\b|\bno (?:me )?(?:la |lo |las )?(?:des|resuelvas|digas|hagas|pongas|quiero)\b(?: \w+){0,3}? ?(?:solucion\w*|codigo|respuesta|resuel\w+)?$/
const STUCK = /\b(?:atascad[oa]|bloquead[oa]|no se (?:como|por donde))\b/
const PART =
  /(?<=[.!?;:\n])\s+|, (?=(?:pero |y )?(?:solo |dame |no |una |con )?(?:\w+ ){0,4}?(?:pista|des|resuelvas|solucion))/i

/** «Tengo este ejercicio», «mi profe me ha puesto»: what is told was set by somebody. */
const IS_SET =
  /\b(?:ejercicios?|profe\w*|deberes|practica|enunciado|tarea|reto|me (?:han?|hemos|habian?) (?:puesto|mandado|pedido|dejado)|me (?:piden|mandaron|pidieron|pusieron|dejaron))\b/
const WITHOUT_CODE =
  /\bno me l[oa]s? (?:resuelvas|hagas|des(?: ya)?(?: hech[oa])?|escribas|digas)\b|\bno (?:me )?(?:des|digas|pongas|escribas) (?:aun |todavia |ya )?(?:la solucion|el codigo|todo el codigo|la respuesta)\b|\bsin (?:que me )?(?:darme|des|decirme|digas|ponerme) (?:\w+ )?(?:codigo|solucion|respuesta|hecho)\b/
const WHERE_TO_BEGIN =
  /\b(?:por donde (?:empiez\w+|empez\w+|tiro|voy|arranc\w+)|orientame|como lo (?:planteo|enfoco))\b/

export const wantsHint = ({ plain, message }: Frame): boolean =>
  message.code.length === 0 &&
  (/\bpist\w+/.test(plain) || WITHOUT_CODE.test(plain) || (IS_SET.test(plain) && WHERE_TO_BEGIN.test(plain)))

/** «Una pista para contar vocales»: what is behind it is the problem. */
const HINT_FOR =
  /(?:dame |quiero |necesito |me das )?(?:solo )?(?:una|alguna|unas) pistas? (?:para|de c[oó]mo|sobre c[oó]mo)\b(?! (?:arranc|empez|empiez|segu|sig|tir|poder|no|resolverl|hacerl))/gi
/** «Dada una lista»: with no dice in it. */
const GIVEN = /\bdad[oa]s? (?=(?:un|una|dos|el|la)\b)/gi

/** The request without what says how it is to be answered: the problem itself. */
export function problemOf(frame: Frame): Frame {
  const text = frame.message.text.replace(HINT_FOR, 'programa para').replace(GIVEN, 'con ')
  const kept = text.split(PART).filter((part) => !HINT.test(plainText(part)) && !STUCK.test(plainText(part)))
  return understand(readMessage(kept.join(' ').replace(/,? sin (?:darme )?la soluci[oó]n\b/gi, '')), startState())
}

export const FIRST_HINT = 'Una pista, sin la solución:'

/** The idea of a program and its plan, and nothing of its code. */
export function hintOf(ladder: Ladder, topic: string): Answer {
  return {
    outcome: 'answered',
    topic,
    blocks: [
      { kind: 'text', markdown: FIRST_HINT },
      ...ladder('idea').slice(0, -1),
      {
        kind: 'text',
        markdown: 'Escríbelo tú y pégamelo: lo miramos. Si te atascas, pídeme «otra pista».',
      },
    ],
  }
}
