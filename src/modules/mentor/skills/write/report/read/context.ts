import type { Task } from '../../../../engine/task/task'
import type { Source } from './column'
import type { Tokens } from './tokens'

const SEPARATOR = String.raw`(?:separad\w+|delimitad\w+|va|viene|vienen|esta|estan|exporta\w*)`
/** What is said of the file and of how its cells are written: read with the source. */
const OF_FILE: readonly RegExp[] = [
  /\b(?:que |y )?(?:export\w+|saca|genera|descarg\w+|baj\w+|manda|da)(?: (?:el|la|mi|un|del|de|desde)){0,8} (?:tpv|programa|banco|erp|excel|sistema|caja|app|aplicacion|web|tienda|pagina|gestoria)\b/g,
  new RegExp(
    String.raw`\b(?:${SEPARATOR} )?(?:(?:por|con|y|e|los|las|el|la|C\d+|MONEY|numeros|decimales|en|va|vienen|estan|de) ){0,24}(?:punto y coma|coma decimal|coma|comas|tabuladores|;|entre comillas|comillas)\b`,
    'g',
  ),
  /\b(?:con|sin|tiene|trae|lleva) (?:la |una )?(?:cabecera|encabezado|encabezados|primera linea)\b[^.;]{0,30}/g,
  /\b(?:(?:C\d+|tiene|hay|en|por|BY|lleva) ){0,24}(?:EACH|cada) linea(?: (?:es|tiene|lleva|va|hay))?(?: C\d+| ,| y| e| \d| asi| :){1,24}/g,
  /\b(?:(?:con|y|e|la|las|en|formato|C\d+) ){0,8}(?:fechas?|C\d+)(?: (?:en|con|formato|tipo|como|vienen?|van?|esta|estan|escrit[oa]s?)){0,4} \(? ?(?:dd?|aaaa|yyyy) [/-] mm? [/-] (?:aaaa|yyyy|dd?)(?: \))?/g,
  /\b(?:(?:el|la|las|los|C\d+|y) ){0,4}(?:C\d+|fechas?)? ?(?:viene|vienen|va|van|esta|estan)(?: (?:escrit[oa]s?|asi|en formato))? (?:como|tipo|asi) (?:\d{1,4} [/-] \d{1,2} [/-] \d{1,4})/g,
  /\( (?:\d+(?:[.,]\d+)?|\d{1,4} [/-] \d{1,2} [/-] \d{1,4}) \)/g,
  /\bson (?:C\d+|,| |y|e|\d){1,24}/g,
  /\b(?:columnas?|campos?)(?: (?:son|llamadas|de|las|los|la|el|:|que|se|llaman|\()){0,8}(?: C\d+| ,| y| e| ;| \)){0,24}/g,
  /\b(?:con|tiene|trae|lleva|y)(?: C\d+ [,;]){1,24} (?:y )?C\d+/g,
  /\b(?:(?:en|la|mi|misma|una|esta) ){0,8}(?:carpeta|directorio)(?: (?:donde|que|esta|este|del?|mi|el|programa|script|tengo|misma|actual|hay|estan)){0,8}\b/g,
  /\b(?:(?:los|las) )?(?:[234]|todos|ambos) (?:con|tienen) (?:las )?mismas columnas(?: C\d+ ,?){0,24}(?: C\d+)?/g,
  /\b(?:(?:quiero|WANT|que|y|me|los|las|hay que|para) ){0,8}(?:junt\w+|unir\w*|combin\w+|fusion\w+|consolid\w+)(?: (?:en|todo|todos|ONE|un|uno|solo|ONLY|los|las|archivos?|csv|ellos|3|2|4)){0,8}\b/g,
  /\b(?:con |anad\w+ |y )?(?:ONE |una )?columna(?: (?:mas|nueva|extra|adicional|al|final|principio|que|se|llame|llamada|de|con|nombre|y|lleve|ponga|tenga|diga|sea|el|del|archivo|sin|csv|\.|C\d+|MONTH|indique|origen|cada)){0,24}\b/g,
  /\(? ?(?:ya lo tengo|no hay que crearlo|ya existe|ya esta creado)[^.;)]{0,40}\)?/g,
]
/** What somebody tells of how the answer is to look that every program here does. */
const MANNERS: readonly RegExp[] = [
  /\b(?:y )?(?:los|las|el|la|lo)(?: [a-zC\d]+)? que (?:ya )?(?:est[ae]n?|va\w*|anda\w*|tenga\w* (?:suficiente|bastante))(?: (?:bien|ok|correct[oa]s?|de sobra|sobrad[oa]s?))? (?:que )?no (?:salgan?|aparezcan?|hace falta|l[oa]s? (?:pongas?|saques?|muestres?)|hay que \w+|me l[oa]s? \w+|interesan?)\b(?: [a-z]+)?/g,
  /\b(?:y )?no (?:salgan?|aparezcan?|muestres?|pongas?) (?:los|las|lo|el)(?: [a-zC\d]+)? que (?:ya )?est[ae]n? (?:bien|ok)\b/g,
  // Comparisons are strict: «si es justo 10, no».
  /\(? ?\b(?:y )?(?:el |la |l[oa]s )?(?:si|que)(?: (?:es|son|esta|estan|queda|tiene|tienen|hay)){1,8} (?:(?:justo|justos|exactamente|igual a|exacto) ){1,8}(?:C\d+|\d+)? ?,? ?(?:no|tampoco)(?: (?:cuenta\w*|entra\w*|sale\w*|vale\w*|se incluye))? ?\)?/g,
  /\b(?:sin enviarl[oa]s?|sin mandarl[oa]s?)\b/g,
  /\by yo (?:los|las|lo|la) (?:copio|mando|envio|pego)\b/g,
  /\b(?:en|con|usando|que use|usa) (?:diccionarios?|un diccionario|listas?|un (?:bucle )?for)\b/g,
  /\b(?:un[oa]|cada un[oa]|ONE|EACH ONE) (?:por|en cada|BY|en EACH) (?:linea|renglon|fila)\b/g,
  /\b(?:que )?(?:los|las) SHOW (?:en ese orden|en este orden)\b|\ben ese orden\b/g,
  /\b(?:con|solo con|usando) (?:lo que (?:ya )?trae python|la libreria estandar|el modulo csv)\b/g,
]

/** Notes the words that tell of the file, of the person and of what is done anyway, so that nothing is looked for in them. */
export function markContext(tokens: Tokens, { files }: Task, source: Source): void {
  for (const pattern of OF_FILE)
    if (source.file !== null || !pattern.source.includes('columnas'))
      for (const match of tokens.all(pattern)) tokens.use(match)
  for (const pattern of MANNERS) for (const match of tokens.all(pattern)) tokens.use(match)
  for (const file of files)
    if (source.file?.includes(file))
      for (const match of tokens.all(
        new RegExp(
          String.raw`\b(?:(?:tengo|hay|lee|leer|lea|un|una|el|la|mi|del?|archivo|csv|txt|que|se|llama|llamado|con|en|desde|ya|los|las|en|carpeta) ){0,8}${file.toLowerCase().replaceAll('.', '\\.')}(?: asi)?`,
          'g',
        ),
      ))
        tokens.use(match)
}
