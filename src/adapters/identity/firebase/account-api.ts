import * as z from 'zod'
import type { AccessTokens } from './access-tokens'
import { GoogleRefusal, postToGoogle } from './google-call'
import { translated } from './refusals'

const account = z.object({
  localId: z.string().min(1),
  email: z.string().optional(),
  emailVerified: z.boolean().default(false),
  displayName: z.string().default(''),
  photoUrl: z.string().optional(),
  disabled: z.boolean().default(false),
  /** Seconds since 1970, in digits: sign-ins before it are void. */
  validSince: z.coerce.number().default(0),
  providerUserInfo: z
    .array(z.object({ providerId: z.string(), rawId: z.string().optional(), email: z.string().optional() }))
    .default([]),
  /** What we have noted at the account, as JSON. */
  customAttributes: z.string().default('{}'),
})
export type FirebaseAccount = z.output<typeof account>

const found = z.object({ users: z.array(account).default([]) })
const signedIn = z.object({ localId: z.string() })
const codeMade = z.object({ oobCode: z.string().optional() })
const codeChecked = z.object({ requestType: z.string(), email: z.string().optional() })
const anything = z.object({})

type Changes =
  | { displayName: string }
  | { disableUser: boolean }
  | { validSince: string }
  | { customAttributes: string }
  | { password: string; validSince: string; deleteProvider?: string[]; customAttributes?: string }
type CodeRequest =
  | { requestType: 'PASSWORD_RESET' | 'VERIFY_EMAIL'; email: string }
  | { requestType: 'VERIFY_AND_CHANGE_EMAIL'; email: string; newEmail: string }
type Options = { projectId: string; apiKey: string; siteUrl: URL; url: URL; accessTokens: AccessTokens }

/** Identity Toolkit's REST calls (v1), as few as the port needs. Throws AppErrors: `unavailable`, and what `refusals.ts` makes of Google's refusals. */
export function createAccountApi({ projectId, apiKey, siteUrl, url, accessTokens }: Options) {
  const address = (path: string) => new URL(`${url.pathname.replace(/\/$/, '')}/v1/${path}`, url)

  const asAdmin = async <Reply>(method: string, reply: z.ZodType<Reply>, body: object) => {
    const headers = { Authorization: `Bearer ${await accessTokens.get()}` }
    try {
      return await postToGoogle(address(`projects/${projectId}/accounts:${method}`), { reply, body, headers })
    } catch (error) {
      if (error instanceof GoogleRefusal && error.status === 401) accessTokens.forget()
      throw translated(error)
    }
  }
  // These take the key that browsers have; one that is limited to our site wants to hear its address.
  const asBrowser = <Reply>(method: string, reply: z.ZodType<Reply>, body: object) =>
    postToGoogle(address(`accounts:${method}`), {
      reply,
      body,
      headers: { 'X-Goog-Api-Key': apiKey, Referer: siteUrl.href },
    }).catch((error: unknown) => Promise.reject(translated(error)))

  return {
    async find(by: { localId: string } | { email: string }): Promise<FirebaseAccount | undefined> {
      const lists = Object.fromEntries(Object.entries(by).map(([name, value]) => [name, [value]]))
      const { users } = await asAdmin('lookup', found, lists)
      return users[0]
    },
    update: (localId: string, changes: Changes) => asAdmin('update', anything, { localId, ...changes }),
    delete: (localId: string) => asAdmin('delete', anything, { localId }),
    /** Mails nothing: answers the code for a link of our own. None where Google hides whether there is such an account. */
    async makeCode(request: CodeRequest): Promise<string | undefined> {
      return (await asAdmin('sendOobCode', codeMade, { ...request, returnOobLink: true })).oobCode
    },

    /** Which account this password opens. */
    async checkPassword(credentials: { email: string; password: string }): Promise<string> {
      return (await asBrowser('signInWithPassword', signedIn, { ...credentials, returnSecureToken: true })).localId
    },
    /** What the code is for, and the address it was made for. Does not use it up. */
    checkCode: (oobCode: string) => asBrowser('resetPassword', codeChecked, { oobCode }),
    resetPassword: (oobCode: string, newPassword: string) =>
      asBrowser('resetPassword', codeChecked, { oobCode, newPassword }),
    /** Answers whose address is confirmed now. */
    async redeemEmailCode(oobCode: string): Promise<string> {
      return (await asBrowser('update', signedIn, { oobCode })).localId
    },
  }
}
export type AccountApi = ReturnType<typeof createAccountApi>
