import { expect } from 'vitest'
import { REPLY_FAILURE } from '~/modules/chat/copy'
import type { ModelServer } from '~/testing/models/model-server'
import { eventually } from '../browser/journey'
import { ask, lastAnswer, lastMessage, toast, untilAnswered, untilReady } from '../chat/chat'
import { chooseInHead, chooseInRow, converse, library } from '../chat/library'
import { createTap } from '../chat/tap'
import { heading, type State, text } from './state'

/** All that an answer can hold, with lines and a table that are wider than a phone. */
const ANSWER = [
  '### Recorrer una lista\n\nUsa un **bucle** `for`, como en la [documentación](https://docs.python.org/3/):\n\n',
  '```python\n# Un comentario\ndef suma(números: list[int], inicio: int = 0) -> int:\n',
  "    return sum(números, inicio) if números else print('No hay nada que sumar en esta lista tan larga')\n```\n\n",
  '1. Primero\n2. Después\n\n- uno\n- otro\n\n> Una cita.\n\n',
  '| función | qué hace | cuándo se usa en un programa | ejemplo |\n|---|---|--:|---|\n',
  '| `enumerate` | numera los elementos | casi siempre | `enumerate(lista)` |\n\n---\n\nY ya está.',
]

/** A conversation from its first word to the day's limit. The model does what each state needs. */
export function conversationStates(model: ModelServer): readonly State[] {
  const tap = createTap()
  return [
    {
      what: 'a reply that is being written',
      at: '/chat',
      async first(page) {
        await untilReady(page)
        model.script({ kind: 'tokens', tokens: tap.tokens })
        await ask(page, '¿Cómo recorro una lista?')
        tap.write(...ANSWER.slice(0, 3))
        await eventually(() => lastAnswer(page).textContent()).toContain('return sum')
      },
    },
    {
      what: 'a finished answer',
      async first(page) {
        tap.write(...ANSWER.slice(3))
        tap.end()
        await untilAnswered(page)
        await page.locator('.hljs-keyword').first().waitFor()
      },
    },
    {
      what: 'the menu of a conversation',
      async first(page) {
        await page.getByRole('button', { name: 'Opciones de esta conversación' }).click()
        await page.getByRole('menuitem', { name: 'Compartir…' }).waitFor()
      },
    },
    {
      what: 'a new name for a conversation',
      async first(page) {
        await page.keyboard.press('Escape')
        await chooseInRow(await library(page, 'desktop'), '¿Cómo recorro una lista?', 'Cambiar el nombre')
        await page.getByRole('dialog', { name: 'Cambiar el nombre' }).waitFor()
      },
    },
    {
      what: 'sharing',
      async first(page) {
        await page.keyboard.press('Escape')
        await chooseInHead(page, 'Compartir…')
        await page.getByRole('button', { name: 'Crear enlace' }).click()
        await page.getByRole('dialog').getByRole('textbox').waitFor()
      },
    },
    {
      what: 'search results',
      async first(page) {
        await page.keyboard.press('Escape')
        await page.getByLabel('Buscar en tus chats').fill('bucle')
        await page.getByRole('list', { name: 'Resultados' }).getByRole('link').first().waitFor()
      },
    },
    {
      what: 'changing a question',
      at: '/chat',
      async first(page) {
        await untilReady(page)
        await page.getByRole('button', { name: 'Editar' }).first().click()
        await page.getByLabel('Cambia tu pregunta').waitFor()
      },
    },
    {
      what: 'a reply that failed',
      async first(page) {
        await page.getByRole('button', { name: 'Cancelar' }).click()
        model.script({ kind: 'json', status: 500, body: {} })
        await ask(page, '¿Y una tupla?')
        await lastMessage(page).getByText(REPLY_FAILURE.unavailable).waitFor()
      },
    },
    {
      what: 'no connection',
      async first(page) {
        await page.context().setOffline(true)
        await text(page, 'Sin conexión')
      },
    },
    {
      what: 'the day’s limit',
      async first(page) {
        await page.context().setOffline(false)
        await converse(page, ['uno', 'dos', 'tres', 'cuatro'])
        await page.goto('/mentor-basic')
        await untilReady(page)
        await text(page, 'Límite diario alcanzado')
        await page
          .getByRole('group')
          .filter({ has: page.getByLabel('Tu pregunta') })
          .hover()
        await page.getByRole('tooltip').waitFor()
      },
    },
    { what: 'dashboard with a conversation', at: '/dashboard', first: untilReady },
    {
      what: 'a deleted chat, with its toast',
      at: '/chat',
      async first(page) {
        await untilReady(page)
        await chooseInHead(page, 'Eliminar')
        await toast(page).getByRole('button', { name: 'Deshacer' }).waitFor()
      },
    },
    {
      what: 'a page that failed',
      at: '/dashboard',
      async first(page) {
        await untilReady(page)
        await page.route(/\/chat\.data/, (route) => route.fulfill({ status: 500, body: 'fallo' }))
        await page.getByRole('link', { name: 'Tus chats' }).click()
        await heading(page, 'Algo salió mal')
        await page.getByText('Diagnóstico', { exact: true }).click()
        expect(await page.getByRole('button', { name: 'Copiar diagnóstico' }).isVisible()).toBe(true)
      },
    },
  ]
}
