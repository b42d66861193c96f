import { toast } from '~/ui/toasts/toast'

/** CHAT-17…22: the chat's toasts for what went wrong. */
export const errorToast = (description: string) => toast({ title: 'Error', description, variant: 'destructive' })
