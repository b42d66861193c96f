import { folded } from '~/platform/text/folded'
import { inlineCode } from '../../../../engine/compose'
import type { FunctionPlace, Program } from '../../../../python/program/indexed-program'
import { levelOf } from '../../../../python/program/line-edits'
import { freeName } from '../../../../python/program/source'
import { type Change, type Result, STAGE } from '../../change'
import { spokenName } from '../../spoken-name'
import { isTest } from './helper-function'

const USES =
  '(?:us[ae](?:ndo|l[ao])?|utili[cz]\\w+|llam[ae]\\w*(?: a)?|con|aprovech\\w+)(?: (?:es[ao]|est[ao]|l[ao]|mi))?(?: funcion)?'

/** «usa esa función en un programa que pida dos números y saque los primos que hay entre ellos», «un programa que pida un número y use esa función». */
export const programAroundChange: Change = {
  name: 'program-around',
  stage: STAGE.structure + 0.6,
  says: [
    new RegExp(
      `\\b(?:(?:ahora|y|pues|haz\\w*|escrib\\w+|dame|quiero|necesito|me) ){0,5}${USES} (?:en|para(?: hacer)?|dentro de) un programa (?:que |para )(?<asks>pid[ae]\\w*|pregunt\\w+|lea)(?<rest>[^;.]{3,200})`,
    ),
    new RegExp(
      `\\b(?:(?:ahora|y|pues|haz\\w*|escrib\\w+|dame|quiero|necesito|me|cre\\w+) ){0,5}un programa (?:que |para )(?<asks2>pid[ae]\\w*|pregunt\\w+|lea)(?<rest2>[^;.]{3,140}?\\b(?:y|,|que) ${USES}\\b[^;.]{0,120})`,
    ),
    /\b(?:ahora |y )*(?:pide|pid\w+|pregunt\w+) (?:al usuario )?(?<rest3>(?:el|la|los|las|un|una|dos|2) [^;.]{3,80}? (?:y )?(?:us[ae]|llam[ae](?: a)?) (?:esa|esta|la|mi) funcion[^;.]{0,80})/,
  ],
  make(p, { parts }): Result {
    const place = p.places('function').findLast(({ scope }) => scope.kind === 'module')
    const rest = folded(parts.rest ?? parts.rest2 ?? parts.rest3 ?? '')
    if (!place || /\binput\(/.test(p.source) || place.node.parameters.length === 0) return null
    const isBetween =
      /\b(?:dos|2) [a-z]+/.test(rest) &&
      /\b(?:entre (?:ellos|ellas|l[oa]s dos|esos)|que hay entre|desde|del? .* al?|rango)\b/.test(rest)
    const lines =
      isBetween && place.node.parameters.length === 1 ? between(p, place) : !isBetween ? asked(p, place, rest) : null
    if (lines === null) return null
    const source = withoutExamples(p, place)
    return {
      code: `${source.trimEnd()}\n\n\n${lines.join('\n')}\n`,
      told: `El programa pide los datos y llama a ${inlineCode(place.node.name)} con ellos.`,
      how: ['`input` da siempre un texto: por eso se convierte antes de pasarlo a la función.'],
    }
  },
}

/** Calls that only showed it, at the end, make room for what is asked. */
function withoutExamples(p: Program, { node }: FunctionPlace): string {
  const last = p.body.findLast((each) => each.kind !== 'expression' || !p.text(each).includes(`${node.name}(`))
  const first = p.body.find((each) => last !== undefined && each.from > last.from)
  return first ? p.source.slice(0, first.from) : p.source
}

/** All numbers from one to another, both with them. */
function between(p: Program, place: FunctionPlace): string[] {
  const [start, end, item] = [freeName(p, 'inicio'), freeName(p, 'fin'), freeName(p, 'numero')]
  const level = levelOf(p)
  const call = `${place.node.name}(${item})`
  return [
    `${start} = int(input('Primer número: '))`,
    `${end} = int(input('Segundo número: '))`,
    `for ${item} in range(min(${start}, ${end}), max(${start}, ${end}) + 1):`,
    ...(isTest(p, place)
      ? [`${level}if ${call}:`, `${level}${level}print(${item})`]
      : [`${level}print(${item}, ${call})`]),
  ]
}

const TEXT =
  /^(?:texto|frase|palabra|cadena|nombre|letra|clave|contrasena|correo|email|dni|nif|telefono|s|t|usuario|codigo)/
const WHOLE = /^(?:n|a|b|x|y|numero|num|edad|cantidad|unidades|dia|mes|anio|ano|k|entero|segundos|minutos|horas)\d*$/

/** Each of its parameters is asked for, and what it gives is shown. */
function asked(p: Program, place: FunctionPlace, rest: string): string[] | null {
  const own = place.node.parameters.filter(({ standard }) => standard === null)
  if (own.some(({ name }) => /^(?:lista|numeros|notas|datos|[a-z]+s)$/.test(name) && !WHOLE.test(name))) return null
  const questions = own.map(({ name }) => {
    const ask = `input('${spokenName(name)}: ')`
    return `${name} = ${TEXT.test(name) ? ask : `${WHOLE.test(name) && !/decimal/.test(rest) ? 'int' : 'float'}(${ask})`}`
  })
  const call = `${place.node.name}(${own.map(({ name }) => name).join(', ')})`
  const level = levelOf(p)
  const said = place.node.name.replace(/^es_/, '').replaceAll('_', ' ')
  return isTest(p, place)
    ? [...questions, `if ${call}:`, `${level}print('Sí: ${said}')`, 'else:', `${level}print('No: ${said}')`]
    : [...questions, `print(${call})`]
}
