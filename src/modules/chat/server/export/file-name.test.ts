import { expect, it } from 'vitest'
import { attachmentNamed, folderName } from './file-name'

it.each([
  ['Bucles', 'attachment; filename="Bucles.md"; filename*=UTF-8\'\'Bucles.md'],
  [
    '¿Qué es una función?',
    'attachment; filename="Que es una funcion.md"; filename*=UTF-8\'\'%C2%BFQu%C3%A9%20es%20una%20funci%C3%B3n.md',
  ],
  ['a/b\\c: "d" * <e>|f', 'attachment; filename="a b c d e f.md"; filename*=UTF-8\'\'a%20b%20c%20d%20e%20f.md'],
  ['../../etc/passwd', 'attachment; filename="etc passwd.md"; filename*=UTF-8\'\'etc%20passwd.md'],
  ['uno\r\nSet-Cookie: x', 'attachment; filename="unoSet-Cookie x.md"; filename*=UTF-8\'\'unoSet-Cookie%20x.md'],
  ['gpj.\u202efdp', 'attachment; filename="gpj.fdp.md"; filename*=UTF-8\'\'gpj.fdp.md'],
  ["it's (1)", "attachment; filename=\"it's (1).md\"; filename*=UTF-8''it%27s%20%281%29.md"],
  ['CON', 'attachment; filename="conversacion.md"; filename*=UTF-8\'\'conversacion.md'],
  ['...', 'attachment; filename="conversacion.md"; filename*=UTF-8\'\'conversacion.md'],
  ['日本', 'attachment; filename="conversacion.md"; filename*=UTF-8\'\'%E6%97%A5%E6%9C%AC.md'],
  ['🐍'.repeat(100), `attachment; filename="conversacion.md"; filename*=UTF-8''${'%F0%9F%90%8D'.repeat(80)}.md`],
])('names a download after the title %j', (title, header) => {
  expect(attachmentNamed(title, 'md')).toBe(header)
})

it.each([
  '../../../etc/passwd',
  '..\\..\\windows',
  '/abs/olute',
  'C:\\x',
  'a\0b',
  'a\r\nb: c',
  '\u202egpj.exe',
  '.. ',
  'nul',
  '\ud800 roto',
  '=cmd|calc',
  '"; filename="x.exe',
  "';x=''",
])('keeps %j within its folder and its header', (title) => {
  const folder = folderName(title)
  expect(folder).not.toMatch(/[/\\:*?"<>|\p{C}]|^[\s.]|[\s.]$|^$/u)
  const header = attachmentNamed(title, 'md')
  expect(header).toMatch(/^attachment; filename="[ -~]*"; filename\*=UTF-8''[\w%.~-]+$/)
  expect(header.split('"')).toHaveLength(3)
  expect(() => new Headers({ 'Content-Disposition': header })).not.toThrow()
})
