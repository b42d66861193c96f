/** Something the person at the terminal can mend: its message is shown alone, without a stack. */
export class SetupError extends Error {}

export function complain(error: unknown) {
  const isTyping = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  console.error(error instanceof SetupError || isTyping ? `\n✗ ${error.message}` : error)
}

/** Says in one short line what is being done. */
export const say = (line: string) => console.log(`› ${line}`)

/** Such as '3.2 s'. */
export const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`
