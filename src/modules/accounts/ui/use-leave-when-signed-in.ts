import { useEffect } from 'react'
import { useNavigate } from 'react-router'

type Options = { isSignedIn: boolean; delayMs: number; to: string }

/** AUTH-09, AUTH-13: who is signed in already has no use for these forms. */
export function useLeaveWhenSignedIn({ isSignedIn, delayMs, to }: Options): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (!isSignedIn) return
    const timer = setTimeout(() => navigate(to, { replace: true }), delayMs)
    return () => clearTimeout(timer)
  }, [isSignedIn, delayMs, to, navigate])
}
