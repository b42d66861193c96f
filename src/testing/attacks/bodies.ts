import { addAttachment } from '~/modules/chat/contract'
import { MAX_FILE_BODY_BYTES } from '~/server/app'
import type { TestApp } from '../start-app'
import { actorsOf } from './actors'
import { answerTo, unfitRefusal } from './answer'
import { isWrite, nameOf, type Route } from './route-table'
import { NOBODYS, sampleRequest } from './sample-request'

type Attack = { name: string; body: string; code: string }

const MAX_USUAL_BYTES = 64 * 1024
const tooLargeFor = ({ endpoint: { path } }: Route) =>
  JSON.stringify({ message: 'a'.repeat(path === addAttachment.path ? MAX_FILE_BODY_BYTES : MAX_USUAL_BYTES) })
/** Of types that no field has. */
const WRONG_VALUES = [{ toString: 'x' }, [['x']], 1e308]

const ANY_ROUTE: readonly Attack[] = [
  { name: 'broken JSON', body: '{"a":', code: 'malformed_request' },
  { name: 'no JSON', body: 'undefined', code: 'malformed_request' },
  { name: 'nothing but depth', body: '['.repeat(60_000), code: 'malformed_request' },
  ...['[]', '"text"', '1', 'null', 'true', '[{}]'].map((body) => ({ name: body, body, code: 'invalid_input' })),
]

/** What a route takes with something more, and each of its fields with what it does not take. */
function attacksOn(route: Route): Attack[] {
  const fields = Object.entries(Object(sampleRequest(route, NOBODYS).body))
  const invalid = (name: string, entries: readonly (readonly [string, unknown])[]): Attack => ({
    name,
    // Not by an object: that would take `__proto__` for its own.
    body: `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join(',')}}`,
    code: 'invalid_input',
  })
  const unknown = ['desconocido', 'userId', 'role', '__proto__', 'constructor', 'prototype', 'toString']
  return [
    ...unknown.map((key) => invalid(`with ${key}`, [...fields, [key, { role: 'admin', isPro: true }]])),
    ...fields.flatMap(([field]) =>
      WRONG_VALUES.map((value) =>
        invalid(
          `${field}: ${JSON.stringify(value)}`,
          fields.map(([key, usual]) => [key, key === field ? value : usual]),
        ),
      ),
    ),
  ]
}

/** Sends every write what it must not take, as somebody who may do all; answers what it took, or refused in another way. */
export async function bodyHoles(app: TestApp, table: readonly Route[]): Promise<string[]> {
  const actors = actorsOf(app)
  const { call } = await actors.make('admin')
  const holes: string[] = []
  for (const route of table.filter((each) => isWrite(each) && each.guard !== 'signed')) {
    await actors.forgetAttempts()
    const tooLarge = { name: 'too large', body: tooLargeFor(route), code: 'payload_too_large' }
    for (const { name, body, code } of [tooLarge, ...ANY_ROUTE, ...attacksOn(route)]) {
      const answer = await answerTo(call, { ...sampleRequest(route, NOBODYS), body })
      const bad = unfitRefusal(answer) ?? (answer.code === code ? null : `${answer.code} instead of ${code}`)
      if (bad !== null) holes.push(`${nameOf(route)} ${name}: ${bad}`)
    }
  }
  for (const route of table.filter(({ input }) => input.query)) {
    const { method, path, body } = sampleRequest(route, NOBODYS)
    const address = `${path}${path.includes('?') ? '&' : '?'}desconocido=1`
    const answer = await answerTo(call, { method, path: address, body })
    const bad = unfitRefusal(answer) ?? (answer.code === 'invalid_input' ? null : `${answer.code} for an unknown field`)
    if (bad !== null) holes.push(`${nameOf(route)} ?desconocido: ${bad}`)
  }
  return holes
}
