import { type Job, tidying } from '~/platform/job'
import type { ChatModule } from './chat-module'

export const chatJobs = ({ library, keptUsage, attachments }: ChatModule): Job[] => [
  tidying(library.tidy),
  tidying(keptUsage.tidy),
  tidying(attachments.tidy),
]
