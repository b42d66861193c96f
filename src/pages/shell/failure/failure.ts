import { isRouteErrorResponse } from 'react-router'
import { CallError } from '~/platform/http/call'

type FailureKind = 'session' | 'missing' | 'server' | 'unavailable' | 'connection' | 'unknown'

/** What the reader gets to see of an error; `code` and `detail` are for the diagnostic panel. */
export type Failure = {
  kind: FailureKind
  code: string
  detail: string
  sentence: string
  documentTitle: string
  /** By which the server knows the call that failed, when it was one of the page's own. */
  requestId: string | null
}

const SENTENCES = {
  session: 'Tu sesión ha caducado. Inicia sesión de nuevo para continuar.',
  missing: 'No encontramos lo que buscas. Puede que se haya borrado o que la dirección tenga una errata.',
  server: 'El servidor ha tenido un problema. No has hecho nada mal: vuelve a intentarlo dentro de un momento.',
  unavailable: 'El servidor no está disponible ahora mismo. Espera unos segundos y vuelve a intentarlo.',
  connection: 'Hay un problema de conexión. Comprueba tu red y vuelve a intentarlo.',
  unknown: 'Ha ocurrido un error que no esperábamos. Vuelve a intentarlo y, si se repite, empieza desde el inicio.',
} satisfies Record<FailureKind, string>

/** SHELL-27: in this order; browsers word a lost connection each in its own way. */
const SIGNS: readonly [RegExp, FailureKind][] = [
  [/401|not authenticated/i, 'session'],
  [/404/, 'missing'],
  [/502|503|504/, 'unavailable'],
  [/500|unexpected server error/i, 'server'],
  [/failed to fetch|networkerror|load failed|network error|error loading dynamically imported|conexión/i, 'connection'],
]

/** Reads anything that was thrown while a page was loaded or rendered. */
export function failureOf(error: unknown): Failure {
  const { code, detail } = describe(error)
  const kind = SIGNS.find(([sign]) => sign.test(`${code} ${detail}`))?.[1] ?? 'unknown'
  const requestId = error instanceof CallError ? error.requestId : null
  return { kind, code, detail, sentence: SENTENCES[kind], documentTitle: titleOf(error), requestId }
}

function titleOf(error: unknown): string {
  if (isUnknownPage(error)) return '404 Page Not Found'
  return isLostSession(error) ? 'Problema con tu sesión · PyMentor' : 'Algo salió mal · PyMentor'
}

/** A page said that its address names nothing: that is the 404 page, not a fault. */
export const isUnknownPage = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === 404

/** SHELL-29: the page is for who is signed in, and the session that its reader had is gone. */
export const isLostSession = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === 401

function describe(error: unknown): { code: string; detail: string } {
  if (isRouteErrorResponse(error)) return { code: String(error.status), detail: error.statusText }
  if (error instanceof CallError) return { code: `${error.status} ${error.code}`, detail: error.message }
  if (error instanceof Error) return { code: error.name, detail: error.message }
  return { code: 'Error', detail: String(error) }
}
