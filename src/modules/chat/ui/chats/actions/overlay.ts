/** What lies over the page, besides what is asked about a chat. */
export type Overlay = 'nothing' | 'list' | 'palette' | 'shortcuts'
