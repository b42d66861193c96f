import { comparison } from '~/modules/mentor/python/program/expression-shapes'
import { inputIn } from '~/modules/mentor/python/program/source'
import { calls, has, kept, same } from './program-facts'
import type { StandardWish } from './wish'

/** Wishes of what is typed. */
export const ASKING_WISHES: readonly StandardWish[] = [
  {
    name: 'asked name',
    of(facts) {
      const number = facts.numbers[0]
      const text = facts.texts[0]
      const only = number ?? text
      if (!only || has(facts.p, 'while') || facts.stdin !== '') return null
      return {
        says: [
          `que pida ${only.name} por teclado`,
          `quiero que el usuario escriba ${only.name}`,
          `haz que pregunte ${only.name} con input`,
          `que ${only.name} lo meta el usuario`,
          `y cómo hago para que me pida ${only.name}?`,
          `pedime ${only.name} por teclado`,
        ],
        isDone: ({ code, run, p }) => {
          const ran = run({ code, stdin: `${only.value}\n`.repeat(4) })
          return calls(p, 'input').length > 0 && kept(facts, { code, p, run, after: ran })
        },
      }
    },
  },
  {
    name: 'asks again',
    of(facts) {
      const asked = facts.p.places('assign').find(({ node }) => inputIn(node.value)?.conversion)
      return asked
        ? {
            says: [
              'que repita la pregunta si está mal',
              'si escribo letras que lo vuelva a pedir',
              'quiero que si no es un número lo pregunte otra vez',
              'haz que insista hasta que meta un número',
              'que vuelva a preguntar si ponen cualquier cosa',
            ],
            isDone: ({ code, run, p }) =>
              kept(facts, { code, run, p, after: run({ code, stdin: `abc\n${facts.stdin}` }) }),
          }
        : null
    },
  },
  {
    name: 'bad input',
    of(facts) {
      const asked = facts.p.places('assign').find(({ node }) => inputIn(node.value)?.conversion)
      return asked
        ? {
            says: [
              'con manejo de errores',
              'que no se rompa si escribo letras',
              'quiero que no falle si meten texto',
              'ponele un try except por si escriben letras',
            ],
            isDone: ({ code, run }) => !/ValueError/.test(run({ code, stdin: `abc\n${facts.stdin}` }).error ?? ''),
          }
        : null
    },
  },
  {
    name: 'until a word',
    of(facts) {
      const asks = calls(facts.p, 'input').length > 0 && !has(facts.p, 'while')
      return asks
        ? {
            says: [
              'que se repita hasta que escriba salir',
              'quiero que siga preguntando hasta que ponga «salir»',
              'haz que se repita hasta escribir salir',
              'repetilo hasta que escriba salir',
            ],
            isDone: ({ p, code, run }) => {
              const tries = [
                `${facts.stdin.split('\n').slice(0, calls(facts.p, 'input').length).join('\n')}\n${'salir\n'.repeat(6)}`,
                'salir\n'.repeat(6),
              ]
              return (
                has(p, 'while') && /salir/.test(p.source) && tries.some((stdin) => run({ code, stdin }).error === null)
              )
            },
          }
        : null
    },
  },
  {
    name: 'any case',
    of(facts) {
      const compared = facts.p.spots('compare').some(({ node }) => {
        const found = comparison(node)
        return (
          found?.right.kind === 'string' && /^[a-záéíóúñ]{2,}$/.test(found.right.value) && found.left.kind === 'name'
        )
      })
      return compared && calls(facts.p, 'input').length > 0 && !/lower\(/.test(facts.code)
        ? {
            says: [
              'que acepte mayúsculas',
              'que dé igual si lo escribo en mayúsculas o minúsculas',
              'quiero que no distinga mayúsculas',
              'que valga también en mayúscula',
            ],
            isDone: (tried) => same(facts, tried) && /\.(?:lower|upper|casefold)\(/.test(tried.p.source),
          }
        : null
    },
  },
  {
    name: 'a menu',
    of: (facts) =>
      facts.functions.length > 1 && calls(facts.p, 'input').length === 0 && !has(facts.p, 'class')
        ? {
            says: [
              'pon un menú',
              'quiero que tenga un menú para elegir',
              'haz un menú con las opciones',
              'agregale un menú',
            ],
            isDone: ({ p }) => has(p, 'while') && calls(p, 'input').length > 0 && calls(p, 'print').length > 1,
          }
        : null,
  },
]
