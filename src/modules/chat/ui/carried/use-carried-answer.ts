import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { CallError, call, toldOf } from '~/platform/http/call'
import { takeFreeAnswer } from '../../contract'
import { errorToast } from '../chats/actions/error-toast'
import { chatLink } from '../chats/chat-link'
import { forgetCarried, readCarried } from './carried-answer'

/**
 * C-64: brings what this browser carries into the account, and opens its chat; true meanwhile. What cannot be brought is given back as a
 * question to be asked again.
 */
export function useCarriedAnswer(onRefused: (question: string) => void): boolean {
  const navigate = useNavigate()
  const [isBringing, setIsBringing] = useState(false)

  const bring = useEffectEvent(async () => {
    const carried = readCarried(Date.now())
    if (carried === null) return
    setIsBringing(true)
    try {
      const { chatId } = await call(takeFreeAnswer, { body: carried })
      forgetCarried()
      await navigate({ pathname: '/chat', ...chatLink(chatId) }, { replace: true })
    } catch (error) {
      if (isForGood(error)) {
        forgetCarried()
        onRefused(carried.question)
      } else errorToast(toldOf(error) ?? NOT_BROUGHT)
      setIsBringing(false)
    }
  })
  useEffect(() => void bring(), [])

  return isBringing
}

const NOT_BROUGHT = 'No hemos podido traer tu pregunta y su respuesta. Recarga la página para intentarlo de nuevo.'

/** What was not answered here, or not any more; all else (the connection, a server that is busy) leaves it for the next page. */
const isForGood = (error: unknown): boolean => error instanceof CallError && [404, 422].includes(error.status)
