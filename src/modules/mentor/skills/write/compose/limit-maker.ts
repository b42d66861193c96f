import { readMessage } from '../../../engine/reading/read-message'
import { startState } from '../../../engine/state'
import { readTask } from '../../../engine/task/read-task'
import { folded } from '../../../engine/task/request-text'
import type { Draft, Maker, Signature } from '../../../engine/task/task'
import { understand } from '../../../engine/understand'
import { parsePython } from '../../../python/parse'
import { exampleOf } from '../example'
import { sequenceMaker } from './sequences/sequence-maker'

/** Stands for the limit while the words are read: a number that nobody writes. */
const MARK = '987654'
/** A longer request says more than a list and a limit; it is read a second time here. */
const MAX_CHARACTERS = 600
const LIST = /^(?:lista|datos|elementos|valores|nums?|arr|l|v|lst|xs)$|s$/
const SHORT: Readonly<Record<string, readonly string[]>> = { lim: ['limite'], min: ['minimo'], max: ['maximo'] }

/** `mayores(lista, n)`: what a function does with a list and a limit, read as if the limit were a number. */
export const limitMaker: Maker = (task, { message }) => {
  const [signature, other] = task.functions
  if (!signature || other || signature.parameters.length !== 2 || task.classes.length > 0) return []
  if (message.text.length > MAX_CHARACTERS) return []
  const list = signature.parameters.find((name) => LIST.test(name))
  const limit = signature.parameters.find((name) => name !== list)
  if (list === undefined || limit === undefined) return []
  const text = withNumber(message.text, { signature, list, limit })
  if (text === null) return []
  const frame = understand(readMessage(text), startState())
  return sequenceMaker(readTask(frame), frame, startState()).flatMap((draft) =>
    named(draft, { signature, list, limit }),
  )
}

type Names = { signature: Signature; list: string; limit: string }

/** The request with a number where it says the limit; null where it does not say it behind the signature. */
function withNumber(text: string, { signature, list, limit }: Names): string | null {
  const stated = new RegExp(`\\b${signature.name}\\s*\\([^)]{0,120}\\)`).exec(text)
  if (!stated) return null
  const said = new Set([folded(limit), folded(limit).split('_')[0] ?? limit, ...(SHORT[limit] ?? [])])
  let isSaid = false
  const rest = text.slice(stated.index + stated[0].length).replace(/[\p{L}_][\p{L}\d_]*/gu, (word) => {
    if (!said.has(folded(word))) return word
    isSaid = true
    return MARK
  })
  return isSaid ? `${text.slice(0, stated.index)}${signature.name}(${list})${rest}` : null
}

const ofTexts = (code: string) => /\['[^']/.test(code)

function named(draft: Draft, { signature, list, limit }: Names): Draft[] {
  if (!draft.code.includes(MARK)) return []
  const { name, parameters, defaults = {} } = signature
  const stated = parameters.map((each) => (defaults[each] === undefined ? each : `${each}=${defaults[each]}`))
  const sample = ofTexts(draft.code) ? '3' : '5'
  const code = draft.code
    .replaceAll(MARK, limit)
    .replace(`def ${name}(${list}):`, `def ${name}(${stated.join(', ')}):`)
    .replace(
      new RegExp(`(print\\(${name}\\()(\\[[^\\]]*\\])(\\)\\))`),
      (_, open: string, values: string, close: string) =>
        `${open}${parameters[0] === list ? `${values}, ${sample}` : `${sample}, ${values}`}${close}`,
    )
  if (parsePython(code).errors.length > 0) return []
  return [
    {
      ...draft,
      code,
      title: `La función \`${name}\` recibe \`${parameters.join('` y `')}\`; el valor de \`${limit}\` se da al llamarla.`,
      how: draft.how.map((line) => line.replaceAll(MARK, limit)),
      example: exampleOf(code),
      ...(draft.missing ? { missing: draft.missing.map((part) => part.replaceAll(MARK, limit)) } : {}),
    },
  ]
}
