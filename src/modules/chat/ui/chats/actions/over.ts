/** What lies over the page, besides what is asked about a chat. */
export type Over = 'nothing' | 'list' | 'palette' | 'shortcuts'
