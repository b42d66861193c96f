import { inlineCode } from '../../../engine/compose'
import { allNames } from '../../../python/names'
import { allExpressions, statementsIn } from '../../../python/walk'
import { calledName, type FindImprovements } from '../improvement'
import { placesOf } from './naming'

/** Names of Python's own that beginners give to their data, and a name that says the same. */
const INSTEAD: Readonly<Record<string, string>> = {
  list: 'lista',
  dict: 'diccionario',
  set: 'conjunto',
  tuple: 'tupla',
  str: 'texto',
  int: 'entero',
  float: 'decimal',
  sum: 'suma',
  max: 'maximo',
  min: 'minimo',
  len: 'longitud',
  input: 'entrada',
  id: 'identificador',
  type: 'tipo',
  file: 'archivo',
  range: 'rango',
  next: 'siguiente',
  all: 'todos',
  any: 'alguno',
  round: 'redondeado',
  map: 'mapa',
  filter: 'filtro',
  format: 'formato',
  hash: 'resumen',
  sorted: 'ordenados',
  print: 'impresion',
}

/** `list = [...]`, `def buscar(clientes, id)`: Python's function of that name can no longer be called there. */
export const findShadowed: FindImprovements = (program) => {
  const { module } = program
  const taken = allNames(module)
  const given = [...statementsIn(module.body)].flatMap((node) =>
    node.kind === 'function'
      ? node.parameters.map(({ name, from }) => ({ name, from }))
      : node.kind === 'assign'
        ? node.targets.flatMap((target) => (target.kind === 'name' ? [{ name: target.name, from: target.from }] : []))
        : [],
  )
  const seen = new Set<string>()
  return given.flatMap(({ name, from }) => {
    const better = Object.hasOwn(INSTEAD, name) ? INSTEAD[name] : undefined
    if (better === undefined || seen.has(name)) return []
    seen.add(name)
    const isCalled = [...allExpressions(module)].some((node) => calledName(node) === name)
    const isKept = [...allExpressions(module)].some(
      (node) => node.kind === 'call' && node.arguments.some((each) => each.name === name),
    )
    const edits = taken.has(better) || isCalled || isKept ? [] : placesOf(program, new Map([[name, better]]))
    return [
      {
        from,
        to: from + name.length,
        weight: 0.57,
        what: `Llamas ${inlineCode(name)} a un dato tuyo, y así tapas la función de Python que se llama igual${edits.length > 0 ? `: con ${inlineCode(better)} no pasa` : '. Cámbiale el nombre'}.`,
        why: `El día que necesites ${inlineCode(`${name}(...)`)} ahí, Python usará tu dato y fallará.`,
        edits,
      },
    ]
  })
}
