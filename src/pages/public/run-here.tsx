import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { Answer } from '~/modules/chat/ui/answer/answer'
import { FramedRun } from '~/modules/runner/ui/framed-run'
import type { Route } from './+types/run-here'

/** What to run, as the page around has said it on the frame's element. */
type Framed = { code: string; output: string }

/** The one page that may stand in a frame: of this site's own pages, for whom it runs what they show. */
export const headers: Route.HeadersFunction = () => ({
  'X-Frame-Options': 'SAMEORIGIN',
  'X-Robots-Tag': 'noindex, nofollow',
})

export const meta = () => [{ title: 'Ejecutar un programa · PyMentor' }, { name: 'robots', content: 'noindex' }]

/** Runs a program of the blog or the landing in its place (C-71). What it is stands in the page around, so that the server need not know. */
export default function RunHerePage() {
  const ref = useRef<HTMLElement>(null)
  const [framed, setFramed] = useState<Framed | null | 'alone'>(null)
  useEffect(() => setFramed(readFramed() ?? 'alone'), [])
  useEffect(() => fitFrame(ref.current), [])
  return (
    <main ref={ref} className="flow-root bg-code-surface" onClickCapture={followOutside}>
      <h1 className="sr-only">Ejecución del programa</h1>
      {framed === 'alone' && <Alone />}
      {framed !== null && framed !== 'alone' && <FramedRun {...framed} draw={draw} />}
      {framed === null && <p className="px-4 py-3 text-sm text-text-muted">Preparando la ejecución…</p>}
    </main>
  )
}

const draw = (markdown: string) => <Answer content={markdown} />

function Alone() {
  return (
    <p className="px-4 py-3">
      Aquí se ejecutan los programas de nuestros artículos. <a href="/practica">Practica con los tuyos</a>.
    </p>
  )
}

/** Null outside of a frame; other sites cannot frame this page. */
function readFramed(): Framed | null {
  const { code, output = '' } = frameElement()?.dataset ?? {}
  return code === undefined ? null : { code, output }
}

/** Made by the page around, whose classes are others than this window's. */
const frameElement = () => window.frameElement as HTMLElement | null

/** Keeps the frame as high as what it shows. */
function fitFrame(content: HTMLElement | null) {
  const frame = frameElement()
  if (frame === null || content === null) return
  const observer = new ResizeObserver(() => {
    frame.style.height = `${Math.ceil(content.getBoundingClientRect().height) + 1}px`
  })
  observer.observe(content)
  return () => observer.disconnect()
}

/** Links lead the page around somewhere, never the frame. */
function followOutside(event: MouseEvent<HTMLElement>) {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link === null || link.target === '_blank' || link.hasAttribute('download')) return
  if (event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  window.parent.location.assign(link.href)
}
