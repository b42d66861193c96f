/**
 * Verbs of Spain and Latin America by what they mean to somebody who asks about a program. An entry is an infinitive, with the change of
 * its stressed vowel; all its forms follow (`verb-forms.ts`). A verb stands under one meaning only.
 */
export const VERBS = {
  EXPLICAR: 'explicar aclarar desglosar desmenuzar detallar descifrar interpretar describir',
  ENTENDER: 'entender/e>ie comprender captar cachar pillar cazar pescar coscar comprender',
  ENSENAR: 'ensenar',
  APRENDER: 'aprender estudiar',
  FUNCIONAR: 'funcionar andar jalar furular chutar rular marchar caminar carburar fungir',
  EJECUTAR: 'ejecutar correr arrancar iniciar compilar runear rodar/o>ue interpretear clickear',
  FALLAR:
    'fallar petar tronar/o>ue reventar/e>ie romper crashear cascar explotar colapsar crachear craschear trabucar fracasar estallar',
  EMITIR:
    'tirar botar aventar lanzar arrojar saltar aparecer soltar/o>ue escupir mandar reportar marcar votar notificar',
  ARREGLAR:
    'arreglar corregir/e>i componer solucionar reparar resolver/o>ue fixear depurar debuggear debugear debuguear subsanar enmendar rectificar',
  REVISAR:
    'revisar checar chequear verificar comprobar/o>ue evaluar criticar valorar opinar juzgar chequear repasar calificar auditar analizar',
  MEJORAR:
    'mejorar optimizar refactorizar pulir simplificar acortar perfeccionar embellecer limpiar abreviar compactar profesionalizar',
  IMPRIMIR: 'imprimir mostrar/o>ue printear pintar visualizar desplegar/e>ie',
  DEVOLVER: 'devolver/o>ue retornar regresar',
  SALIR: 'salir',
  SACAR: 'sacar',
  CREAR:
    'crear generar desarrollar programar escribir redactar armar construir montar implementar codificar elaborar realizar disenar codear fabricar',
  CAMBIAR:
    'cambiar modificar adaptar ajustar transformar reemplazar remplazar sustituir reescribir convertir/e>ie actualizar alterar reformar editar variar',
  ANADIR: 'anadir agregar incluir incorporar meter insertar adicionar anexar integrar',
  QUITAR: 'quitar borrar eliminar suprimir remover/o>ue',
  QUERER: 'querer/e>ie necesitar ocupar desear precisar requerir/e>ie',
  AYUDAR: 'ayudar asistir colaborar auxiliar orientar asesorar socorrer',
  PRACTICAR: 'practicar ejercitar entrenar repasar afianzar',
  SIGNIFICAR: 'significar',
  COLGARSE:
    'colgar/o>ue congelar trabar atascar bloquear ciclar enciclar tildar pasmar atorar enganchar frizar encasquillar buclear',
  TERMINAR: 'terminar acabar finalizar parar detener/e>ie concluir cesar',
  REPETIR: 'repetir/e>i duplicar',
  CERRAR: 'cerrar/e>ie',
  LLAMAR: 'invocar',
  PROFUNDIZAR: 'profundizar ahondar ampliar extender/e>ie',
  TARDAR: 'tardar demorar',
  ESPERAR: 'esperar',
  DECIDIR: 'elegir/e>i escoger',
  MEZCLAR: 'comparar distinguir diferenciar',
  INSTALAR: 'instalar desinstalar',
  CONTAR: 'contar/o>ue platicar narrar',
  PREGUNTAR: 'preguntar interrogar examinar',
  COSTAR: 'costar/o>ue',
  PAGAR: 'pagar abonar costear',
  COBRAR: 'cobrar',
  CANCELAR: 'cancelar rescindir desuscribir',
  COMPRAR: 'comprar contratar suscribir adquirir/i>ie',
  GUARDAR: 'guardar almacenar conservar',
  COMPARTIR: 'compartir ceder',
} as const satisfies Record<string, string>
