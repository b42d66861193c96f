import type { FaultTexts } from '../fault-text'

export const TOLD_GAME_TEXTS: FaultTexts = {
  'picture-never-shown': {
    signs: ['nothing', 'never', 'missing'],
    what: 'El bucle de la línea {line} dibuja, pero nadie manda el dibujo a la pantalla: falta {mended} al final de cada vuelta.',
    why: 'Pygame dibuja en una hoja que no se ve. `display.flip()` (o `display.update()`) la cambia por la que está en pantalla.',
    avoid: 'En cada vuelta: eventos, mover, fondo, dibujar y, lo último, `pygame.display.flip()`.',
  },
  'rounds-without-pause': {
    signs: ['number', 'endless', 'limit'],
    what: 'El bucle de la línea {line} da tantas vueltas por segundo como puede el ordenador: por eso va tan rápido, y en cada máquina distinto.',
    why: 'Con un reloj, {mended} espera lo justo para que sean 60 vueltas por segundo como mucho. Así la velocidad la decides tú.',
    avoid: 'Todo juego lleva un `pygame.time.Clock()` y un `tick(60)` al final de cada vuelta.',
  },
  'background-on-top': {
    signs: ['nothing', 'lost', 'order', 'missing'],
    what: 'En la línea {line}, {cover} va **después** de {first}, y lo tapa.',
    why: 'Lo que se dibuja después queda encima, como al pintar. El fondo va lo primero, y lo demás sobre él.',
    avoid: 'De atrás hacia delante: fondo, objetos, personaje, textos.',
  },
  'label-keeps-its-text': {
    signs: ['unchanged', 'same', 'zero'],
    what: '{label} (línea {line}) se crea con el valor que {shown} tiene en ese momento, y no vuelve a mirarlo: falta {mended} en {function}.',
    why: 'La etiqueta guarda el texto, no la variable. Cuando la variable cambia hay que escribirlo otra vez en la etiqueta, con `config`. La otra manera es una `IntVar` o `StringVar` con `textvariable=`.',
    avoid: 'Después de cambiar un dato que se ve en la ventana, actualiza su etiqueta.',
  },
  'bot-never-listens': {
    signs: ['nothing', 'never'],
    what: 'Preparas el bot en la línea {line}, pero nadie lo pone a escuchar: falta {mended} al final.',
    why: '`add_handler` solo apunta qué hacer con cada mensaje. `run_polling()` se queda preguntando a Telegram si hay alguno nuevo; va la última, porque no acaba hasta que paras el bot.',
    avoid: 'La última línea de un bot de Telegram es `app.run_polling()`.',
  },
  'column-result-lost': {
    signs: ['unchanged', 'lost', 'nothing', 'same'],
    what: 'En la línea {line}, {written} da un resultado **nuevo** y nadie lo guarda: {column} se queda como estaba.',
    why: 'En pandas casi nada cambia la tabla: devuelve otra. Hay que guardarla en su sitio, {mended}.',
    avoid: 'Detrás de `fillna`, `replace` o `astype`, guarda siempre: `df["a"] = df["a"].fillna(0)`.',
  },
  'kept-in-memory-only': {
    signs: ['lost', 'nothing', 'missing'],
    what: '{name} (línea {line}) es una variable del programa: vive en la memoria, y desaparece cuando el programa se para.',
    why: 'Al arrancar otra vez, esa línea la crea vacía. Lo que tiene que durar se guarda en un archivo (`json.dump` al cambiar y `json.load` al empezar) o, mejor para una web, en una base de datos: `sqlite3` viene con Python.',
    avoid: 'Lo que tiene que sobrevivir a un reinicio, a un archivo o a una base de datos.',
  },
}
