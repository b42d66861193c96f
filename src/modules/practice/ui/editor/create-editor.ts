import { closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import { python } from '@codemirror/lang-python'
import { bracketMatching, indentOnInput, indentUnit, syntaxHighlighting } from '@codemirror/language'
import { Compartment, EditorState, type Extension } from '@codemirror/state'
import {
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from '@codemirror/view'
import { MAX_PROGRAM } from '../../rules'
import { EDITOR_COLOURS, EDITOR_LOOK } from './editor-look'

export type EditorOptions = {
  parent: HTMLElement
  text: string
  label: string
  /** The id of what says how one leaves the editor by keyboard. */
  describedBy: string
  isPython: boolean
  onWrite: (text: string) => void
  onRun: () => void
  /** What was typed or pasted would make the text longer than a program may be, and was not taken. */
  onFull: () => void
  /** Somebody goes into it. */
  onFocus: () => void
}

/** An editor for one text. Tab indents; Esc and then Tab leave it. `extra` takes extensions that come later. */
export function createEditor({ parent, text, ...options }: EditorOptions) {
  const extra = new Compartment()
  const extensions = [...extensionsOf(options), extra.of([])]
  const view = new EditorView({ parent, state: EditorState.create({ doc: text, extensions }) })
  return {
    view,
    /** The text as somebody else has changed it. */
    show(changed: string) {
      if (view.state.doc.toString() === changed) return
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: changed } })
    },
    extend: (extension: Extension) => view.dispatch({ effects: extra.reconfigure(extension) }),
  }
}
export type Editor = ReturnType<typeof createEditor>

function extensionsOf(options: Omit<EditorOptions, 'parent' | 'text'>): Extension[] {
  const { label, describedBy, isPython, onWrite, onRun, onFull, onFocus } = options
  const fits = (length: number) => {
    if (length > MAX_PROGRAM) onFull()
    return length <= MAX_PROGRAM
  }
  const run = () => {
    onRun()
    return true
  }
  return [
    keymap.of([{ key: 'Mod-Enter', run, preventDefault: true }]),
    EditorView.cspNonce.of(pageNonce()),
    lineNumbers(),
    highlightActiveLineGutter(),
    highlightSpecialChars(),
    highlightActiveLine(),
    history(),
    EditorState.changeFilter.of(({ newDoc }) => fits(newDoc.length)),
    EditorState.tabSize.of(4),
    indentUnit.of('    '),
    isPython ? [python(), indentOnInput(), bracketMatching(), closeBrackets()] : [],
    syntaxHighlighting(EDITOR_COLOURS),
    EDITOR_LOOK,
    keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap, indentWithTab]),
    EditorView.contentAttributes.of({
      'aria-label': label,
      'aria-describedby': describedBy,
      // It can be reached anyway; said, since what scrolls must hold something that can.
      tabindex: '0',
      autocapitalize: 'none',
      spellcheck: 'false',
    }),
    EditorView.updateListener.of((update) => {
      if (update.docChanged) onWrite(update.state.doc.toString())
      if (update.focusChanged && update.view.hasFocus) onFocus()
    }),
  ]
}

/** Styles that scripts add need the page's own nonce, which is the one of the document that was loaded first. */
const pageNonce = () => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
