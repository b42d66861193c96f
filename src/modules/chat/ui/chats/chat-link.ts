/** Where a conversation is: the page's own address with the chat in it, and the message to open it at. */
export const chatLink = (chatId: string, messageId: string | null = null) => ({
  search: messageId === null ? `?c=${chatId}` : `?c=${chatId}&m=${messageId}`,
})
