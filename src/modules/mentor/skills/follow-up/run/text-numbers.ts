import { answered, printed, python, text } from '../../../engine/blocks'
import { allExpressions } from '../../../python/walk'
import type { Reader } from '../asked'
import { outputOf } from '../operations/at-hand'

const WORKS = /\b(?:max|min|sorted|sort|orden\w+|mayor|menor)\b/
const SAME = /\b(?:tampoco|tambien|por eso|lo mismo|igual|y con)\b|^con (?:el )?(?:max|min|sorted|sort)\b/

/** «¿Y por eso tampoco los ordena bien?» of numbers that stand as texts: yes, why, and how each is done. */
export const textNumbers: Reader = ({ said, code }) => {
  if (code === null || !WORKS.test(said) || !SAME.test(said)) return null
  const { source } = code.tree
  const given = code.tree.body.flatMap((node) => {
    const [target] = node.kind === 'assign' ? node.targets : []
    return node.kind === 'assign' && target?.kind === 'name' && node.value.kind === 'list'
      ? [{ name: target.name, items: node.value.items, text: source.slice(node.value.from, node.value.to) }]
      : []
  })
  const numbers = given.find(
    ({ items }) =>
      items.length > 1 && items.every((item) => item.kind === 'string' && /^-?\d+(?:\.\d+)?$/.test(item.value)),
  )
  if (numbers === undefined) return null
  const isTold = [...allExpressions(code.tree)].some((node) => node.kind === 'name' && node.name === numbers.name)
  const type = numbers.text.includes('.') ? 'float' : 'int'
  const wanted = (['sorted', 'max', 'min'] as const).filter((name) =>
    new RegExp(name === 'sorted' ? 'sort|orden' : name).test(said),
  )
  const lines = (wanted.length > 0 ? wanted : (['sorted'] as const)).map(
    (name) => `print(${name}(${numbers.name}, key=${type}))`,
  )
  const program = `${numbers.name} = ${numbers.text}\n${lines.join('\n')}`
  const output = outputOf(program)
  if (!isTold || output === null) return null
  return answered('text-numbers', [
    text(
      `Sí, es por lo mismo: en \`${numbers.name}\` los números están entre comillas, son **textos**, y se comparan letra a letra. Con \`key=${type}\` se comparan por su número${wanted.includes('sorted') ? '; `sorted` da una lista nueva y no toca la original' : ''}.`,
    ),
    python(program),
    text('Imprime:'),
    printed(output),
  ])
}
