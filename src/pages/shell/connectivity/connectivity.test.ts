import { describe, expect, it } from 'vitest'
import {
  type Connectivity,
  type ConnectivityEvent,
  connectivity,
  nextOf,
  ONLINE,
  type SessionCheck,
  toastOf,
} from './connectivity'

const lost: ConnectivityEvent = { type: 'went_offline' }
const back: ConnectivityEvent = { type: 'came_online' }
const checked = (outcome: SessionCheck): ConnectivityEvent => ({ type: 'checked', outcome })

/** Where the events lead, and what was said on the way. */
function walk(...events: ConnectivityEvent[]) {
  let state: Connectivity = ONLINE
  const said: string[] = []
  for (const event of events) {
    const toast = toastOf(state, event)
    if (toast) said.push([toast.title, toast.description].join(' / '))
    state = connectivity(state, event)
  }
  return { state, said }
}

const OFFLINE_SAID = 'Sin conexión / Has perdido la conexión a Internet. Algunas funciones no estarán disponibles.'
const BACK_SAID = 'Conexión restablecida / Tu sesión se ha recuperado correctamente'

describe('connectivity', () => {
  it('SHELL-17 SHELL-22 goes offline, says so once and waits', () => {
    const { state, said } = walk(lost, lost)
    expect(state).toEqual({ kind: 'offline' })
    expect(said).toEqual([OFFLINE_SAID])
    expect(nextOf(state)).toBeNull()
  })

  it('SHELL-20 SHELL-21 TIME-03 checks the session 1 s after the line is back', () => {
    const { state } = walk(lost, back)
    expect(state).toEqual({ kind: 'reconnecting', failures: 0 })
    expect(nextOf(state)).toEqual({ do: 'check', afterMs: 1_000 })
  })

  it('SHELL-18 SHELL-23 is reconnected for 5 s when the session is still valid', () => {
    const { state, said } = walk(lost, back, checked('valid'))
    expect(said).toEqual([OFFLINE_SAID, BACK_SAID])
    expect(nextOf(state)).toEqual({ do: 'settle', afterMs: 5_000 })
    expect(connectivity(state, { type: 'settled' })).toEqual(ONLINE)
  })

  it('SHELL-23 promises a visitor no session', () => {
    expect(walk(lost, back, checked('nobody')).said.at(-1)).toBe('Conexión restablecida / ')
  })

  it('SHELL-24 C-30 says that the session ended meanwhile, and stays with it', () => {
    const { state, said } = walk(lost, back, checked('expired'))
    expect(state).toEqual({ kind: 'expired' })
    expect(said.at(-1)).toBe(
      'Sesión expirada / Tu sesión ha caducado durante la desconexión. Necesitas iniciar sesión de nuevo.',
    )
    expect(nextOf(state)).toBeNull()
  })

  it('SHELL-19 SHELL-25 TIME-03 tries again every second, and more than 3 failures are a persistent error', () => {
    const failed = checked('failed')
    const third = walk(lost, back, failed, failed, failed)
    expect(third.state).toEqual({ kind: 'reconnecting', failures: 3 })
    expect(nextOf(third.state)).toEqual({ do: 'check', afterMs: 1_000 })
    const fourth = walk(lost, back, failed, failed, failed, failed)
    expect(fourth.state).toEqual({ kind: 'unreachable' })
    expect(nextOf(fourth.state)).toBeNull()
    expect(fourth.said.map((text) => text.split(' / ')[0])).toEqual(['Sin conexión', 'Error al reconectar'])
    expect(connectivity(fourth.state, back)).toEqual({ kind: 'reconnecting', failures: 0 })
  })

  it('drops what a check brings that the line has overtaken', () => {
    expect(walk(lost, back, lost, checked('valid')).state).toEqual({ kind: 'offline' })
    expect(walk(lost, back, lost, checked('valid')).said).toHaveLength(2)
    expect(walk(lost, back, checked('valid'), lost, { type: 'settled' }).state).toEqual({ kind: 'offline' })
  })

  it('makes nothing of a line that was never lost', () => {
    expect(walk(back)).toEqual({ state: ONLINE, said: [] })
  })
})
