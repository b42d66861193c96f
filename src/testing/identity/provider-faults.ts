import type { TestApp } from '../start-app'

const METHODS = ['rename', 'endSessions', 'setDisabled', 'emailChangeCode', 'changePassword', 'deletePerson'] as const

/** The identity provider's administration as it is, but that it notes its calls and fails the first `failures` of them. */
export function faultyProvider(app: TestApp) {
  const { identity } = app.services.accounts
  const provider = { failures: 0, calls: [] as string[] }
  for (const name of METHODS) {
    const original: (...args: never[]) => Promise<unknown> = identity[name]
    Object.assign(identity, {
      async [name](...args: never[]) {
        provider.calls.push(`${name} ${args.map((one: unknown) => subjectOf(one)).join(' ')}`)
        if (provider.failures > 0) {
          provider.failures -= 1
          throw new Error('the provider is away')
        }
        return original(...args)
      },
    })
  }
  return provider
}

const subjectOf = (one: unknown): unknown =>
  typeof one === 'object' && one !== null && 'subject' in one ? one.subject : one
