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
    ['heapq.heappush(cola, (prioridad, tarea))\n\n¿qué hace heappush?', 'montículo'],
    ['cola = deque(maxlen=3)\ncola.append(1)\n\n¿qué hace maxlen?', 'cuántos caben como mucho'],
    ['with pytest.raises(ZeroDivisionError):\n    divide(1, 0)\n\npara qué sirve pytest.raises', '**salta** el error'],
  ])('what comes from a module unseen is told: %s', async (message, told) => {
    expect(await ask(message)).toContain(told)
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

describe('values that are told are put into the piece', () => {
  it.each([
    [
      'x = (x + vx) % ANCHO\n\nCon ANCHO = 800, x = 795 y vx = 12 ¿cuánto queda? ¿Y si va hacia la izquierda, x = 3, vx = -8?',
      ['`x` queda en **`7`** (`(795 + 12) % 800`)', '`x` queda en **`795`** (`(3 + (-8)) % 800`)'],
    ],
    [
      "if temp > limite:\n    estado = 'alarma'\nelse:\n    estado = 'ok'\n\nsi temp vale 38.5 y limite 38, ¿cuánto vale estado?",
      ["`estado` queda en **`'alarma'`**"],
    ],
    [
      "print(f'{minutos // 60}h {minutos % 60:02d}m')\n\n¿cuánto sale con minutos = 135? ¿y con 59?",
      ['imprime `2h 15m`', 'imprime `0h 59m`'],
    ],
    [
      'dias = (fin - inicio).days\n\ncon inicio = date(2025, 1, 30) y fin = date(2025, 3, 1), ¿cuánto vale dias?',
      ['`dias` queda en **`30`**'],
    ],
    ['media = sum(notas) / len(notas)\n\n¿qué pasa si notas está vacía?', ['se para con `ZeroDivisionError']],
    ['espera = min(2 ** n, 60)\n\nsi n va de 4 a 7, ¿cuánto espera?', ['**`16`**', '**`32`**', '**`60`**']],
    [
      'def propina(total, tanto=10):\n    return total * tanto / 100\n\nsi llamo a propina(45) qué devuelve? y con propina(45, 20)?',
      ['`propina(45)` devuelve `4.5`', '`propina(45, 20)` devuelve `9.0`'],
    ],
    [
      'def reparte(cartas, n):\n    return [cartas[i::n] for i in range(n)]\n\n¿qué devuelve si le paso la lista [1, 2, 3] y n = 2?',
      ['`reparte([1, 2, 3], 2)` devuelve `[[1, 3], [2]]`'],
    ],
  ])('%s', async (message, parts) => {
    const told = await ask(message)
    for (const part of parts) expect(told).toContain(part)
    expect(told.indexOf(parts[0] ?? '')).toBeLessThan(120)
  })
})

describe('what a piece is given in other ways', () => {
  it.each([
    [
      'copias = sorted(carpetas)[:-3]\nfor c in copias:\n    shutil.rmtree(c)\n\ny si solo hay 2, ¿borra algo?',
      '`copias` queda en **`[]`**',
    ],
    ['vence = date(2025, 1, 31) + timedelta(days=30)\n\n¿Qué fecha da?', '`vence` queda en **`2025-03-02`**'],
    [
      'class Hucha:\n    def __init__(self):\n        self.dinero = 0\n    def mete(self, x):\n        self.dinero += x\n        return self\n\nh = Hucha().mete(5).mete(7)\n\n¿cuánto hay en h.dinero?',
      '`h.dinero` vale **`12`**',
    ],
    [
      'se usa así: python lupulo.py 1.050 1.012\n\nimport sys\nog = float(sys.argv[1])\nfg = float(sys.argv[2])\nprint(f"{(og - fg) * 131.25:.1f}%")\n\n¿qué imprime? si no pongo nada detrás, ¿qué pasa?',
      '5.0%',
    ],
    [
      'import sys\nfor n in sys.argv[1:]:\n    print(n.upper())\n\nlo llamo con python grita.py hola mundo y ¿qué sale?',
      'HOLA\nMUNDO',
    ],
    [
      "nombre = input('¿Quién? ')\nedad = int(input('¿Edad? '))\nprint(f'{nombre} cumple {edad + 1}')\n\nsi escribo Marta y 30, ¿qué sale?",
      'Marta cumple 31',
    ],
  ])('%s', async (message, told) => {
    expect(await ask(message)).toContain(told)
  })
})

it('a word of code in a conversation is about what was said', async () => {
  const turns = [
    'a = [1, 2, 3]\nb = a\nb.append(4)\nprint(a)\n¿por qué cambia a si yo toqué b?',
    'entendido. y si la lista tiene listas dentro, tipo un tablero [[0,0],[0,0]], ¿también me vale a[:]?',
  ].flatMap((content) => [
    { role: 'user' as const, content },
    { role: 'assistant' as const, content: '' },
  ])
  const first = await mentor.answer({ mentor: 'basic', turns: turns.slice(0, 1) })
  const { markdown } = await mentor.answer({
    mentor: 'basic',
    turns: [...turns.slice(0, 1), { role: 'assistant', content: first.markdown }, ...turns.slice(2, 3)],
  })
  expect(markdown).toContain('**superficial**')
})
