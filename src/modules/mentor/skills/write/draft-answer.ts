import { programLadder } from '../../engine/ladder/program-ladder'
import type { Answer, Block } from '../../engine/skill'
import type { Draft, Example } from '../../engine/task/task'
import { constraintText } from './constraints'
import { named } from './opening/opening'

/** The rungs below say what the program does, as the answer does before its code. */
export function answered({ title, code, unmet, missing = [] }: Draft, blocks: Block[]): Answer {
  const opening = blocks.slice(
    0,
    blocks.findIndex(({ kind }) => kind === 'code'),
  )
  const left = unmet.length + missing.length
  return { outcome: 'answered', topic: title, blocks, ladder: programLadder(code, opening, blocks), missing: left }
}

/** `opening` is the sentence before the program; the draft's own where none is given. */
export function blocksOf(
  { code, title, how, example, unmet, notes = [], missing = [] }: Draft,
  opening = named(title),
): Block[] {
  const blocks: Block[] = [
    ...missingBlocks(missing),
    ...(opening === null ? [] : [{ kind: 'text' as const, markdown: opening }]),
    { kind: 'code', language: 'python', code },
  ]
  if (example)
    blocks.push(
      { kind: 'heading', text: 'Un ejemplo' },
      ...(/'[aw]'/.test(code) ? [] : fileBlocks(example)),
      { kind: 'text', markdown: exampleText(example) },
      { kind: 'code', language: 'text', code: example.output },
    )
  if (how.length > 0) blocks.push({ kind: 'heading', text: 'Cómo funciona' }, { kind: 'list', items: how })
  const said = [...unmet.map((constraint) => `No he podido hacerlo ${constraintText(constraint)}.`), ...notes]
  if (said.length > 0) blocks.push({ kind: 'heading', text: 'Ten en cuenta' }, { kind: 'list', items: said })
  return blocks
}

/** What a program does not show for sure comes before it: nobody should take a part for the whole. It may be there in other words. */
function missingBlocks(missing: readonly string[]): Block[] {
  const [first, ...others] = missing.map((part) => `«${part}»`)
  if (first === undefined) return []
  const markdown =
    others.length === 0
      ? `**Puede faltar:** ${first}. No sé si eso está bien recogido: compruébalo, y si no está, dime cómo lo quieres y lo añadimos.`
      : `**Puede faltar:** ${[first, ...others].join('; ')}. No sé si eso está bien recogido: compruébalo, y lo que no esté, dime cómo lo quieres y lo añadimos.`
  return [{ kind: 'text', markdown }]
}

/** The files that an example is given: what is printed of them says nothing without. */
const fileBlocks = ({ files = {} }: Example): Block[] =>
  Object.entries(files).flatMap(([name, text]): Block[] => [
    { kind: 'text', markdown: `Con este \`${name}\`:` },
    { kind: 'code', language: 'text', code: text.trimEnd() },
  ])

const exampleText = ({ stdin, files, isStated }: Example) =>
  isStated
    ? 'Con los datos que has puesto imprime esto:'
    : stdin !== undefined
      ? 'Así se ve al ejecutarlo, con lo que se escribe incluido:'
      : files === undefined
        ? 'Al ejecutarlo imprime esto:'
        : 'Imprime esto:'
