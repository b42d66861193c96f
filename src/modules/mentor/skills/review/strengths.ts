import { inlineCode } from '../../engine/compose'
import type { Module } from '../../python/ast'
import { evaluateProgram } from '../../python/evaluate/evaluate'
import { statementsIn } from '../../python/walk'

const MAX_STRENGTHS = 4
const STEPS = 20_000

/** What is good in a program, each as a sentence about its own lines; only what is seen there. */
export function strengthsOf(module: Module): string[] {
  const { source } = module
  const all = [...statementsIn(module.body)]
  const functions = all.flatMap((node) => (node.kind === 'function' ? [node] : []))
  const whole = functions.find(
    ({ body, parameters }) =>
      parameters.some(({ name }) => name !== 'self' && name !== 'cls') &&
      [...statementsIn(body)].some((node) => node.kind === 'return' && node.value !== null) &&
      ![...statementsIn(body)].some(({ kind }) => kind === 'global'),
  )
  const named = functions.find(({ name }) => name.length > 4 && !name.startsWith('__') && /^[a-záéíóúñ_]+$/.test(name))
  const loop = all.find((node) => node.kind === 'for' && /^(?:name|attribute)$/.test(node.iterable.kind))
  const budget = { steps: STEPS, ofOne: STEPS }
  const found = [
    runsThrough(evaluateProgram(module, { budget })) && 'Funciona: lo he ejecutado y llega hasta el final sin pararse.',
    whole &&
      `${inlineCode(whole.name)} recibe lo que necesita como parámetro y devuelve el resultado con \`return\`: se puede usar con otros datos y probar sola.`,
    !whole && functions.length > 0 && 'El trabajo está en funciones, y no todo seguido.',
    named && `El nombre ${inlineCode(named.name)} dice qué hace la función.`,
    loop?.kind === 'for' &&
      `Recorres ${inlineCode(source.slice(loop.iterable.from, loop.iterable.to))} directamente con \`for\`, sin índices.`,
    all.some(({ kind }) => kind === 'with') && 'Abres los archivos con `with`, que los cierra solo.',
    all.some((node) => node.kind === 'class') && 'Los datos y lo que se hace con ellos están juntos, en una clase.',
    /(?<!\w)f["']/.test(source) && 'Montas los textos con f-strings, que se leen bien.',
    /__name__\s*==/.test(source) && 'Con `if __name__ == "__main__"`, el archivo se puede importar sin que se ejecute.',
    /except\s+[A-Z]/.test(source) && 'Cada `except` dice qué error espera.',
  ]
  return found.filter((each) => typeof each === 'string').slice(0, MAX_STRENGTHS)
}

/** Something was done, and not only defined. */
const runsThrough = ({ kind, output }: { kind: string; output: string }) => kind === 'done' && output !== ''
