import type { Program } from '../../../../python/program/indexed-program'
import { edited, programOf } from '../../../../python/program/source'

/**
 * The option that leaves a menu makes room for the next one: «3. Salir» is «4. Salir», and 3 is called so. Null where it is not in the way,
 * `no` where it is and no line shows it.
 */
export function withRoom(p: Program, number: number, name: string): Program | 'no' | null {
  const leaves = p
    .places('if')
    .find(
      ({ node }) =>
        new RegExp(`== ["']${number}["']$`).test(p.text(node.test)) && node.body.some(({ kind }) => kind === 'break'),
    )
  if (!leaves) return null
  const label = new RegExp(`^([ \\t]*print\\(["'])${number}([.):-]? )(?:salir|terminar|fin)\\b.*$`, 'im').exec(p.source)
  if (label === null) return 'no'
  const [line = '', lead = '', gap = ''] = label
  const { to } = leaves.node.test
  const option = `${lead}${number}${gap}${name}${lead.at(-1)})`
  const code = edited(p, [
    {
      from: label.index,
      to: label.index + line.length,
      text: `${option}\n${line.replace(String(number), String(number + 1))}`,
    },
    { from: to - 2, to: to - 1, text: String(number + 1) },
  ])
  const last = `'${number - 1}'`
  return programOf(code.replace(new RegExp(`(not in \\([^)]*${last})\\)`), `$1, '${number}')`))
}
