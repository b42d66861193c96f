import type { AccountHandlers } from '~/modules/accounts/accounts.server'
import * as accounts from '~/modules/accounts/contract'
import type { ChatHandlers } from '~/modules/chat/chat.server'
import * as chat from '~/modules/chat/contract'
import type { createRouter } from './route'

type Handlers = { accounts: AccountHandlers; chat: ChatHandlers }

/** Every call of the API. What it takes and answers: its contract. What it does: its handler. */
export function bindApi({ open, signedIn }: ReturnType<typeof createRouter>, on: Handlers) {
  open(accounts.signUp, on.accounts.signUp)
  open(accounts.signIn, on.accounts.signIn)
  open(accounts.signOut, on.accounts.signOut)
  open(accounts.idToken, on.accounts.idToken)

  open(accounts.clearSession, on.accounts.clearSession)
  open(accounts.firebaseLogin, on.accounts.firebaseLogin)
  open(accounts.autoLogin, on.accounts.autoLogin)
  open(accounts.currentUser, on.accounts.currentUser)
  open(accounts.verifySession, on.accounts.verifySession)
  open(accounts.currentUserV2, on.accounts.currentUserV2)
  open(accounts.sessionStatus, on.accounts.sessionStatus)
  open(accounts.logout, on.accounts.logout)

  signedIn(chat.messageLimits, on.chat.messageLimits)
  signedIn(chat.listChats, on.chat.listChats)
  signedIn(chat.readHistory, on.chat.readHistory)
  signedIn(chat.createChat, on.chat.createChat)
  signedIn(chat.renameChat, on.chat.renameChat)
  signedIn(chat.deleteChat, on.chat.deleteChat)
  signedIn(chat.sendMessage, on.chat.sendMessage)
  signedIn(chat.stopReply, on.chat.stopReply)
  signedIn(chat.followReply, on.chat.followReply)
}
