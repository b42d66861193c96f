import { describe, expect, it } from 'vitest'
import { FACTS } from '~/testing/mentor/product-facts'
import { createEmbeddedMentor } from '../../server/embedded-mentor'

const mentor = createEmbeddedMentor(FACTS)
const ask = async (content: string) =>
  (await mentor.answer({ mentor: 'basic', turns: [{ role: 'user', content }] })).markdown

describe('a piece of a program is read as a piece', () => {
  it('what it shows, with the imports that it counts on', async () => {
    const told = await ask('vuelta = date(2025, 2, 20) + timedelta(days=14)\nprint(vuelta)\n\n¿qué fecha imprime?')
    expect(told).toContain('2025-03-06')
    expect(told).toContain('`from datetime import date, timedelta`')
  })

  it.each([
    'for evento in pygame.event.get():\n    if evento.type == pygame.QUIT:\n        jugando = False\n\nsi en mi juego quito estas líneas la ventana se queda «No responde», ¿por qué?',
    'r = subprocess.run(["ping", ip], capture_output=True)\nif r.returncode == 0:\n    vivas.append(ip)\n\n¿qué hace, y por qué el 0 es que sí? ¿no debería ser 1?',
    'viejos = [f for f in Path("logs").iterdir() if f.stat().st_mtime < limite]\nfor f in viejos:\n    f.unlink()\n\nqué hace esto? me da miedo que borre lo que no es',
    'está bien esto?\n\nfor cliente in clientes:\n    if cliente["saldo"] < 0:\n        avisar(cliente)',
    'espera = min(2 ** intento, 60)\ntime.sleep(espera)\n\n¿cuánto debería esperar como mucho?',
  ])('what stands above it is no fault of the person: %s', async (message) => {
    const told = await ask(message)
    expect(told).not.toMatch(/NameError: name|se para en la línea|fallará con `NameError`/)
    expect(told).not.toMatch(/Falta `(?:import|from)/)
  })

  it.each([
    [
      "me sale NameError: name 'deque' is not defined\n\ncola = deque()\ncola.append(1)",
      'from collections import deque',
    ],
    ['no me funciona este programa:\n\nprint(math.sqrt(16))', 'import math'],
    ['me da error, ¿por qué?\n\nnombre = "Ana"\nprint(nombr)', 'nombre'],
  ])('but who tells of the failure is told of it: %s', async (message, told) => {
    expect(await ask(message)).toContain(told)
    expect(await ask(message)).toContain('NameError')
  })
})
