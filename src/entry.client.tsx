import { StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { endEarlyClicks, repeatEarlyClick } from '~/ui/react/early-click'

startTransition(() => {
  hydrateRoot(document, <Page />)
  endEarlyClicks()
})

function Page() {
  useEffect(repeatEarlyClick, [])
  return (
    <StrictMode>
      <HydratedRouter />
    </StrictMode>
  )
}
