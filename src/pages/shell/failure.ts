import { isRouteErrorResponse } from 'react-router'

type FailureKind = 'session' | 'missing' | 'server' | 'unavailable' | 'connection' | 'unknown'

/** What the reader gets to see of an error; `code` and `detail` are for the diagnostic panel. */
export type Failure = { kind: FailureKind; code: string; detail: string; sentence: string; documentTitle: string }

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
  const documentTitle = isUnknownPage(error) ? '404 Page Not Found' : 'Algo salió mal · PyMentor'
  return { kind, code, detail, sentence: SENTENCES[kind], documentTitle }
}

/** A page said that its address names nothing: that is the 404 page, not a fault. */
export const isUnknownPage = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === 404

function describe(error: unknown): { code: string; detail: string } {
  if (isRouteErrorResponse(error)) return { code: String(error.status), detail: error.statusText }
  if (error instanceof Error) return { code: error.name, detail: error.message }
  return { code: 'Error', detail: String(error) }
}
