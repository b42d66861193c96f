import * as z from 'zod'

/** `media(notas: list[float]) -> float`; a parameter without a type is any. */
export type Signature = { name: string; parameters: { name: string; type: string }[]; returns: string }

const SIGNATURE = /^(?<name>[A-Za-z_]\w*)\((?<parameters>[^()]*)\)(?:\s*->\s*(?<returns>[\w[\], |.]+))?$/
const PARAMETER = /^(?<name>\*{0,2}[A-Za-z_]\w*)(?:\s*:\s*(?<type>[\w[\], |.]+?))?(?:\s*=.*)?$/
/** Commas between parameters, not those of `dict[str, int]`. */
const COMMA = /,(?![^[]*\])/

export function readSignature(text: string, context: z.RefinementCtx): Signature {
  const found = SIGNATURE.exec(text.trim())?.groups
  const parameters = (found?.parameters ?? '')
    .split(COMMA)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => PARAMETER.exec(part)?.groups)
  if (found === undefined || parameters.includes(undefined)) {
    context.addIssue({ code: 'custom', message: 'write it as "name(parameter: type) -> type"' })
    return z.NEVER
  }
  return {
    name: found.name ?? '',
    parameters: parameters.map((one) => ({ name: (one?.name ?? '').replace(/^\*+/, ''), type: one?.type ?? 'any' })),
    returns: found.returns?.trim() ?? 'None',
  }
}
