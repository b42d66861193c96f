import { FILE } from './kept'
import type { Rewording } from './rewording'

/** What comes from files and goes into them. */
export const FILES: readonly Rewording[] = [
  [
    `(?:asi que )?(?:(?:todo|tod[oa]s|eso|esto|el resultado) )?(?:va|vaya|van|vayan|acabe|acaba|termine|queda|quede) (?:todo )?(?:a|en) (?:un (?:fichero|archivo) )?(${FILE})`,
    'que lo guarde en $1',
  ],
  [
    `(?:y )?(?:dejar|dejando|volcar|exportar|exporto|exporta|export[oa] esa tabla|sacar|guardo|mandar)(?:l[oa]s?)?(?: (?:esa|la|el|esta) (?:tabla|resultado))? (?:hacia|en|a) (?:otro archivo de excel,? |un (?:archivo|fichero|excel)(?: nuevo)?,? (?:llamado )?)?(${FILE})`,
    'y guardar en $1',
  ],
  ['(?:añadiendo|agregando)(?:l[oa]s?)? al final', 'que lo añada al final'],
  [
    '(?:y )?conserva(?:ndo|r)? (?:todo )?lo que (?:ya )?(?:hay|hubiera|tenia|tuviera|habia)(?: (?:ya|de antes))?',
    'sin borrar lo que ya hay',
  ],
  [`(?:y )?(?:eso |todo )?se (?:agrega|añade|apunta) (?:como linea nueva )?en (${FILE})`, 'y lo añada al final de $1'],
  [
    `(?:(?:cuyas|sus|las|con las) (?:columnas|campos)(?: son)?|(?:cuyos|sus|los|con los) campos(?: son)?|campos)(?=:? [\\p{L}_]+(?:,|;| y ))`,
    'con columnas',
  ],
  [`(${FILE}) (?:trae|tiene|lleva|contiene|viene con)(?: las columnas)?(?= [\\p{L}_]+(?:,|;| y))`, '$1 con columnas'],
  ['(?:viene|va|esta|esten) separad([oa]s?) (?:con|mediante|por) ', 'separad$1 por '],
  ['(?:alguna )?(?:puede|pueden) venir (?:en blanco|vacias?)', 'puede haber líneas vacías'],
  ['fuera (?:tambien )?(?=l[oa]s)', 'quita '],
  ['l[oa]s (?:repetid|duplicad)[oa]s \\(?(?:del |con el |el |de )?mismo (\\p{L}+)\\)?', 'los duplicados por $1'],
  ['(?:y )?con l[oa]s? que (?:quede|queden|sobre),? ', ''],
  ['contar (?:l[oa]s )?(\\p{L}+) (?:de|por|en) cada (\\p{L}+)', 'sacar cuántos $1 hay por $2'],
  [
    '(?:registros|filas) (?:con (?:el |la )?(\\p{L}+) vaci[oa]|(?:donde|que) no (?:haya|tengan) (\\p{L}+))',
    'las filas sin $1$2',
  ],
  [
    'si (?:un|el) (\\p{L}+) se repite,? (?:conservar|quedarse con|dejar|guardar) (?:unicamente )?(?:la |el )?(ultim|primer)[oa](?: aparicion)?',
    'quitar los $1 repetidos quedándose con el $2o',
  ],
  ['(?:donde|en las que|a las que|que) (?:les )?falt(?:e|a) (?:el|la) ', 'sin '],
  [
    'l[oa]s (?:demas|otros|resto de) (?:ficheros|archivos)? ?se (?:quedan?|dejan?) (?:como esta(?:n|ba)?|quiet[oa]s?)|el resto(?: de (?:ficheros|archivos))? se (?:queda|deja) (?:como esta|quieto)|lo demas se deja (?:quieto|como esta)',
    'los demás no se tocan',
  ],
  [
    '(?:deben?|tienen? que|hay que|han de) (?:pasar a )?(?:llamarse|llamarlas|llamarlos|ser)(?= [\\uE200-\\uE2FF\\uE300-\\uE3FF])',
    'se renombran a',
  ],
]
