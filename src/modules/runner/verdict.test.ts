import { describe, expect, it } from 'vitest'
import type { RunEnd } from './contract'
import type { RunState } from './run-state'
import { verdictOf } from './verdict'

const END: RunEnd = {
  type: 'end',
  error: null,
  imports: [],
  missing: [],
  onlyDefines: false,
  earlier: 0,
  files: [],
  cases: null,
  milliseconds: 5,
}
const CASES = { total: 0, failed: null, generated: 0, unmet: null }
const ended = (output: string, end: Partial<RunEnd> = {}, expected: string | null = null) =>
  verdictOf({ phase: 'ended', output, end: { ...END, ...end } }, expected)
const error = (type: string, message: string) => ({ type, message, traceback: '', line: 1, file: null })

describe('what is said of a run', () => {
  it('C-71 «Verificado» only where a known output was met; otherwise «Ejecutado»', () => {
    expect(ended('4\n', {}, '4')?.name).toBe('Verificado')
    expect(ended('4  \n\n', {}, '4')?.name).toBe('Verificado')
    expect(ended('5\n', {}, '4')?.name).toBe('Ejecutado')
    expect(ended('4\n')?.name).toBe('Ejecutado')
  })

  it('C-71 cases that are met make it «Verificado»; the first that is not is shown', () => {
    const failed = { call: 'f(3)', expected: '6', got: '9' }
    expect(ended('', { cases: { ...CASES, total: 3 }, onlyDefines: true })).toMatchObject({
      name: 'Verificado',
      text: expect.stringContaining('los 3 ejemplos'),
    })
    expect(ended('4\n', { cases: { ...CASES, total: 3, failed } }, '4')).toMatchObject({
      name: 'Con errores',
      text: 'Un ejemplo no se cumple: f(3) debía dar 6 y da 9.',
    })
    expect(ended('5\n', { cases: { ...CASES, total: 3 } }, '4')?.name).toBe('Ejecutado')
  })

  it('C-71 made-up cases that are met are counted; one that is not is shown, whatever was printed', () => {
    expect(ended('4\n', { cases: { ...CASES, total: 1, generated: 200 } }, '4')).toMatchObject({
      name: 'Verificado: 200 casos',
      text: 'Se ha ejecutado en tu navegador y cumple el ejemplo que se da y 200 casos de prueba.',
    })
    expect(ended('5\n', { cases: { ...CASES, generated: 200 } }, '4')?.name).toBe('Ejecutado')
    const given = [
      { kind: 'text' as const, value: "'a'" },
      { kind: 'number' as const, value: '2' },
    ]
    const unmet = { how: 'gives' as const, given, got: "'a'", expected: '', says: 'debe repetirlo' }
    expect(ended('4\n', { cases: { ...CASES, unmet } }, '4')).toMatchObject({
      name: 'Con errores',
      text: "Con el texto 'a' y el número 2 da 'a'; debe repetirlo.",
    })
  })

  it('a picture is something that it shows, a file is not', () => {
    const file = { name: 'a.png', bytes: 1, content: null, title: null }
    expect(ended('', { files: [{ ...file, title: '' }] })?.text).toContain('esto es lo que muestra')
    expect(ended('', { files: [file] })?.text).toContain('no escribe nada')
  })

  it('packages that did not come have their own reason', () => {
    const state: RunState = { phase: 'ended', output: '', end: { ...END, missing: ['numpy'] }, unsupplied: 'hash' }
    expect(verdictOf(state, null)).toMatchObject({
      kind: 'uncheckable',
      text: expect.stringContaining('no se ha usado'),
    })
  })

  it('C-71 never «Verificado» with an error', () => {
    expect(ended('4\n', { error: error('ValueError', 'x') }, '4')?.name).toBe('Con errores')
  })

  it('«Solo define» where nothing was called', () => {
    expect(ended('', { onlyDefines: true })?.name).toBe('Solo define')
    expect(ended('', {})?.text).toMatch(/no escribe nada/)
  })

  it.each([
    ['a missing package', { missing: ['numpy', 'pandas'] }, /«numpy», «pandas»/],
    ['a window', { missing: ['tkinter.ttk'] }, /ventana/],
    ['a module for the network', { missing: ['requests'] }, /red/],
    ['a call to the network', { imports: ['urllib.request'], error: error('URLError', '') }, /red/],
    ['a thread', { imports: ['threading'], error: error('RuntimeError', "can't start new thread") }, /hilos/],
    ['a part of a function', { error: error('SyntaxError', "'return' outside function") }, /fragmento/],
  ])('«No comprobable aquí» for %s, with the reason', (_name, end, reason) => {
    const said = ended('', end)
    expect(said?.name).toBe('No comprobable aquí')
    expect(said?.text).toMatch(reason)
  })

  it('an error of its own is its own, whatever it imports', () => {
    expect(ended('', { imports: ['urllib.request'], error: error('TypeError', '') })?.name).toBe('Con errores')
    expect(ended('', { imports: ['threading'], error: error('RuntimeError', 'mía') })?.name).toBe('Con errores')
  })

  it('says why a run was ended', () => {
    const stopped = (reason: 'reader' | 'time' | 'flood', wasAsking = false) =>
      verdictOf({ phase: 'stopped', output: '', reason, wasAsking }, null)
    expect(stopped('reader')?.name).toBe('Detenido')
    expect(stopped('reader', true)?.text).toMatch(/Espera un dato/)
    expect(stopped('time')?.text).toMatch(/10 segundos/)
    expect(stopped('flood')?.text).toMatch(/sin parar/)
    expect(verdictOf({ phase: 'running', output: '4', asks: false }, '4')).toBeNull()
  })
})
