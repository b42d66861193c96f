import { setImmediate } from 'node:timers/promises'
import { excerptOf } from '~/modules/mentor/mentor.server'

type Given = Parameters<typeof excerptOf>

/** The excerpts of a question's files, in about `room` characters each. Of a file of 200 kB each takes long: others have their turn in between. */
export async function excerptsOf(files: readonly Given[0][], shown: Given[1]): Promise<string[]> {
  const excerpts: string[] = []
  for (const file of files) {
    await setImmediate()
    excerpts.push(excerptOf(file, shown))
  }
  return excerpts
}
