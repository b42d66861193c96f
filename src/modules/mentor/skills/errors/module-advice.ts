import { inlineCode } from '../../engine/compose'
import { nearest } from '../../engine/lexicon/edit-distance'
import { MODULES } from '../../python/known-modules'
import { PACKAGES } from './diagnose/names/known-names'

/** What is to be done about a module that is not found, where no code is shown. */
export function moduleAdvice(module: string, around: string): { cause: string; decide: string } {
  const name = module.split('.')[0] ?? module
  const meant = Object.hasOwn(PACKAGES, name)
    ? null
    : nearest(name.toLowerCase(), Object.keys(MODULES), name.length < 4 ? 0 : name.length < 5 ? 1 : 2)
  if (meant !== null && meant !== name)
    return {
      cause: `No hay ningún módulo que se llame ${inlineCode(name)}. Quizá quisiste decir ${inlineCode(meant)}, que viene con Python.`,
      decide: `Escribe ${inlineCode(`import ${meant}`)}.`,
    }
  const install = PACKAGES[name] ?? name
  const other =
    install === name ? '' : ` Ojo: se importa como ${inlineCode(name)}, y se instala como ${inlineCode(install)}.`
  if (
    /already satisfied|ya (?:lo |la )?(?:instale|instalé|tengo|esta instalad|está instalad)|lo (?:instale|instalé)|he instalado/i.test(
      around,
    )
  )
    return {
      cause: `${inlineCode(install)} está instalado, pero en otro Python: en tu ordenador hay más de uno (o un entorno virtual), y el que ejecuta tu programa no es el mismo en el que lo instaló \`pip\`.${other}`,
      decide: `Instálalo en el mismo Python con el que ejecutas: ${inlineCode(`python -m pip install ${install}`)}. En VS Code o PyCharm, mira abajo a la derecha qué intérprete está elegido; con ${inlineCode('import sys; print(sys.executable)')} ves cuál se usa.`,
    }
  return {
    cause: `${inlineCode(name)} no viene con Python, y no está instalado en el que ejecuta tu programa.${other}`,
    decide: `En la terminal (no dentro de Python) escribe ${inlineCode(`python -m pip install ${install}`)} y vuelve a ejecutar. Si ${inlineCode(name)} es un archivo tuyo, tiene que estar en la misma carpeta que el programa.`,
  }
}
