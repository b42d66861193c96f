const OURS =
  '(?:pro|premium|plan|planes|suscripcion|suscribirme|subscripcion|membresia|mensualidad|pymentor|vitalicio|mentor|esta (?:app|web|pagina|aplicacion|plataforma|cosa)|la (?:app|web|pagina|plataforma|mensualidad|suscripcion|cuota|membresia|prueba)|este (?:servicio|chat|bot|sitio|curso|mentor)|el (?:servicio|chat|mentor|curso|plan|basico|basic)|usarte|usarlo|usar esto|tu servicio|vuestro|esto|ESTO)'
const START =
  '^(?:(?:hola|buenas|hey|oye|oiga|disculpa|perdona|perdon|consulta|pregunta|duda|y|pero|ok|vale|gracias|por favor|porfa|BIEN|VALER|POR favor|PORFAVOR|tardes|dias|noches|una|solo) ){0,8}'

/** Patterns in which OURS and START stand for the above. */
export const about = (...sources: string[]) =>
  sources.map((source) => new RegExp(source.replaceAll('OURS', OURS).replaceAll('START', START), 'm'))
