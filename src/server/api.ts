import type { AccountHandlers, RecoveryHandlers } from '~/modules/accounts/accounts.server'
import * as accounts from '~/modules/accounts/contract'
import * as accountsInput from '~/modules/accounts/input'
import type { ChatHandlers } from '~/modules/chat/chat.server'
import * as chat from '~/modules/chat/contract'
import * as chatInput from '~/modules/chat/input'
import type { createRouter } from './route'

type Handlers = { accounts: AccountHandlers; recovery: RecoveryHandlers; chat: ChatHandlers }

/** Every call of the API: its address and reply (contract), what it takes (input), what it does (handler). */
export function bindApi({ open, signedIn }: ReturnType<typeof createRouter>, on: Handlers) {
  open(accounts.signUp, accountsInput.signUp, on.accounts.signUp)
  open(accounts.signIn, accountsInput.signIn, on.accounts.signIn)
  open(accounts.signOut, accountsInput.signOut, on.accounts.signOut)
  open(accounts.idToken, {}, on.accounts.idToken)

  open(accounts.clearSession, accountsInput.clearSession, on.accounts.clearSession)
  open(accounts.firebaseLogin, accountsInput.firebaseLogin, on.accounts.firebaseLogin)
  open(accounts.autoLogin, accountsInput.autoLogin, on.accounts.autoLogin)
  open(accounts.currentUser, {}, on.accounts.currentUser)
  open(accounts.verifySession, accountsInput.verifySession, on.accounts.verifySession)
  open(accounts.currentUserV2, {}, on.accounts.currentUserV2)
  open(accounts.sessionStatus, {}, on.accounts.sessionStatus)
  open(accounts.logout, accountsInput.logout, on.accounts.logout)

  open(accounts.recover, accountsInput.recover, on.recovery.recover)
  open(accounts.resetPassword, accountsInput.resetPassword, on.recovery.resetPassword)
  open(accounts.confirmEmail, accountsInput.confirmEmail, on.recovery.confirmEmail)
  signedIn(accounts.sendVerification, accountsInput.sendVerification, on.recovery.sendVerification)
  signedIn(accounts.acceptTerms, accountsInput.acceptTerms, on.recovery.acceptTerms)

  signedIn(chat.messageLimits, {}, on.chat.messageLimits)
  signedIn(chat.listChats, chatInput.listChats, on.chat.listChats)
  signedIn(chat.createChat, chatInput.createChat, on.chat.createChat)
  signedIn(chat.renameChat, chatInput.renameChat, on.chat.renameChat)
  signedIn(chat.pinChat, chatInput.pinChat, on.chat.pinChat)
  signedIn(chat.deleteChat, chatInput.chatId, on.chat.deleteChat)
  signedIn(chat.restoreChat, chatInput.chatId, on.chat.restoreChat)
  signedIn(chat.searchChats, chatInput.searchChats, on.chat.searchChats)
  signedIn(chat.exportChat, chatInput.exportChat, on.chat.exportChat)
  signedIn(chat.readShare, chatInput.chatId, on.chat.readShare)
  signedIn(chat.shareChat, chatInput.chatId, on.chat.shareChat)
  signedIn(chat.unshareChat, chatInput.chatId, on.chat.unshareChat)

  signedIn(chat.readHistory, chatInput.readHistory, on.chat.readHistory)
  signedIn(chat.showMessage, chatInput.messageId, on.chat.showMessage)
  signedIn(chat.sendMessage, chatInput.sendMessage, on.chat.sendMessage)
  signedIn(chat.regenerateReply, chatInput.replyId, on.chat.regenerateReply)
  signedIn(chat.continueReply, chatInput.replyId, on.chat.continueReply)
  signedIn(chat.stopReply, chatInput.replyId, on.chat.stopReply)
  signedIn(chat.followReply, chatInput.followReply, on.chat.followReply)
  signedIn(chat.followUps, chatInput.replyId, on.chat.followUps)
}
