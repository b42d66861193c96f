import type { RunEnd, TriedCases } from './contract'
import {
  CASES_TEXT,
  PACKAGE_FAULT_TEXT,
  REASON_TEXT,
  STOP_TEXT,
  UNAVAILABLE_TEXT,
  VERDICT_NAME,
  VERDICT_TEXT,
} from './copy'
import type { RunState, StopReason, UncheckableReason, VerdictKind } from './run-state'
import { unmetText } from './unmet-text'

export type Verdict = { kind: VerdictKind; name: string; text: string }

const GUI_MODULES = /^(?:tkinter|turtle|pygame|curses|PyQt\d|PySide\d|kivy|customtkinter|pyautogui|pynput|arcade)\b/
const NETWORK_MODULES =
  /^(?:requests|httpx|aiohttp|urllib3|flask|fastapi|django|uvicorn|selenium|websockets|socket|socketserver|smtplib|ftplib|imaplib|poplib|urllib\.request|http\.(?:client|server))(?:\.|$)/
const PROCESS_MODULES = /^(?:threading|multiprocessing|subprocess|concurrent\.futures)\b/
const NETWORK_ERROR = /^(?:URLError|HTTPError|OSError|gaierror|timeout|Connection\w*|TimeoutError|BlockingIOError)$/
const INCOMPLETE_PROGRAM = /outside function|outside loop|not properly in loop|^unexpected indent/

/** What may be said of a run that has come to its end, or was ended; null while it goes on. */
export function verdictOf(state: RunState, expected: string | null): Verdict | null {
  if (state.phase === 'unavailable') return verdict('uncheckable', UNAVAILABLE_TEXT[state.reason])
  if (state.phase === 'stopped') return stopped(state.reason, state.wasAsking)
  if (state.phase !== 'ended') return null
  const { end, output, unsupplied } = state
  if (unsupplied) return verdict('uncheckable', PACKAGE_FAULT_TEXT[unsupplied](end.missing))
  if (state.recording?.cut) return verdict('stopped', STOP_TEXT.recorded)
  const reason = reasonOf(end)
  if (reason !== null) return verdict('uncheckable', REASON_TEXT[reason](end.missing))
  if (end.error !== null) return verdict('failed', VERDICT_TEXT.failed)
  const { cases } = end
  if (cases?.failed) return verdict('failed', CASES_TEXT.failed(cases.failed))
  if (cases?.unmet) return verdict('failed', unmetText(cases.unmet))
  const isMet = expected !== null && isSameOutput(output, expected)
  if (isMet && !cases?.generated) return verdict('verified', VERDICT_TEXT.verified)
  if (cases && (isMet || expected === null)) return verified(cases)
  if (end.onlyDefines && output === '') return verdict('defines', VERDICT_TEXT.defines)
  if (output !== '') return verdict('ran', VERDICT_TEXT.ran)
  return verdict('ran', end.files.some(({ title }) => title !== null) ? VERDICT_TEXT.shown : VERDICT_TEXT.silent)
}

const verdict = (kind: VerdictKind, text: string): Verdict => ({ kind, name: VERDICT_NAME[kind], text })

function verified({ total, generated }: TriedCases): Verdict {
  if (generated === 0) return verdict('verified', CASES_TEXT.met(total))
  const { name, ...said } = verdict('verified', CASES_TEXT.generated(total, generated))
  return { ...said, name: `${name}: ${generated === 1 ? '1 caso' : `${generated} casos`}` }
}

function stopped(reason: StopReason, wasAsking: boolean): Verdict {
  if (reason === 'reader' && wasAsking) return verdict('uncheckable', STOP_TEXT.asking)
  return verdict(reason === 'reader' || reason === 'other-run' ? 'stopped' : 'uncheckable', STOP_TEXT[reason])
}

/** Why a browser cannot tell whether the code works; null where it can. */
function reasonOf({ missing, imports, error }: RunEnd): UncheckableReason | null {
  if (missing.some((name) => GUI_MODULES.test(name))) return 'window'
  if (missing.some((name) => NETWORK_MODULES.test(name))) return 'network'
  if (missing.length > 0) return 'package'
  if (error === null) return null
  if (error.type === 'SyntaxError' || error.type === 'IndentationError')
    return INCOMPLETE_PROGRAM.test(error.message) ? 'fragment' : null
  if (NETWORK_ERROR.test(error.type) && imports.some((name) => NETWORK_MODULES.test(name))) return 'network'
  const isStopped = error.type === 'RuntimeError' ? /start new thread/.test(error.message) : error.type === 'OSError'
  return isStopped && imports.some((name) => PROCESS_MODULES.test(name)) ? 'processes' : null
}

/** Spaces at ends of lines, and empty lines at the end, are seen by nobody. */
function isSameOutput(output: string, expected: string): boolean {
  const plain = (text: string) => text.replace(/[ \t]+$/gm, '').trimEnd()
  return plain(output) === plain(expected)
}
