import type { Answer, Block } from './skill'

export const text = (markdown: string): Block => ({ kind: 'text', markdown })
/** Markdown of its own: several paragraphs, tables, code. */
export const markdown = (own: string): Block => ({ kind: 'markdown', markdown: own })
export const heading = (title: string): Block => ({ kind: 'heading', text: title })
export const list = (items: string[]): Block => ({ kind: 'list', items })
export const python = (code: string): Block => ({ kind: 'code', language: 'python', code })
/** What a program prints. */
export const printed = (output: string): Block => ({ kind: 'code', language: 'text', code: output.replace(/\n$/, '') })

export const answered = (topic: string, blocks: Block[]): Answer => ({ outcome: 'answered', topic, blocks })
