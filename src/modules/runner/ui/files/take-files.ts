import type { RunFile } from '../../contract'
import { MAX_GIVEN, MAX_GIVEN_FILES } from '../../rules'

/** Why files cannot be given to a program. */
export type TakingFault = 'size' | 'count' | 'unreadable'

/**
 * Files of the reader's computer, as a program finds them; they stay in this browser. One alone is what the program asks for, whatever it
 * is called; of several, the one with the same name is.
 */
export async function takeFiles(
  chosen: readonly File[],
  asked: string,
  held: readonly RunFile[],
): Promise<readonly RunFile[] | TakingFault> {
  const size = [...chosen.map((file) => file.size), ...held.map(({ content }) => content.length)]
  if (size.length > MAX_GIVEN_FILES) return 'count'
  if (size.reduce((sum, bytes) => sum + bytes, 0) > MAX_GIVEN) return 'size'
  try {
    return await Promise.all(
      chosen.map(async (file) => ({
        name: chosen.length === 1 || file.name === lastOf(asked) ? asked : file.name,
        content: new Uint8Array(await file.arrayBuffer()),
      })),
    )
  } catch {
    return 'unreadable'
  }
}

/** A path's last part, of any system. */
export const lastOf = (path: string) => path.split(/[/\\]/).at(-1) ?? path
