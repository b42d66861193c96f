import type { Frame } from '../../engine/frame'
import { plainText } from '../../engine/lexicon/plain-text'
import { readMessage } from '../../engine/reading/read-message'
import type { Answer, Block, Ladder } from '../../engine/skill'
import { startState } from '../../engine/state'
import { understand } from '../../engine/understand'
import { ANY_TASK, hintsFor } from './task-hints'

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
  (saysHint(plain) ||
    WITHOUT_CODE.test(plain) ||
    ONLY_BEGINNING.test(plain) ||
    (IS_SET.test(plain) && WHERE_TO_BEGIN.test(plain)))

/** «con pistas de más alto o más bajo»: what the program is to say is no wish of who orders it. */
const OF_PROGRAM =
  /\b(?:con|dando|(?:que|y) (?:(?:me|le|te|nos|vaya|va) ){0,2}(?:de|da|dando|diga)) (?:\w+ )?pistas\b|\bpistas? (?:de|como|tipo|del tipo) (?:si )?(?:mas|muy|mayor|menor|alto|bajo|caliente|frio)\b/g
const saysHint = (plain: string) => /\bpist\w+/.test(plain.replace(OF_PROGRAM, ' '))

/** «Solo la idea», «dime el primer paso»: how much of a solution is wanted. */
const ONLY_BEGINNING =
  /\b(?:solo|solamente|nada mas|unicamente|nomas) (?:\w+ ){0,2}?(?:la idea|una idea|ideas|el primer paso|como (?:empezar|empiezo|arrancar|arranco|plantearl\w+)|el planteamiento|el enfoque)\b|\bno (?:me )?l[oa]s? (?:hagas|resuelvas|escribas|programes)\b|\bno (?:quiero|kiero|necesito) (?:la respuesta|la solucion|el codigo|que me l[oa] (?:hagas|resuelvas|des))\b|\bsin (?:darme |poner |escribir |ver )?(?:el )?(?:codigo|resolverl[oa])\b|\bayuda\w* a (?:pensar\w*|plantear\w*|razonar\w*)\b/

/** Told in so few words there is no problem to be led up to. */
const LEAST_WORDS = 8
/** A problem of the person's own, and that only a hint of it is wanted: whatever else its words could be about. */
export const leadsUp = (frame: Frame): boolean =>
  wantsHint(frame) &&
  frame.plain.split(' ').length >= LEAST_WORDS &&
  (ONLY_BEGINNING.test(frame.plain) || WITHOUT_CODE.test(frame.plain) || saysHint(frame.plain))

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

const AGAIN: Block = {
  kind: 'text',
  markdown: 'Escríbelo tú y pégamelo: lo miramos. Si te atascas, pídeme «otra pista».',
}

/** The hint for the kind of problem where one is known, and the idea of the program that would be written; nothing of its code. */
export function hintOf(ladder: Ladder | undefined, { plain, topic }: { plain: string; topic: string }): Answer {
  const known = hintsFor(plain)
  const idea = (ladder?.('idea').slice(0, -1) ?? []).filter((block) => !isComplaint(block))
  const general = known?.hints[0] ?? (idea.length === 0 ? ANY_TASK[0] : undefined)
  const blocks: Block[] = [{ kind: 'text', markdown: FIRST_HINT }]
  if (general !== undefined) blocks.push({ kind: 'text', markdown: general })
  return { outcome: 'answered', topic, blocks: [...blocks, ...idea, AGAIN] }
}

/** What a draft leaves out is no matter of a hint. */
const isComplaint = (block: Block): boolean => block.kind === 'text' && block.markdown.startsWith('**Puede faltar')

/** The next of the hints for a kind of problem of which no program would be written. */
export function nextOfTask(plain: string, given: number): Answer {
  const hints = hintsFor(plain)?.hints ?? ANY_TASK
  const hint = hints[given]
  const blocks: Block[] =
    hint === undefined
      ? [{ kind: 'text', markdown: NO_MORE }]
      : [{ kind: 'text', markdown: 'Otra pista, más concreta:' }, { kind: 'text', markdown: hint }, AGAIN]
  return { outcome: 'answered', topic: 'hint', blocks }
}
const NO_MORE = 'Ya no me quedan pistas de este. Pégame lo que llevas, aunque no funcione, y seguimos desde ahí.'
