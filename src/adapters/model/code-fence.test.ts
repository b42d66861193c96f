import { expect, it } from 'vitest'
import { endsInCode } from './code-fence'

it.each([
  ['', false],
  ['hola', false],
  ['```python\nprint(1)', true],
  ['Mira:\n```python\nprint(1)\n```', false],
  ['```python\nprint("```")', true],
  ['```python\n```no cierra', true],
  ['````\n```\n', true],
  ['~~~\n```\n', true],
  ['```\nuno\n```\n\n```text\ndos', true],
  ['usa `print`', false],
  ['    ```', false],
  ['```python\r\nprint(1)\r\n', true],
  ['```python\r\nprint(1)\r\n```\r\n', false],
])('%j ends inside code: %s', (markdown, expected) => {
  expect(endsInCode(markdown)).toBe(expected)
})
