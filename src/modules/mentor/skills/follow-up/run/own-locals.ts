import { answered, text } from '../../../engine/blocks'
import { inlineCode } from '../../../engine/compose'
import type { StatementOf } from '../../../python/ast'
import { boundBy } from '../../../python/evaluate/statements/scope'
import { parsePython } from '../../../python/parse'
import { allExpressions, statementsIn } from '../../../python/walk'
import { calledName } from '../../explain/idioms/in-calls'
import type { Reader } from '../asked'
import { probed } from './probe'

const CLASH = /\b(?:pis|machac|mezcl|confund|sobr?escrib|estorb|sustitu)[a-z]+\b|\bli[oa]\b/
const SAME = /\b(?:mism[oa]|igual)\b/
const MAX_WORDS = 30
const SAMPLE = 3
const MAX_SHOWN = 4

/** «¿Por qué no se pisan las `n`?», of a function that calls itself: each call has its own, as a run shows. */
export const ownLocals: Reader = ({ said, code }) => {
  if (code === null || !(CLASH.test(said) || SAME.test(said)) || said.split(' ').length > MAX_WORDS) return null
  const own = [...statementsIn(code.tree.body)].find(
    (node): node is StatementOf<'function'> => node.kind === 'function' && callsItself(node),
  )
  const [parameter] = own?.parameters ?? []
  if (own === undefined || parameter === undefined) return null
  const isNamed = new RegExp(`\\b${parameter.name.toLowerCase()}s?\\b`).test(said)
  if (!isNamed && !(CLASH.test(said) && /\b(?:variables?|llamadas?|parametros?|valor\w*)\b/.test(said))) return null
  const values = valuesIn(code.tree.source.slice(own.from, own.to), own.name, parameter.name)
  const [first, second] = values
  const call = (value: string) => inlineCode(`${own.name}(${value})`)
  const chain =
    first === undefined || second === undefined
      ? ''
      : ` ${call(first)} guarda \`${parameter.name} = ${first}\` y espera a ${call(second)}, que tiene su \`${parameter.name} = ${second}\`${values.length > 2 ? ', y así hasta el caso base' : ''}.`
  return answered('own-locals', [
    text(
      `Porque **cada llamada tiene su propia ${inlineCode(parameter.name)}**. Se llaman igual, pero es una variable local: se crea al entrar en la función y desaparece al salir. Python va **apilando** las llamadas que esperan.${chain} Al volver, cada una encuentra la suya tal como la dejó.`,
    ),
  ])
}

const callsItself = (node: StatementOf<'function'>) =>
  [...allExpressions(node.body)].some((part) => part.kind === 'call' && calledName(part) === node.name)

/** The argument of each call, where a small number is one that the function takes. */
function valuesIn(written: string, name: string, parameter: string): string[] {
  const module = parsePython(`${written}\n\n${name}(${SAMPLE})`)
  const [own] = module.body
  const [first] = own?.kind === 'function' ? own.body : []
  if (first === undefined) return []
  return (probed(module, first, { shows: `repr(${parameter})`, where: 'before' }) ?? []).slice(0, MAX_SHOWN)
}

const OF_CHANGE = /\b(?:append|extend|add|update|remove|pop|listas?|diccionarios?|dict|sets?|conjuntos?)\b/
const CALL = /\b([a-z_]\w*)\.(?:append|extend|add|update|remove|pop|insert|clear|sort)\([^()\n]{0,30}\)/

/** «¿Y por qué con una lista no me pasa?», of a name that a function gives a value to: changing what it holds gives none. */
export const changedInside: Reader = ({ said, state, code, frame }) => {
  if (!said.includes('por que') || !OF_CHANGE.test(said) || said.split(' ').length > MAX_WORDS) return null
  const whole = state.code ?? code
  if (whole === null || !/\bglobal\b|UnboundLocalError/.test(`${state.error?.text ?? ''} ${said}`)) return null
  const outer = new Set(whole.tree.body.flatMap(boundBy))
  for (const own of whole.tree.body) {
    if (own.kind !== 'function') continue
    const given = [...statementsIn(own.body)].find(
      (node) => node.kind === 'augmented-assign' && node.target.kind === 'name' && outer.has(node.target.name),
    )
    if (given?.kind !== 'augmented-assign' || given.target.kind !== 'name') continue
    const { name } = given.target
    const isDict = /\bdic/.test(said)
    const [written = isDict ? 'd[clave] = valor' : 'lista.append(…)', list = isDict ? 'd' : 'lista'] =
      CALL.exec(frame.message.prose) ?? []
    return answered('changed-inside', [
      text(
        `Porque ${inlineCode(written)} **no le da un valor nuevo** a ${inlineCode(list)}: cambia por dentro lo que ya había, y para eso a la función le basta con leer el nombre. En cambio, ${inlineCode(whole.tree.source.slice(given.from, given.to))} sí le da un valor a ${inlineCode(name)}, y todo nombre al que una función da un valor es **suyo**, salvo que diga \`global\`.`,
      ),
      text(`Si dentro escribieras ${inlineCode(`${list} = …`)}, te pasaría lo mismo.`),
    ])
  }
  return null
}
