import { inlineCode } from '../../../engine/compose'
import type { Expression } from '../../../python/ast'
import { allExpressions, expressionsIn, statementsIn } from '../../../python/walk'
import { calledName, type Improvement, type Reviewed, textOf } from '../improvement'

/** `precios[p]`, where somebody types `p` and nothing looks whether it is there. */
export function typedKeys(program: Reviewed): Improvement[] {
  const all = [...statementsIn(program.module.body)]
  if (all.some(({ kind }) => kind === 'try')) return []
  const named = (fits: (value: Expression) => boolean) =>
    new Set(
      all.flatMap((node) =>
        node.kind === 'assign' && fits(node.value)
          ? node.targets.flatMap((target) => (target.kind === 'name' ? [target.name] : []))
          : [],
      ),
    )
  const dicts = named(({ kind }) => kind === 'dict')
  const typed = named((value) => [...expressionsIn(value)].some((part) => calledName(part) === 'input'))
  const stored = new Set(all.flatMap((node) => (node.kind === 'assign' ? node.targets : [])))
  const looked = [...allExpressions(program.module)].flatMap((part) =>
    part.kind === 'compare' && part.comparisons.some(({ operator }) => /in$/.test(operator))
      ? [textOf(program, part)]
      : [],
  )
  const isLooked = (dict: string) => looked.some((text) => new RegExp(`\\bin ${dict}\\b`).test(text))
  const found = [...allExpressions(program.module)].find(
    (part) =>
      part.kind === 'subscript' &&
      !stored.has(part) &&
      part.value.kind === 'name' &&
      part.index.kind === 'name' &&
      dicts.has(part.value.name) &&
      typed.has(part.index.name) &&
      !isLooked(part.value.name),
  )
  if (found?.kind !== 'subscript') return []
  const [dict, key] = [textOf(program, found.value), textOf(program, found.index)]
  return [
    {
      from: found.from,
      to: found.to,
      weight: 0.9,
      what: `Si se escribe algo que no está en ${inlineCode(dict)}, ${inlineCode(textOf(program, found))} para el programa con un \`KeyError\`. Compruébalo antes: ${inlineCode(`if ${key} in ${dict}:`)}, y avisa si no está.`,
      why: 'Quien lo use se equivocará al escribir tarde o temprano, y perderá lo que llevaba hecho.',
      edits: [],
    },
  ]
}
