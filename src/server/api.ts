import type {
  AccountHandlers,
  AdminHandlers,
  EmbeddedHandlers,
  GoogleHandlers,
  PasskeyHandlers,
  ProfileHandlers,
  RecoveryHandlers,
  SecondStepHandlers,
} from '~/modules/accounts/accounts.server'
import * as admin from '~/modules/accounts/admin-contract'
import * as adminInput from '~/modules/accounts/admin-input'
import * as accounts from '~/modules/accounts/contract'
import * as accountsInput from '~/modules/accounts/input'
import * as passkeys from '~/modules/accounts/passkey-contract'
import * as passkeysInput from '~/modules/accounts/passkey-input'
import * as profile from '~/modules/accounts/profile-contract'
import * as profileInput from '~/modules/accounts/profile-input'
import * as secondStep from '~/modules/accounts/second-step-contract'
import * as secondStepInput from '~/modules/accounts/second-step-input'
import type {
  ManagementHandlers,
  OwnerHandlers,
  PurchaseHandlers,
  SubscriptionHandlers,
} from '~/modules/billing/billing.server'
import * as billing from '~/modules/billing/contract'
import * as billingInput from '~/modules/billing/input'
import * as owner from '~/modules/billing/owner-contract'
import * as ownerInput from '~/modules/billing/owner-input'
import * as payments from '~/modules/billing/payments-contract'
import * as paymentsInput from '~/modules/billing/payments-input'
import type { BlogHandlers } from '~/modules/blog/blog.server'
import * as blog from '~/modules/blog/contract'
import * as blogInput from '~/modules/blog/input'
import type { ChatHandlers } from '~/modules/chat/chat.server'
import * as chat from '~/modules/chat/contract'
import * as chatInput from '~/modules/chat/input'
import * as overview from '~/modules/overview/download-contract'
import * as overviewInput from '~/modules/overview/input'
import type { OverviewHandlers } from '~/modules/overview/overview.server'
import type { createRouter } from './route'

type Handlers = {
  embedded: EmbeddedHandlers | null
  google: GoogleHandlers
  accounts: AccountHandlers
  recovery: RecoveryHandlers
  profile: ProfileHandlers
  passkeys: PasskeyHandlers
  secondStep: SecondStepHandlers
  admin: AdminHandlers
  billing: SubscriptionHandlers
  purchases: PurchaseHandlers
  plans: ManagementHandlers
  owner: OwnerHandlers
  chat: ChatHandlers
  blog: BlogHandlers
  overview: OverviewHandlers
}

/** Every call of the API: its address and reply (contract), what it takes (input), what it does (handler). */
export function bindApi({ open, signedIn, forAdmins, signed }: ReturnType<typeof createRouter>, on: Handlers) {
  if (on.embedded) {
    open(accounts.signUp, accountsInput.signUp, on.embedded.signUp)
    open(accounts.signIn, accountsInput.signIn, on.embedded.signIn)
    open(accounts.signOut, accountsInput.signOut, on.embedded.signOut)
    open(accounts.idToken, {}, on.embedded.idToken)
    open(accounts.startGoogle, accountsInput.startGoogle, on.google.startGoogle)
    open(accounts.finishGoogle, {}, on.google.finishGoogle)
  }

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

  signedIn(profile.updateProfile, profileInput.updateProfile, on.profile.updateProfile)
  signedIn(profile.changePassword, profileInput.changePassword, on.profile.changePassword)
  signedIn(profile.readNotifications, {}, on.profile.readNotifications)
  signedIn(profile.saveNotifications, profileInput.saveNotifications, on.profile.saveNotifications)
  signedIn(profile.saveImprovement, profileInput.saveImprovement, on.profile.saveImprovement)
  signedIn(profile.endOtherSessions, profileInput.endOtherSessions, on.profile.endOtherSessions)
  signedIn(profile.exportPersonalData, {}, on.profile.exportPersonalData)
  signedIn(profile.deleteAccount, profileInput.deleteAccount, on.profile.deleteAccount)

  signedIn(passkeys.startPasskey, passkeysInput.startPasskey, on.passkeys.startPasskey)
  signedIn(passkeys.addPasskey, passkeysInput.addPasskey, on.passkeys.addPasskey)
  signedIn(passkeys.renamePasskey, passkeysInput.renamePasskey, on.passkeys.renamePasskey)
  signedIn(passkeys.removePasskey, passkeysInput.removePasskey, on.passkeys.removePasskey)
  open(passkeys.startPasskeySignIn, passkeysInput.startPasskeySignIn, on.passkeys.startPasskeySignIn)
  open(passkeys.passkeySignIn, passkeysInput.passkeySignIn, on.passkeys.passkeySignIn)

  signedIn(secondStep.startSecondStep, secondStepInput.startSecondStep, on.secondStep.startSecondStep)
  signedIn(secondStep.turnOnSecondStep, secondStepInput.turnOnSecondStep, on.secondStep.turnOnSecondStep)
  signedIn(secondStep.renewRecoveryCodes, secondStepInput.renewRecoveryCodes, on.secondStep.renewRecoveryCodes)
  signedIn(secondStep.turnOffSecondStep, secondStepInput.turnOffSecondStep, on.secondStep.turnOffSecondStep)
  open(secondStep.finishSignIn, secondStepInput.finishSignIn, on.secondStep.finishSignIn)

  forAdmins(admin.blockAccount, adminInput.blockAccount, on.admin.blockAccount)
  forAdmins(admin.unblockAccount, adminInput.unblockAccount, on.admin.unblockAccount)
  forAdmins(admin.endAccountSessions, adminInput.endAccountSessions, on.admin.endAccountSessions)
  forAdmins(admin.resendMail, adminInput.resendMail, on.admin.resendMail)

  forAdmins(overview.downloadFigures, overviewInput.downloadFigures, on.overview.downloadFigures)
  forAdmins(overview.downloadCosts, overviewInput.downloadCosts, on.overview.downloadCosts)

  signedIn(billing.subscriptionStatus, billingInput.subscriptionStatus, on.billing.subscriptionStatus)

  signedIn(payments.createCheckout, paymentsInput.createCheckout, on.purchases.createCheckout)
  signedIn(
    payments.getOrCreateSubscription,
    paymentsInput.getOrCreateSubscription,
    on.purchases.getOrCreateSubscription,
  )
  signedIn(payments.saveInvoiceDetails, paymentsInput.saveInvoiceDetails, on.purchases.saveInvoiceDetails)
  signedIn(payments.checkSessionStatus, paymentsInput.checkSessionStatus, on.purchases.checkSessionStatus)
  signedIn(payments.checkCheckoutSession, paymentsInput.checkCheckoutSession, on.purchases.checkCheckoutSession)
  signedIn(payments.activatePlan, paymentsInput.activatePlan, on.purchases.activatePlan)
  signed(payments.stripeWebhook, on.purchases.stripeWebhook)

  signedIn(payments.cancelSubscription, paymentsInput.cancelSubscription, on.plans.cancelSubscription)
  signedIn(payments.cancelSubscription2, paymentsInput.cancelSubscription, on.plans.cancelSubscription)
  signedIn(payments.resumeSubscription, paymentsInput.resumeSubscription, on.plans.resumeSubscription)
  signedIn(payments.payOpen, paymentsInput.payOpen, on.plans.payOpen)
  signedIn(payments.openPortal, paymentsInput.openPortal, on.plans.openPortal)
  signedIn(payments.billingHistory, paymentsInput.billingHistory, on.plans.billingHistory)
  signedIn(payments.withdraw, paymentsInput.withdraw, on.plans.withdraw)
  forAdmins(payments.testActivatePlan, paymentsInput.testActivatePlan, on.plans.testActivatePlan)
  forAdmins(payments.expireSubscription, paymentsInput.expireSubscription, on.plans.expireSubscription)
  forAdmins(owner.giftPlan, ownerInput.giftPlan, on.owner.giftPlan)
  forAdmins(owner.refundPayment, ownerInput.refundPayment, on.owner.refundPayment)

  signedIn(chat.readTeaching, {}, on.chat.readTeaching)
  signedIn(chat.changeTeaching, chatInput.changeTeaching, on.chat.changeTeaching)
  signedIn(chat.messageLimits, {}, on.chat.messageLimits)
  signedIn(chat.listChats, chatInput.listChats, on.chat.listChats)
  signedIn(chat.createChat, chatInput.createChat, on.chat.createChat)
  signedIn(chat.takeFreeAnswer, chatInput.takeFreeAnswer, on.chat.takeFreeAnswer)
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
  signedIn(chat.addAttachment, chatInput.addAttachment, on.chat.addAttachment)
  signedIn(chat.readAttachment, chatInput.attachmentId, on.chat.readAttachment)
  signedIn(chat.downloadAttachment, chatInput.attachmentId, on.chat.downloadAttachment)
  signedIn(chat.deleteAttachment, chatInput.attachmentId, on.chat.deleteAttachment)
  signedIn(chat.regenerateReply, chatInput.replyId, on.chat.regenerateReply)
  signedIn(chat.repairReply, chatInput.repairReply, on.chat.repairReply)
  signedIn(chat.continueReply, chatInput.replyId, on.chat.continueReply)
  signedIn(chat.stopReply, chatInput.replyId, on.chat.stopReply)
  signedIn(chat.followReply, chatInput.followReply, on.chat.followReply)
  forAdmins(chat.testMentor, chatInput.testMentor, on.chat.testMentor)
  signedIn(chat.followUps, chatInput.replyId, on.chat.followUps)
  signedIn(chat.voteOnReply, chatInput.voteOnReply, on.chat.voteOnReply)
  signedIn(chat.takeVoteBack, chatInput.replyId, on.chat.takeVoteBack)
  signedIn(chat.codeNotes, chatInput.replyId, on.chat.codeNotes)
  signedIn(chat.formatCode, chatInput.formatCode, on.chat.formatCode)

  open(blog.listPosts, {}, on.blog.listPosts)
  open(blog.listCategories, {}, on.blog.listCategories)
  open(blog.readPost, blogInput.readPost, on.blog.readPost)
}
