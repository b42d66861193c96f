import { inlineCode } from '../../engine/compose'

const NOTEBOOK = /\b(?:celdas?|cuadernos?|notebooks?|jupyter|colab|kernel)\b/i
/** It was closed, opened again, or had worked before. */
const ANEW =
  /\b(?:cerr[eé]|abr[ií]|volv[ií]|reinici\p{L}*|reabr\p{L}*|desconect\p{L}*|ayer|antes|hoy|arriba|ya (?:lo|la|est[aá]|import\p{L}*)|s[ií] (?:est[aá]|import\p{L}*))/iu

/** Names and what is mounted are lost where the session of a notebook begins anew, though the cells that made them still stand there. */
export function restartedAdvice(name: string, around: string) {
  if (!NOTEBOOK.test(around) || !ANEW.test(around)) return null
  return {
    cause: `Un cuaderno recuerda lo que han hecho las celdas que se han ejecutado, y no lo que pone en ellas. Al cerrarlo, o si la sesión (el *kernel*) se reinicia o se desconecta, la memoria se vacía: ${inlineCode(name)} ya no existe aunque la celda que lo crea siga ahí.`,
    decide:
      'Vuelve a ejecutar las celdas desde la primera, en orden: «Ejecutar todo» (*Run all*). La que importa o crea ese nombre tiene que ir antes de la que lo usa.',
  }
}

/** A name that was given a value stays covered in the session of a notebook, whatever the cell says by now. */
export const coveredAdvice = (name: string, around: string): string | null =>
  NOTEBOOK.test(around) || /<ipython-input/.test(around)
    ? `Además, un cuaderno recuerda lo que ya se ha ejecutado: ${inlineCode(name)} sigue tapada en todas las celdas hasta que ejecutes una vez ${inlineCode(`del ${name}`)} (o reinicies la sesión).`
    : null

/** A folder of Google Drive that Colab does not have until it is mounted. */
export function unmountedAdvice(file: string) {
  if (!/^\/content\/(?:g?drive)\b/.test(file)) return null
  return {
    cause:
      'Esa carpeta es tu Google Drive visto desde Colab, y solo existe mientras está montado. Cada vez que la sesión empieza de nuevo (otro día, o tras desconectarse) hay que montarlo otra vez.',
    decide: `Ejecuta antes ${inlineCode("from google.colab import drive; drive.mount('/content/drive')")}, acepta el permiso y vuelve a ejecutar la celda. Si ya estaba montado, comprueba la ruta con ${inlineCode("import os; print(os.listdir('/content/drive/MyDrive'))")}.`,
  }
}
