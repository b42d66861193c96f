import { ButtonLink } from '~/ui/button-link'
import { Icon } from '~/ui/icon'
import { errorQuestion } from '../../question'
import { leaveQuestion } from '../question-handover'

type AskAboutErrorProps = { code: string; traceback: string; askAt: string }

/** Goes to the chat with the program and its error in the box, to be changed and sent there. */
export function AskAboutError({ code, traceback, askAt }: AskAboutErrorProps) {
  return (
    <ButtonLink
      to={askAt}
      variant="outline"
      className="justify-self-start"
      onClick={() => leaveQuestion(errorQuestion(code, traceback))}
    >
      <Icon name="chat" className="size-4" />
      Pregunta al mentor por este error
    </ButtonLink>
  )
}
