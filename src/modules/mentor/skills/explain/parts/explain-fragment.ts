import { text } from '../../../engine/blocks'
import type { Frame } from '../../../engine/frame'
import type { Block } from '../../../engine/skill'
import { linesOf } from '../../../python/lines'
import type { Fragment } from '../../../python/whole-fragment'
import { idiomText } from '../idioms/find-idioms'
import type { Source } from '../idioms/idiom'
import { chooseIdioms } from './choose-idioms'
import { linesList } from './lines-list'

/** A piece of a program: its lines as the person counts them, and its idioms. Nothing is said of values: they come from elsewhere. */
export function explainFragment({ tree, added }: Fragment, frame: Frame): Block[] {
  const all = linesOf(tree.source)
  const lineAt = (offset: number) => all.lineAt(offset) - added
  const source: Source = { module: tree, lines: { ...all, lineAt } }
  // What was put there to make it whole is none of theirs.
  const isAdded = (item: string) => /^\*\*Líneas? (?:-|0)/.test(item) || (isCut && /:\*\* no hace nada/.test(item))
  const isCut = tree.source.trimEnd().endsWith('...')
  const items = linesList(tree.body, source).filter((item) => !isAdded(item))
  // What is put before the piece is none of theirs: no word of its names.
  const idioms = chooseIdioms(source, frame, 3).filter(({ name }) => added === 0 || name !== 'return')
  const [first = ''] = tree.source.split('\n').slice(added, added + 1)
  const missing =
    added > 0
      ? `Es un trozo que empieza a medias, en \`${first.trim()}\`: lo que va encima no lo veo, y te explico lo que hay.`
      : 'El trozo acaba a medias; te explico lo que hay.'
  return [
    text(missing),
    { kind: 'list', items },
    ...(idioms.length > 0
      ? [
          { kind: 'heading', text: 'Lo que conviene entender' } as const,
          { kind: 'list', items: idioms.map(idiomText) } as const,
        ]
      : []),
  ]
}
