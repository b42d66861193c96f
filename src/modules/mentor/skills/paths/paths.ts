import { once } from '~/platform/once'
import { cardsOf } from '../concepts/cards/cards'
import { type Path, parsePath } from './path-file'

const files = import.meta.glob<string>(['/content/paths/*.md', '!**/README.md'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** All paths. A step whose card there is none is a mistake of the content, and so is another number of paths without a goal than one. */
export const allPaths = once((): readonly Path[] => {
  const paths = Object.entries(files).map(([file, text]) => parsePath(file, text))
  for (const { steps } of paths) cardsOf(steps.flatMap(({ cards }) => cards))
  if (paths.filter(({ goals }) => goals.length === 0).length !== 1)
    throw new Error('content/paths: one path, and only one, must have no goals')
  return paths
})
