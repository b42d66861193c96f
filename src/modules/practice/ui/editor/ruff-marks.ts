import {
  type Diagnostic,
  diagnosticCount,
  forceLinting,
  forEachDiagnostic,
  linter,
  nextDiagnostic,
  setDiagnosticsEffect,
} from '@codemirror/lint'
import type { Text } from '@codemirror/state'
import { EditorView, keymap } from '@codemirror/view'
import { type Finding, readFindings } from '../../lint/read-findings'
import { textParts } from '../../lint/text-parts'
import { check } from '../ruff/ruff'

const PAUSE_MS = 500

export type Marked = Diagnostic & { finding: Finding; checked: Text }

/**
 * Marks what Ruff finds once nobody has written for a moment. F8 goes to the next finding, Ctrl-. fixes the one where the cursor is.
 * `onFindings` gets null where Ruff could not read the program: then nothing is known of it.
 */
export function ruffMarks(onFindings: (marked: readonly Marked[] | null) => void) {
  let isRead = false
  async function marksOf({ state: { doc } }: EditorView): Promise<Marked[]> {
    const code = doc.toString()
    // Without Ruff one writes on as before.
    const found = await check(code).catch(() => null)
    isRead = found !== null
    return readFindings(found ?? [], code).map((finding) => marked(finding, doc))
  }
  return [
    linter(marksOf, { delay: PAUSE_MS }),
    keymap.of([
      { key: 'F8', run: goToNext },
      { key: 'Mod-.', run: fixAtCursor, preventDefault: true },
    ]),
    EditorView.updateListener.of(({ transactions }) => {
      for (const effect of transactions.flatMap(({ effects }) => effects))
        if (effect.is(setDiagnosticsEffect)) onFindings(isRead ? (effect.value as readonly Marked[]) : null)
    }),
  ]
}

const marked = (finding: Finding, checked: Text): Marked => {
  const { from, to, severity, text } = finding
  const self: Marked = {
    ...{ from, to, severity, finding, checked, message: text.replaceAll('`', '') },
    renderMessage: (view) => renderMark(view, self),
  }
  return self
}

/** What is shown where the pointer rests. */
function renderMark(view: EditorView, mark: Marked): HTMLElement {
  const box = document.createElement('span')
  for (const { text, isCode } of textParts(mark.finding.text)) {
    const part = document.createElement(isCode ? 'code' : 'span')
    part.textContent = text
    box.append(part)
  }
  if (mark.finding.changes === null) return box
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'cm-fix'
  button.textContent = 'Corregir'
  button.onclick = () => {
    applyFix(view, mark)
    view.focus()
  }
  box.append(' ', button)
  return box
}

/** Makes Ruff's change, which can be undone; nothing where the program is no more the one that Ruff has read. */
export function applyFix(view: EditorView, { finding: { changes, text }, checked }: Marked): void {
  if (changes === null || view.state.doc !== checked) return
  view.dispatch({
    changes: [...changes],
    effects: EditorView.announce.of(`Corregido: ${text.replaceAll('`', '')}`),
    userEvent: 'input.fix',
    scrollIntoView: true,
  })
  forceLinting(view)
}

/** Puts the cursor there. */
export function goTo(view: EditorView, mark: Marked): void {
  const head = Math.min(mark.from, view.state.doc.length)
  view.dispatch({ selection: { anchor: head }, scrollIntoView: true })
  view.focus()
}

/** Where nothing is marked the key is the page's. */
function goToNext(view: EditorView): boolean {
  if (diagnosticCount(view.state) === 0) return false
  nextDiagnostic(view)
  const mark = markHere(view)
  if (mark) say(view, `Línea ${mark.finding.line}: ${mark.message}`)
  return true
}

function fixAtCursor(view: EditorView): boolean {
  const mark = markHere(view)
  if (mark && mark.finding.changes !== null) applyFix(view, mark)
  else say(view, mark ? 'Este aviso lo tienes que corregir tú.' : 'En esta línea no hay nada que corregir.')
  return true
}

/** The finding at the cursor, else the first of its line that can be fixed, else its first. */
function markHere({ state }: EditorView): Marked | undefined {
  const { from, to } = state.doc.lineAt(state.selection.main.head)
  const there: { mark: Marked; isAtCursor: boolean }[] = []
  forEachDiagnostic(state, (diagnostic, start, end) => {
    const { head } = state.selection.main
    if (start <= to && end >= from) there.push({ mark: diagnostic as Marked, isAtCursor: start <= head && head <= end })
  })
  const found = there.find(({ isAtCursor }) => isAtCursor) ?? there.find(({ mark }) => mark.finding.changes) ?? there[0]
  return found?.mark
}

const say = (view: EditorView, text: string) => view.dispatch({ effects: EditorView.announce.of(text) })
