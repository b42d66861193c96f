import { type CodeNode, highlight } from '~/modules/chat/ui/code/highlighter'
import { once } from '~/platform/once'
import { SNAKE_PROGRAM } from './snake-program'

export const snakeProgram = once((): CodeNode[] => highlight(SNAKE_PROGRAM.trimEnd(), 'python'))
