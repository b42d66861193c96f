import type { FaultTexts } from '../fault-text'

export const TOLD_BOT_TEXTS: FaultTexts = {
  'commands-not-heard': {
    signs: ['nothing', 'never', 'lost'],
    what: 'El `on_message` de la línea {line} sustituye al que trae la biblioteca, que es el que escucha los **comandos**: por eso dejan de funcionar.',
    why: 'Un bot tiene un solo `on_message`. El de serie mira si el mensaje es un comando y lo ejecuta; el tuyo no. {mended}, al final, le devuelve ese trabajo.',
    avoid:
      'En un bot con comandos, acaba `on_message` con `await bot.process_commands(message)`, o usa `@bot.listen()` en vez de `@bot.event`.',
  },
  'answers-itself': {
    signs: ['endless', 'twice', 'always'],
    what: 'El `on_message` de la línea {line} contesta a **todos** los mensajes, también a los del propio bot: cada respuesta suya vuelve a llamarlo.',
    why: 'Discord avisa de cada mensaje del canal, lo escriba quien lo escriba. Con {mended} y un `return`, los suyos se pasan por alto.',
    avoid: 'La primera línea de `on_message`: si el autor es el bot, `return`.',
  },
  'box-read-too-early': {
    signs: ['nothing', 'zero', 'never', 'lost'],
    what: 'En la línea {line}, {written} lee la caja **al empezar el programa**, cuando nadie ha escrito nada todavía: da un texto vacío.',
    why: 'Lo que se guarda en la variable es lo que había en ese momento, y no cambia después. Se lee cuando hace falta: dentro de {function}, que se ejecuta al pulsar.',
    avoid: 'En tkinter, el `.get()` va dentro de la función del botón.',
  },
  'window-cannot-refresh': {
    signs: ['endless', 'nothing', 'last'],
    what: 'En la línea {line}, {written} para el programa **entero**, y con él la ventana: no se dibuja ni atiende a nadie hasta que la función acaba.',
    why: 'Tkinter hace una cosa detrás de otra: mientras está dentro de tu función no puede repintar. Con {mended} se repinta antes de cada espera. Para esperas largas, mejor sin `sleep`: una función que hace un paso y se vuelve a llamar con `ventana.after(1000, paso)`.',
    avoid: 'Dentro de una ventana, en lugar de `time.sleep`, `ventana.after(milisegundos, funcion)`.',
  },
  'widget-not-placed': {
    signs: ['nothing', 'never', 'missing'],
    what: 'En la línea {line} creas {name}, pero no lo **colocas** en la ventana: falta {mended}.',
    why: 'Crear un elemento no lo muestra. Tkinter espera a que se diga dónde va, con `pack`, `grid` o `place`.',
    avoid: 'Cada elemento, dos líneas: crearlo y colocarlo.',
  },
  'events-not-read': {
    signs: ['endless', 'nothing', 'never'],
    what: 'El bucle de la línea {line} no lee nunca los **eventos**: el sistema cree que el juego se ha colgado y pone «no responde».',
    why: 'Las teclas, el ratón y el cierre de la ventana llegan a una cola. Hay que vaciarla en cada vuelta con `pygame.event.get()`; ahí se ve también si alguien cierra la ventana (`QUIT`).',
    avoid: 'El bucle de un juego empieza siempre por `for evento in pygame.event.get():`.',
  },
  'saved-after-shown': {
    signs: ['nothing', 'lost', 'spaces'],
    what: 'En la línea {line}, {saved} va **después** de {shown}, y entonces guarda un dibujo vacío.',
    why: '`show()` enseña el gráfico y, al cerrar la ventana, lo da por terminado: lo siguiente empieza en una figura nueva, en blanco. Se guarda antes de enseñarlo.',
    avoid: 'Primero `savefig`, después `show`.',
  },
  'drawn-over-the-first': {
    signs: ['same', 'twice', 'shared'],
    what: 'En la línea {line}, {written} dibuja sobre el gráfico anterior: guardarlo no lo borra.',
    why: 'Matplotlib dibuja todo en la figura que está abierta hasta que se abre otra. {mended} empieza una nueva; `plt.close()` cierra la de antes.',
    avoid: 'Un `plt.figure()` al principio de cada gráfico.',
  },
  'shown-with-its-wrapping': {
    signs: ['address', 'brackets', 'literal', 'number'],
    what: 'En la línea {line}, `print` muestra {shown} **entero** (una respuesta de la web, una etiqueta con su HTML, una fila de la base de datos, una línea con su salto final), y no lo que hay dentro.',
    why: 'El objeto guarda más cosas que el dato que buscas. Se pide la parte que interesa: {mended}.',
    avoid: 'Antes de imprimir, mira qué es con `type(…)`, y pide su contenido.',
  },
}
