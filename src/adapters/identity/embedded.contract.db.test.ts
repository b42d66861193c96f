import { symmetricDecrypt } from 'better-auth/crypto'
import { decodeProtectedHeader, importJWK, SignJWT } from 'jose'
import { identityJwks } from '~/database/tables/schema'
import { openTestDatabase } from '~/testing/database/database'
import { type IdentityHarness, identityContract } from '~/testing/identity/identity-contract'
import { CHEAP_PASSWORDS } from '~/testing/start-app'
import { createEmbeddedIdentity } from './embedded'

const SECRET = 'a secret that only the tests know, 32 long'

identityContract('embedded', async (): Promise<IdentityHarness> => {
  const database = await openTestDatabase()
  const identity = createEmbeddedIdentity({
    db: database.db,
    secret: SECRET,
    publicUrl: new URL('http://localhost:3000'),
    passwordCost: CHEAP_PASSWORDS,
  })
  const signIn = async (credentials: { email: string; password: string }) => {
    const { cookies } = await identity.signIn(credentials, { userAgent: undefined })
    const cookie = cookies.map((line) => line.split(';')[0]).join('; ')
    return { freshIdToken: async () => (await identity.idToken(new Headers({ cookie }))).token }
  }
  // The first token makes the key.
  const first = { email: 'llaves@contrato.example', password: 'una contraseña de prueba' }
  await identity.signUp({ ...first, name: 'Llaves' }, new Headers())
  const { kid, alg = '' } = decodeProtectedHeader(await (await signIn(first)).freshIdToken())
  const [stored] = await database.db.select().from(identityJwks)
  const privateKey = await symmetricDecrypt({ key: SECRET, data: JSON.parse(stored?.privateKey ?? '') })
  const key = await importJWK(JSON.parse(privateKey), alg)
  return {
    identity,
    createAccount: async (account) => (await identity.signUp(account, new Headers())).idToken.uid,
    signIn,
    signed: (claims) => new SignJWT(claims).setProtectedHeader({ alg, ...(kid ? { kid } : {}) }).sign(key),
    stop: () => database.close(),
  }
})
