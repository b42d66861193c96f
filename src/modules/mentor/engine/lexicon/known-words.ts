/** Everyday words that are one slip away from a word with a meaning here, and are none. */
export const KNOWN_WORDS = `
complicado complicada complicados complicadas pruebo probe probando probar probado pruebe casa cosa cosas caso casos cada cara caro corto corta cortos larga largo cuento cuenta cuentas contra centro compra comida comer comedor compa compas companero companera companeros
correo correos correa carrera carta cartas puedan pueblo puerta puerto parte parto pasado pasada pasar paso pasos pero perro perra persona personas pinta punto puntos
salida saldo salto sala salud sale solo sola solos sobre suma sumas tipo tipos tira tiro todo toda todos tarde tardes tarea tareas tiempo tiempos tienda tiendas tengo tenia
mano manera marca marco marzo mejor mesa metro mucho mundo nombre nombres noche norte nota notas numero numeros otra otro otros padre pais papel pared peso pesos poco
precio precios quien rango raton razon real regla ropa ruta serie siglo siempre sino tabla tablas tanto tema temas texto textos tras usar uso valor venta ventas ver vez vida viene viento
volver vuelta zona menta mensaje mensajes menos mayor menor mismo misma animo anillo amigo amiga amigos banco barco barra bloque bolsa brazo calle cambio campo carne carro carros
cliente clientes colegio color colores columna columnas coche coches dinero directo doble dolor dulce edad equipo equipos escuela espacio espacios estado estados estilo familia fecha fechas fiesta figura fila filas final forma formas frase frases fruta frutas
grado grados grupo grupos gusto hasta hecho hijo hija hombre hora horas hoja hojas igual imagen juego juegos lado letra letras libro libros lugar lunes madre medio media medias mitad modelo modo
momento monto montos mujer nivel nodo nueva nuevo objeto orden padres palabra palabras pareja partida partidas pedido pedidos peli pelis pelo pelota pieza piso plano planta plato plaza
primo prima primos profe profesor profesora producto productos puesto queso quinto recta resto resta restar reloj salon secreto segundo segunda semana semanas sentido serio sesion sitio socio
sueldo sueldos sueno suerte tabla tarjeta tenis tercero tercera tienes titulo total totales trabajo trabajar trabajo trama trato tres triste trozo turno usuario usuarios vaca vacas valla vecino vecinos veces
verano verde verdad viaje viajes viejo vista vocal vocales curso cursos corral corre cargo carga cargas pago pagos pasta paga gasto gastos costo costos coste costes cobro cuota cuotas
comedia comparte comprendo completo completa compleja complejo comun comunes complemento correcta correcto directa directorio distinto distinta entero entera enteros entrada entrada
explica existe existen exacto examen examenes facil falta faltan falso filtro filtros firma fondo formula formulas fuente general gente guia habla hablar historia idea ideas idioma imprime
internet jefe jefa jugador jugadores lector lectura lenta lengua libre lleno llena local logica maestro maestra mapa maquina mercado meses metodo metros minuto minutos monte motor
movil musica natural nino ninos normal novia novio obra ojos oficina operacion operaciones opcion opciones parar parada pasa patron pequeno perdon piedra plan poder politica posicion potencia
practica prueba publico rapido recibo receta recetas red region registro resultado rojo ruido sabado salario saldo sangre sistema sonido tamano teclado tecla telefono temperatura teoria texto tinta trabajo
trazo unidad unidades util vender vendido version vez victima video visita visitas visto voz vuelo copia copiar copie corte creo crece cruce cuerpo cuarto cuatro quedo queda quitas
marca marcas parado parados montar montan contare cantar canta cantan santa tanta mantas pintor pintura tonto tonta bonito bonita error terror horror favor sabor mayor humor amor tumor rumor
andan andes anden manda mandas banda bandas jamas jalea borda bordes bota botas barrar berrar quitan guitar fallan falda faldas falla callar hallar valla sellar pelear pelar pegar negar regar
fumar tomar domar montana campana manana semana ventana botella estrella pantano mantener contener detalle metal total mental mental letal portal fatal vital digital capital hospital
leer lees leo lee leen oir oye dormir vivir morir abrir cubrir subir pedir medir servir partir mentir sentir venir decir reir huir recibe recibir escribo describe
salario saliva salvar saltan saltar calcular calcula calculo circular articular particular celular cellular titular popular regular secular
reserva reservas resta resta resort resuelto resulta resultar revista revistas rebota robot roto rota rotar notar botar votar dotar tratar matar atar catar
muestra muestras maestras nuestra nuestro vuestra vuestro cuesta fiesta siesta apuesta respuesta puesta encuesta cresta testa orquesta
acabo acaba cabo cabe clave claves llave llaves nave aves suave grave
datos dato facilidad presentado secuencia harina habias haran hayas inicial inicio corriente corridas correos monton areas diseno fabrica hecha miles mares pista pistas solida respetado varias varios evitar evita evitan altura conversion cosido
clausula proyector cacao variante consentir barras quiza quizas quinta renueve caros cuando cuarta quienes ciento guardia pides pide pido salvo recortar saludo saludos maria marcos escape arroba boton botones escudo mango reprobado sueltos completas aporta
entrega entregar entregado entrego entregue entregamos elementos valida validar clasificar inventar inventado fuego ceuta rutas mancha debil cenar paris acaso faltar trabajando exportado cajas caras cache pilar cielo integral metes asesoria orientada orientado tardas decorar
calculando controlar bloques tilde colado cuela traza traves atras ahora seria serian serio hora antes aunque entonces despues luego todavia nunca jamas aqui alla donde mientras ademas apenas adentro afuera arriba abajo cerca lejos dentro fuera delante detras encima debajo
alguien alguno alguna algunos algunas nadie nuestros nosotros ustedes vosotros ellos ellas estoy estas estamos estan estaba estaban estuve haber habia habian hubo habra hemos tenemos tienen tuve tuvo tenian hacia quise quiso supe somos eran fueron fuera fuese sean seamos
ninguno bajo bajos bajas altos altas grande grandes pequena chico chica chicos chicas gordo flaco joven jovenes rubio moreno blanco negro verdes amarillo azules cansado cansada feliz contento contenta enfermo enferma cerdo gatos gato perros pajaro caballo
lunes martes miercoles jueves viernes domingo enero febrero abril mayo junio julio agosto septiembre octubre noviembre diciembre barcelona madrid sevilla bogota lima quito caracas
futbol partido partidos liga equipo goles jugar juego jugando jugaba ganar gana ganan ganado perder pierde pierdo cocina cocinar cocino comprado medico doctor hospital abogado ley leyes clima lluvia llueve lloviendo calor frio
mama papas abuelo abuela hermano hermana hermanos sobrina sobrino suegra marido esposo esposa pareja parejas nietos nieto cuñado cunado bebe
pesado pesada pesadas pensar pienso piensan sentado sentir siento sientes sienten querido querida dormido duermo morirme muero muerte muerto matar matarme cortar cortarme cortado corta cortan saltarme pastillas puente
cuchillo pistola veneno sangre golpea golpes pegan pegar pega miedo asusta amenaza amenazas amenazan viola violar tocado toca tocan tocar abuso abusa abusan bronca solo solos ayer manana
aula aulas asignatura materia materias tarea tareas deberes trabajos parcial parciales final semestre carrera uni universidad instituto colegio bachillerato bachiller maestria grado cursos clases apuntes
mesas sillas ventana puertas coche moto camion avion tren barco viajar vuelos hoteles playa monte rio mar lago campo bosque
persona entidad cliente tienda ventas stock factura facturas recibo recibos importe importes totales precios impuesto impuestos iva sueldos horas nomina nominas banco cuenta bancaria prestamo interes intereses
listado tuplas tupla conjunto conjuntos cadena letra numero digito digitos par pares impar impares divisor divisores multiplo multiplos potencias raiz raices seno coseno media mediana moda promedio promedios maximo minimo maximos minimos
perimetro radio circulo cuadrado cuadrados triangulo rectangulo area volumen distancia velocidad tiempo segundos minutos anos meses dias edad edades fecha cumple cumpleanos
mensual mensuales anual diario diaria diarios semanal tarifa tarifas oferta ofertas descuento descuentos promocion cupon cupones tarjetas
planta plantas animal animales especie especies virus bacteria bacterias celula celulas gripe vacuna vacunas sintomas sintoma fiebre tos
aves rana ranas pata patas pato patos pico picos
supera superan supero superar superado cuesta marea
`
