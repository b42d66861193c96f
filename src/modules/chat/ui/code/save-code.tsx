import { Button } from '~/ui/button'
import { saveFile } from '~/ui/content/save-file'
import { Icon } from '~/ui/icon'
import { languageName } from './code-language'

/** ".py": a block of Python as a file of its own. Nothing for what is no program. */
export function SaveCode({ code, language }: { code: string; language: string | undefined }) {
  if (languageName(language) !== 'Python') return null
  return (
    <Button
      variant="ghost"
      size="sm"
      className="px-2 pointer-coarse:min-h-10"
      title="Descargar como archivo .py"
      onClick={() => saveFile(new Blob([`${code}\n`], { type: 'text/x-python' }), 'programa.py')}
    >
      <Icon name="download" className="size-4 max-md:hidden" />
      <span className="sr-only">Descargar</span>
      .py
    </Button>
  )
}
