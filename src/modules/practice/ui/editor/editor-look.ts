import { HighlightStyle } from '@codemirror/language'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

/** The colours of code elsewhere in the product (ui/styles/code.css), which follow the theme by themselves. */
export const EDITOR_COLOURS = HighlightStyle.define([
  { tag: tags.comment, color: 'var(--code-comment)' },
  {
    tag: [tags.keyword, tags.operatorKeyword, tags.controlKeyword, tags.definitionKeyword],
    color: 'var(--code-keyword)',
  },
  { tag: [tags.string, tags.special(tags.string), tags.character], color: 'var(--code-string)' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom], color: 'var(--code-number)' },
  {
    tag: [tags.function(tags.variableName), tags.function(tags.definition(tags.variableName))],
    color: 'var(--code-function)',
  },
  { tag: [tags.className, tags.definition(tags.className), tags.typeName], color: 'var(--code-builtin)' },
  { tag: [tags.meta, tags.self], color: 'var(--code-name)' },
  { tag: tags.escape, color: 'var(--code-number)' },
])

export const EDITOR_LOOK = EditorView.theme({
  '&': { height: '100%', backgroundColor: 'var(--code-surface)', color: 'var(--code-text)' },
  '&.cm-focused': { outline: '2px solid var(--focus)', outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'var(--font-mono)', fontSize: 'var(--text-code)', lineHeight: '1.6', overflow: 'auto' },
  '.cm-content': { padding: '0.75rem 0', caretColor: 'var(--code-text)' },
  '.cm-line': { padding: '0 1rem 0 0.5rem' },
  '.cm-gutters': {
    backgroundColor: 'var(--code-surface)',
    color: 'var(--code-comment)',
    borderRight: '1px solid var(--line)',
  },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--surface-raised)' },
  '.cm-activeLineGutter': { color: 'var(--code-text)' },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--code-mark)', outline: '1px solid var(--line-strong)' },
  '&.cm-focused .cm-nonmatchingBracket': { backgroundColor: 'var(--danger-soft)' },
  '.cm-content ::selection': { backgroundColor: 'var(--selection)' },
  '.cm-tooltip, .cm-panels': {
    backgroundColor: 'var(--surface-float)',
    color: 'var(--text)',
    border: '1px solid var(--line-strong)',
    borderRadius: '5px',
  },
  // Never by colour alone: each mark is underlined, and what is wrong stands in the list below.
  '.cm-lintRange': { backgroundImage: 'none', paddingBottom: '1px' },
  '.cm-lintRange-error': { borderBottom: '2px solid var(--danger)' },
  '.cm-lintRange-warning': { borderBottom: '2px dashed var(--accent)' },
  '.cm-lintRange-info': { borderBottom: '1px dotted var(--text-muted)' },
  '.cm-lintRange-active': { backgroundColor: 'var(--accent-soft)' },
  '.cm-lintPoint::after': { borderBottomColor: 'var(--danger)' },
  '.cm-tooltip-lint': { maxWidth: 'min(28rem, 85vw)', fontFamily: 'var(--font-sans)', fontSize: '0.8125rem' },
  '.cm-diagnostic': { padding: '0.4rem 0.6rem', borderLeft: '3px solid var(--line-strong)' },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--danger)' },
  '.cm-diagnostic-warning': { borderLeftColor: 'var(--accent)' },
  '.cm-fix': { color: 'var(--link)', textDecoration: 'underline', cursor: 'pointer', padding: '0.25rem' },
})
