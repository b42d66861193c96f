import { answered, text } from '../../../engine/blocks'
import { allNames } from '../../../python/names'
import { casePath } from '../../explain/focus/case-path'
import { momentText } from '../../explain/focus/moments'
import type { Reader } from '../asked'

/** «¿Cuánto vale total después del 3.2?», «¿por qué no sale Luis?»: of the run at a moment, or with a value that is named. */
export const moments: Reader = ({ said, source, code, frame }) => {
  if (code === null || source === null || frame.wish === 'said') return null
  const known = allNames(code.tree)
  const name = (said.match(/[a-z_]\w*/g) ?? []).find((word) => word.length > 1 && known.has(word) && !WORDS.has(word))
  const told = (name === undefined ? null : momentText(name, said, source)) ?? casePath(said, source)
  return told === null ? null : answered('run', [text(told)])
}

const WORDS = new Set('el la lo un una de en es si no se con por for if while print'.split(' '))
