import { expect, it } from 'vitest'
import { escapeXml } from './escape-xml'

it.each([
  ['a < b & "c" > d', 'a &lt; b &amp; &quot;c&quot; &gt; d'],
  [']]></title><script>', ']]&gt;&lt;/title&gt;&lt;script&gt;'],
  ['uno\0dos\x08\x1b[31m\uffff', 'unodos[31m'],
  ['roto \ud800 y 🐍\n\taquí', 'roto \ufffd y 🐍\n\taquí'],
])('XML takes %j as text', (text, written) => {
  expect(escapeXml(text)).toBe(written)
})
