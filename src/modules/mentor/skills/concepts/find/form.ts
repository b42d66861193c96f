/** How the answer is to be told, where its words ask for one part of it: what goes wrong with it, both its sides, what it is there for. */
export type Form = 'mistakes' | 'sides' | 'purpose'

const FORMS: readonly (readonly [Form, RegExp])[] = [
  [
    'mistakes',
    /\b(?:errores|fallos|meteduras de pata|trampas) (?:mas )?(?:tipic|comun|frecuent|habitual|normal)\w*|\b(?:errores|fallos) se (?:suelen? )?comet\w+|\bque (?:me )?(?:puede|suele) (?:salir|ir) mal\b/,
  ],
  [
    'sides',
    /\bventajas? y (?:las? )?(?:desventajas?|inconvenientes?)\b|\bpros? y (?:los? )?contras?\b|\bdesventajas?\b|\binconvenientes?\b/,
  ],
  [
    'purpose',
    /\bcuando (?:se |lo |la |los |las )?(?:usa|usan|utiliza|utilizan|uso|usar|debo usar|conviene usar)\b|\bpor que (?:se )?(?:existe|existen|inventaron|invento|usa|usan|utiliza|utilizan|creo|crearon)\b|\bpor que (?:es|son) (?:tan )?(?:important|util|necesari)\w+/,
  ],
]

/** What the words of a question (plain, in full) want told; null where they ask for all of it. */
export const formIn = (words: string): Form | null => FORMS.find(([, pattern]) => pattern.test(words))?.[0] ?? null
