import { type Job, tidying } from '~/platform/job'
import type { ChatModule } from './chat-module'

export const chatJobs = ({ library, retainedUsage, attachments }: ChatModule): Job[] => [
  tidying(library.tidy),
  tidying(retainedUsage.tidy),
  tidying(attachments.tidy),
]
