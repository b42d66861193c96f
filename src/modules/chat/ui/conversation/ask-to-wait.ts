import { toast } from '~/ui/toast'

/** While a reply is being written nothing else can be asked or changed: says so to one who tries. */
export const askToWait = () =>
  toast({ title: 'Espera un momento', description: 'Podrás hacerlo cuando termine la respuesta.' })
