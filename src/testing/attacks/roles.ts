import type { TestApp } from '../start-app'
import { type Actor, actorsOf, NOBODIES, ROLES, type Role } from './actors'
import { type Answer, answerTo, unfit } from './answer'
import { type Guard, nameOf, type Route } from './route-table'
import { type Filling, NOBODYS, sampleRequest } from './sample-request'

type Expected = (role: Role) => string | null

/** The code with which a guard refuses a role; null where it lets it through. */
const REFUSED = {
  open: () => null,
  signedIn: (role) => (NOBODIES.includes(role) ? 'not_authenticated' : null),
  forAdmins: (role) => {
    if (NOBODIES.includes(role)) return 'not_authenticated'
    return role === 'admin' ? null : 'forbidden'
  },
  signed: () => 'invalid_signature',
} satisfies Record<Guard, Expected>
const STATUS: Record<string, number> = { not_authenticated: 401, forbidden: 403, invalid_signature: 400 }

/** With no id that may be missing: an unknown one would be an answer of its own. */
const LEAST: Filling = { ...NOBODYS, uuid: () => undefined, mentor: 'pro' }

/** Calls every route as everybody, with what it takes and ids of nobody; answers what is wrong, a line each. */
export async function roleHoles(app: TestApp, table: readonly Route[]): Promise<string[]> {
  const actors = actorsOf(app)
  const holes: string[] = []
  for (const role of ROLES) {
    let actor = await actors.make(role)
    for (const route of table) {
      await actors.forgetAttempts()
      const answer = await answerTo(actor.call, sampleRequest(route, LEAST))
      const hole = holeIn({ route, role, actor, answer })
      if (hole !== null) holes.push(`${nameOf(route)} as ${role}: ${hole}`)
      // Some calls end what they are called with.
      if (!NOBODIES.includes(role) && !(await actors.isSignedIn(actor))) actor = await actors.make(role)
    }
  }
  return holes
}

type Seen = { route: Route; role: Role; actor: Actor; answer: Answer }

function holeIn({ route, role, actor, answer }: Seen): string | null {
  const { status, code, text } = answer
  const bad = unfit(answer)
  if (bad !== null) return bad
  if (NOBODIES.includes(role) && actor.email !== null && text.includes(actor.email)) return 'tells about the account'
  const refused = REFUSED[route.guard](role)
  if (refused !== null) {
    return code === refused && status === STATUS[refused] ? null : `${status} ${code} instead of ${refused}`
  }
  if (route.guard === 'open') return null
  if (code === 'not_authenticated' || code === 'forbidden') return `refused as ${code}`
  const needsPro = route.guard === 'signedIn' && asksForPro(route)
  return needsPro && role !== 'admin' && code !== 'requires_upgrade' ? 'has the PRO mentor for nothing' : null
}

/** Whether a call says which mentor it wants. */
const asksForPro = (route: Route): boolean => {
  const of = (mentor: 'basic' | 'pro') => JSON.stringify(sampleRequest(route, { ...LEAST, mentor }))
  return of('pro') !== of('basic')
}
