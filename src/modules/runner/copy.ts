import type { TriedCases } from './contract'
import type { PackageFault, StopReason, UncheckableReason, VerdictKind } from './run-state'

export const VERDICT_NAME = {
  ran: 'Ejecutado',
  verified: 'Verificado',
  defines: 'Solo define',
  uncheckable: 'No comprobable aquí',
  failed: 'Con errores',
  stopped: 'Detenido',
} satisfies Record<VerdictKind, string>

export const VERDICT_TEXT = {
  ran: 'Se ha ejecutado en tu navegador y esta es su salida.',
  shown: 'Se ha ejecutado en tu navegador y esto es lo que muestra.',
  silent: 'Se ha ejecutado en tu navegador y no escribe nada en pantalla.',
  verified: 'Se ha ejecutado en tu navegador y su salida es la esperada.',
  defines: 'Este bloque define funciones o clases, pero no llama a ninguna: aún no se sabe si hacen lo que deben.',
  failed: 'Python se ha parado con un error.',
}

export const CASES_TEXT = {
  met: (total: number) =>
    `Se ha ejecutado en tu navegador y cumple ${total === 1 ? 'el ejemplo que se da' : `los ${total} ejemplos que se dan`}.`,
  generated: (total: number, generated: number) =>
    `Se ha ejecutado en tu navegador y cumple ${total === 0 ? '' : total === 1 ? 'el ejemplo que se da y ' : `los ${total} ejemplos que se dan y `}${generated === 1 ? 'un caso de prueba' : `${generated} casos de prueba`}.`,
  failed: ({ call, expected, got }: NonNullable<TriedCases['failed']>) =>
    `Un ejemplo no se cumple: ${inLine(call)} debía dar ${inLine(expected) || 'nada'} y da ${inLine(got) || 'nada'}.`,
}
const inLine = (text: string) => text.replace(/\s+/g, ' ')

const list = (names: readonly string[]) => names.map((name) => `«${name}»`).join(', ')

export const REASON_TEXT = {
  network: () => 'Necesita red, y aquí Python no la tiene. Pruébalo en tu ordenador.',
  window: () => 'Abre una ventana, y en el navegador no hay dónde. Pruébalo en tu ordenador.',
  package: (missing) =>
    `Usa ${missing.length === 1 ? 'un módulo que no está' : 'módulos que no están'} aquí: ${list(missing)}. En tu ordenador se ${missing.length === 1 ? 'instala' : 'instalan'} con pip.`,
  processes: () => 'Necesita hilos o procesos, y en el navegador Python no los tiene. Pruébalo en tu ordenador.',
  fragment: () => 'Es un fragmento: solo funciona dentro del programa del que forma parte.',
} satisfies Record<UncheckableReason, (missing: readonly string[]) => string>

const NEEDS = (missing: readonly string[]) =>
  `Necesita ${missing.length === 1 ? 'un paquete' : 'paquetes'} (${list(missing)})`

export const PACKAGE_FAULT_TEXT = {
  network: (missing) =>
    `${NEEDS(missing)} que no se ${missing.length === 1 ? 'ha' : 'han'} podido descargar. Comprueba tu conexión y vuelve a intentarlo.`,
  hash: (missing) => `${NEEDS(missing)}, y lo que ha llegado no es lo que debía: no se ha usado.`,
  size: (missing) => `${NEEDS(missing)}, y es demasiado para el navegador. Pruébalo en tu ordenador.`,
  install: (missing) => `${NEEDS(missing)}, y aquí no se ha podido preparar. Pruébalo en tu ordenador.`,
} satisfies Record<PackageFault, (missing: readonly string[]) => string>

export const STOP_TEXT = {
  reader: 'Lo has detenido antes de que terminara.',
  'other-run': 'Se detuvo al ejecutar otro bloque.',
  asking: 'Espera un dato que no se le ha dado.',
  time: 'No ha terminado en 10 segundos de cálculo: puede que no termine nunca.',
  flood: 'Escribe sin parar; se ha detenido para que la página no se quede bloqueada.',
  recorded: 'Tiene más pasos de los que se graban: se ha parado tras los primeros.',
  broken: 'Python se ha quedado sin recursos en el navegador.',
} satisfies Record<StopReason | 'asking' | 'recorded', string>

export const UNAVAILABLE_TEXT = {
  network: 'Python no se ha podido cargar. Comprueba tu conexión y vuelve a intentarlo.',
  insecure: 'Para ejecutar código, la página tiene que abrirse por https.',
}
