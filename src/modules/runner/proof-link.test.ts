import { createHash } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { ownTime } from '~/testing/own-time'
import { compareOutput } from './compare-output'
import { decodeProof, encodeProof, MAX_PROOF_LINK, type Proof } from './proof-link'

const PROOF: Proof = {
  code: "nombre = input('¿Cómo te llamas? ')\nprint('Hola,', nombre, '🐍')",
  form: 'program',
  before: ['import math'],
  inputs: ['Inés'],
  seed: 1,
  clock: 1_790_000_000_000,
  output: '¿Cómo te llamas? Inés\nHola, Inés 🐍\n',
}
const linked = async () => (await encodeProof(PROOF)) ?? ''
/** A link whose hash is right, whatever it carries. */
function forged(content: string | Buffer): string {
  const packed = deflateRawSync(content)
  return `1.${createHash('sha256').update(packed).digest('hex').slice(0, 16)}.${packed.toString('base64url')}`
}
const carrying = (over: object) => forged(JSON.stringify({ ...PROOF, ...over }))

describe('a link that proves itself', () => {
  it('C-71 carries everything that the run depended on, and its output', async () => {
    const link = await linked()
    expect(await decodeProof(link)).toEqual(PROOF)
    expect(link).toMatch(/^[\w.-]+$/)
    expect(link.length).toBeLessThan(400)
    expect(await decodeProof(forged(JSON.stringify(PROOF)))).toEqual(PROOF)
  })

  it('says so when it was cut or changed, anywhere', async () => {
    const link = await linked()
    for (const at of [0, 2, 10, 19, 30, link.length - 1]) {
      const other = link[at] === 'a' ? 'b' : 'a'
      expect(await decodeProof(`${link.slice(0, at)}${other}${link.slice(at + 1)}`), `at ${at}`).toBe('damaged')
    }
    for (const length of [1, 5, 20, link.length - 1]) expect(await decodeProof(link.slice(0, length))).toBe('damaged')
    for (const text of ['hola', '1..', '%00', `${link}=`, `${link} `, 'x'.repeat(1e6)])
      expect(await decodeProof(text)).toBe('damaged')
    expect(await decodeProof('')).toBe('empty')
    expect(await decodeProof(link.replace(/^1/, '2'))).toBe('version')
  })

  it('takes nothing but what a run is made of', async () => {
    for (const over of [
      { more: 1 },
      { code: '' },
      { code: 5 },
      { form: 'constructor' },
      { before: Array(21).fill('x') },
      { inputs: ['x'.repeat(2_001)] },
      { seed: -1 },
      { seed: 1.5 },
      { clock: '1' },
      { output: null },
    ])
      expect(await decodeProof(carrying(over)), JSON.stringify(over).slice(0, 40)).toBe('damaged')
    const text = JSON.stringify(PROOF)
    for (const hostile of [
      text.replace('{', '{"__proto__":{"seed":7},'),
      text.replace('{', '{"constructor":{"prototype":{}},'),
      '[]',
      'null',
      '"x"',
      `${'['.repeat(50_000)}`,
      Buffer.from([0xff, 0xfe]),
    ])
      expect(await decodeProof(forged(hostile))).toBe('damaged')
    expect(Object.hasOwn(Object.prototype, 'seed')).toBe(false)
  })

  it('unpacks no bomb', async () => {
    const bomb = carrying({ code: ' '.repeat(5_000_000) })
    expect(bomb.length).toBeLessThan(MAX_PROOF_LINK)
    const before = ownTime()
    expect(await decodeProof(bomb)).toBe('damaged')
    expect(ownTime() - before).toBeLessThan(1_000)
  })

  it('is not made where it would be too long', async () => {
    const noise = Array.from({ length: 200 }, (_, at) => createHash('sha512').update(`${at}`).digest('base64')).join('')
    expect(await encodeProof({ ...PROOF, code: noise })).toBeNull()
    expect(await encodeProof({ ...PROOF, before: Array(5).fill(' '.repeat(60_000)) })).toBeNull()
  })
})

describe('two outputs', () => {
  it('differ by the lines between the first and the last that are not the same', () => {
    expect(compareOutput('a\nb\nc\nd\n', 'a\nx\ny\nd\n')).toEqual({
      from: 1,
      promised: ['b', 'c'],
      given: ['x', 'y'],
      more: 0,
    })
    expect(compareOutput('a\n', 'a\nb\n')).toMatchObject({ from: 1, promised: [], given: ['b'] })
    expect(compareOutput('a\na\n', 'a\n')).toMatchObject({ promised: ['a'], given: [] })
    expect(compareOutput('a ', 'a')).not.toBeNull()
    expect(compareOutput('', 'x\n'.repeat(100))).toMatchObject({ given: { length: 40 }, more: 60 })
  })

  it('are the same but for addresses in memory', () => {
    expect(compareOutput('<C object at 0x1f2a>\n', '<C object at 0x99>\n')).toBeNull()
    expect(compareOutput('0x1f\n', '0x2f\n')).not.toBeNull()
  })
})
