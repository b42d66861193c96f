import { upperFirst } from '~/platform/text/first-letter'
import { listed } from '~/platform/text/listed'
import type { UnmetCase } from './contract'

const KIND = { list: 'la lista ', number: 'el número ', text: 'el texto ', other: '' } satisfies Record<
  UnmetCase['given'][number]['kind'],
  string
>

/** A made-up case that a function does not meet, as a sentence: «Con la lista [2, 1] da [2, 1]; se esperaba [1, 2].» */
export function unmetText({ how, given, got, expected, says }: UnmetCase): string {
  const values = given.map(({ kind, value }) => KIND[kind] + inLine(value))
  const all = listed(values)
  const found = {
    gives: `da ${inLine(got) || 'nada'}`,
    raises: `se para con ${inLine(got)}`,
    hangs: 'no termina a tiempo',
  }[how]
  const wanted = says ? says : expected ? `se esperaba ${inLine(expected)}` : ''
  const said = `${all ? `con ${all} ` : ''}${found}${wanted ? `; ${wanted}` : ''}.`
  return upperFirst(said)
}

const inLine = (text: string) => text.replace(/\s+/g, ' ')
