import { useContext, useMemo } from 'react'
import { type CodeText, isRunnable, readBlock } from '~/modules/runner/block'
import { AnswerCodeContext } from '~/modules/runner/ui/answer-code'
import { ButtonLink } from '~/ui/button-link'
import { Icon } from '~/ui/icon'
import { addressWith } from '../carried-code'

/** Leads to the practice with a block of a finished answer in it; nothing where there is nothing to run. */
export function OpenInPractice({ block: { code, language } }: { block: CodeText }) {
  const answer = useContext(AnswerCodeContext)
  const address = useMemo(() => {
    const block = { code, language }
    return answer && isRunnable(block) ? addressWith(readBlock(block, answer.blocks()).code) : null
  }, [answer, code, language])
  if (address === null) return null
  return (
    <ButtonLink
      to={address}
      variant="ghost"
      size="sm"
      aria-label="Abrir en Práctica"
      className="px-2 pointer-coarse:min-h-10 pointer-coarse:min-w-10"
    >
      <Icon name="pencil" className="size-4" />
      <span className="hidden @lg:inline">Práctica</span>
    </ButtonLink>
  )
}
