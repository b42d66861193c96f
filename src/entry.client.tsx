import { StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { repeatEarlyClick } from '~/ui/react/early-click'

startTransition(() => {
  hydrateRoot(document, <Page />)
})

function Page() {
  useEffect(repeatEarlyClick, [])
  return (
    <StrictMode>
      <HydratedRouter />
    </StrictMode>
  )
}
