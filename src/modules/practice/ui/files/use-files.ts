import { useState } from 'react'
import type { RunFile } from '~/modules/runner/contract'
import { toast } from '~/ui/toasts/toast'
import { MAIN_FILE } from '../../rules'
import type { Shelf, ShelfState } from '../drafts/shelf'
import { FAULT_TEXT, type FileFault, faultOf, takeData } from './data-file'
import { useData } from './use-data'

const encoder = new TextEncoder()

/** All files of the open draft: its program, modules and data; which one is shown; and how others come in. */
export function useFiles(shelf: Shelf, { open }: ShelfState) {
  const data = useData(open.id)
  const [chosen, setChosen] = useState(MAIN_FILE)
  const modules = open.files.filter(({ name }) => name !== MAIN_FILE)
  const names = [...open.files, ...data.files].map(({ name }) => name)
  const shown = names.includes(chosen) ? chosen : MAIN_FILE

  /** What the program finds in its folder. */
  const given = (): RunFile[] => [
    ...modules.map(({ name, text }) => ({ name, content: encoder.encode(text) })),
    ...data.files,
  ]

  function put(file: RunFile) {
    if (file.name.endsWith('.py')) {
      const text = new TextDecoder().decode(file.content)
      const others = shelf.read().open.files.filter(({ name }) => name !== file.name)
      shelf.setFiles([...others, { name: file.name, text }])
    } else {
      // A draft that has files is kept, though nothing has been typed in it.
      shelf.setFiles(shelf.read().open.files)
      data.put(file)
    }
    setChosen(file.name)
  }

  async function add(files: readonly File[]) {
    const held = given().map(({ name, content }) => ({ name, bytes: content.length }))
    for (const file of files) {
      const taken = faultOf(file, held) ?? (await read(file))
      if (typeof taken === 'string') refuse(file.name, taken)
      else {
        held.push({ name: taken.name, bytes: taken.content.length })
        put(taken)
      }
    }
  }

  return {
    names,
    shown,
    show: setChosen,
    add,
    given,
    text: open.files.find(({ name }) => name === shown)?.text ?? null,
    data: data.files.find(({ name }) => name === shown) ?? null,
    remove(name: string) {
      if (data.files.some((file) => file.name === name)) data.remove(name)
      else shelf.setFiles(open.files.filter((file) => file.name !== name))
      setChosen(MAIN_FILE)
    },
  }
}

async function read(file: File): Promise<RunFile | FileFault> {
  try {
    return await takeData(file.name, new Uint8Array(await file.arrayBuffer()))
  } catch {
    return 'unreadable'
  }
}

const refuse = (name: string, fault: FileFault) =>
  toast({ title: `«${name.slice(0, 60)}» no se ha añadido`, description: FAULT_TEXT[fault], variant: 'destructive' })
