import type { Task } from '../../../engine/task/task'
import type { Module } from '../../../python/ast'
import { hasImpossibleTest } from './conditions'
import { drawsOne } from './draws'
import { ignoresGiven } from './given'
import { hasNoName } from './names'
import { asksForRule, asksTwice } from './prompts'
import { addsUpKey, hidesName, namesNothing, readsUnknown } from './scopes'
import { takesElse } from './signature'
import { wastesFigure, wastesParameter, wastesQuestion } from './unused'

/** Signs of a program that makes no sense, whoever has written it. */
export const SIGNS: Readonly<Record<string, (module: Module, task: Task, message: string) => boolean>> = {
  'a test that never holds': hasImpossibleTest,
  'a draw of one': drawsOne,
  'a parameter of no use': wastesParameter,
  'a question of no use': wastesQuestion,
  'a figure of no use': wastesFigure,
  'a name that is none': hasNoName,
  'a name that nothing has made': readsUnknown,
  'a name of two things': hidesName,
  'the same question twice': asksTwice,
  'a rule that is asked for': asksForRule,
  'a key that is added up': addsUpKey,
  'a column without a name': namesNothing,
  'other parameters than are stated': takesElse,
  'nothing is asked': asksNothing,
  'data of the request left aside': ignoresGiven,
}

export const isAbsurd = (module: Module, task: Task, message: string): boolean =>
  Object.values(SIGNS).some((isSign) => isSign(module, task, message))

/** Whether who is to be asked for something never is. */
function asksNothing({ source }: Module, { request, functions, classes }: Task): boolean {
  const text = request.text.replace(NOT_ASKED, ' ')
  return functions.length + classes.length === 0 && ORDERS_QUESTION.test(text) && !ASKS.test(source)
}
const NOT_ASKED = /\b(?:sin|no|nada)(?: [a-z]+){0,4} (?:por|del|desde el|con el) teclado\b/g
const ORDERS_QUESTION =
  /\bque (?:me |le |nos |se )?(?:pregunte|pida|solicite)n?\b|\b(?:por|del|desde el|con el) teclado\b|(?:^|[:;] )(?:pide|pedir|pregunta|preguntar)\b|\bque (?:escrib|met|tecle|introduzc|ingres|dig|elij)[a-z]+ (?:el usuario|la persona)\b/
const ASKS =
  /\b(?:input|Entry|askstring|askinteger|askfloat|text_input|number_input)\(|\bargv\b|argparse|stdin|request\./
