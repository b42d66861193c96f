import type { Rung } from '../../model-port'
import { parsePython } from '../../python/parse'
import { statementsIn } from '../../python/walk'
import { fragmentOf } from './fragment'
import { planOf } from './plan'

const PROGRAM = /```python\n([\s\S]*?)\n```/

/** What of a whole answer belongs to a rung. An answer without a program is given as it is. */
export function answerAtRung(answer: string, rung: Rung): string {
  const [block, code] = PROGRAM.exec(answer) ?? []
  if (rung === 'solution' || block === undefined || code === undefined) return answer
  const title = answer.slice(0, answer.indexOf(block)).trim()
  return AT_RUNG[rung](title, code)
}

const AT_RUNG: Readonly<Record<Exclude<Rung, 'solution'>, (title: string, code: string) => string>> = {
  idea: (title, code) =>
    [
      '### La idea',
      title,
      toolsOf(code),
      'Antes de mirar más, prueba a escribirlo: qué datos entran, qué se hace con cada uno y qué sale. Si no arrancas, pide el plan.',
    ].join('\n\n'),
  plan: (_title, code) =>
    [
      '### El plan',
      planOf(code),
      'Escribe un paso cada vez y ejecútalo antes de seguir. Si te atascas, pide un fragmento.',
    ].join('\n\n'),
  fragment: (_title, code) =>
    [
      '### Un fragmento',
      `\`\`\`python\n${fragmentOf(code)}\n\`\`\``,
      'Cada `...` es un hueco: cámbialo por lo que falta. Cuando lo tengas, pégamelo y lo miramos, o pide la solución.',
    ].join('\n\n'),
}

/** What of Python it takes, in plain words. */
function toolsOf(code: string): string {
  const kinds = new Set([...statementsIn(parsePython(code).body)].map(({ kind }) => kind))
  const tools = TOOLS.flatMap(([kind, name]) => (kinds.has(kind) ? [name] : []))
  if (tools.length === 0) return 'Te basta con variables y con mostrar el resultado.'
  const last = tools.at(-1) ?? ''
  const listed = tools.length === 1 ? last : `${tools.slice(0, -1).join(', ')} y ${last}`
  return `Te hará falta ${listed}.`
}

const TOOLS = [
  ['import', 'una biblioteca de Python'],
  ['function', 'una función'],
  ['class', 'una clase'],
  ['with', 'abrir un archivo'],
  ['for', 'un bucle que recorra los datos'],
  ['while', 'un bucle que se repita hasta que toque parar'],
  ['if', 'una condición'],
  ['try', 'prever un error'],
  ['augmented-assign', 'una variable que se vaya actualizando'],
] as const
