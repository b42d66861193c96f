import type { Router } from '~/platform/http/router'
import * as contract from '../contract'
import * as input from '../input'
import type { Actor } from './asking/actor'
import type { ChatHandlers } from './handlers'

/** Every call of the chats. */
export function bindChat({ signedIn, forAdmins }: Router<Actor>, on: ChatHandlers) {
  signedIn(contract.readTeaching, {}, on.readTeaching)
  signedIn(contract.changeTeaching, input.changeTeaching, on.changeTeaching)
  signedIn(contract.messageLimits, {}, on.messageLimits)
  signedIn(contract.listChats, input.listChats, on.listChats)
  signedIn(contract.createChat, input.createChat, on.createChat)
  signedIn(contract.takeFreeAnswer, input.takeFreeAnswer, on.takeFreeAnswer)
  signedIn(contract.renameChat, input.renameChat, on.renameChat)
  signedIn(contract.pinChat, input.pinChat, on.pinChat)
  signedIn(contract.deleteChat, input.chatId, on.deleteChat)
  signedIn(contract.restoreChat, input.chatId, on.restoreChat)
  signedIn(contract.searchChats, input.searchChats, on.searchChats)
  signedIn(contract.exportChat, input.exportChat, on.exportChat)
  signedIn(contract.readShare, input.chatId, on.readShare)
  signedIn(contract.shareChat, input.chatId, on.shareChat)
  signedIn(contract.unshareChat, input.chatId, on.unshareChat)

  signedIn(contract.readHistory, input.readHistory, on.readHistory)
  signedIn(contract.showMessage, input.messageId, on.showMessage)
  signedIn(contract.sendMessage, input.sendMessage, on.sendMessage)
  signedIn(contract.addAttachment, input.addAttachment, on.addAttachment)
  signedIn(contract.readAttachment, input.attachmentId, on.readAttachment)
  signedIn(contract.downloadAttachment, input.attachmentId, on.downloadAttachment)
  signedIn(contract.deleteAttachment, input.attachmentId, on.deleteAttachment)
  signedIn(contract.regenerateReply, input.replyId, on.regenerateReply)
  signedIn(contract.repairReply, input.repairReply, on.repairReply)
  signedIn(contract.continueReply, input.replyId, on.continueReply)
  signedIn(contract.stopReply, input.replyId, on.stopReply)
  signedIn(contract.followReply, input.followReply, on.followReply)
  forAdmins(contract.testMentor, input.testMentor, on.testMentor)
  signedIn(contract.followUps, input.replyId, on.followUps)
  signedIn(contract.voteOnReply, input.voteOnReply, on.voteOnReply)
  signedIn(contract.takeVoteBack, input.replyId, on.takeVoteBack)
  signedIn(contract.codeNotes, input.replyId, on.codeNotes)
  signedIn(contract.formatCode, input.formatCode, on.formatCode)
}
