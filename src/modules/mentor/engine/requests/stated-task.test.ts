import { expect, it } from 'vitest'
import { statesTask } from './stated-task'

it('hears what a program is to do in homework, in a business and in what goes in and comes out', () => {
  const told = [
    'como aria un programa que le meto un año y me dice si es bisiesto o no',
    'ejercicio de clase: pedir numeros enteros hasta que el usuario meta un 0, y al final decir cuantos pares',
    'para una practica de probabilidad: simular que tiro dos dados 1000 veces',
    'factura vencida: dada la fecha y los dias de pago decir si esta vencida',
    'tengo una cafeteria y quiero sacar la cuenta de una mesa',
    'sueldo anual en 14 pagas y calcular el neto al mes',
    'En un DataFrame df tengo las columnas fecha y ventas. ¿Me pasas el código?',
    'hazme un quiz de capitales de 3 preguntas',
  ]
  expect(told.filter((prose) => !statesTask(prose))).toEqual([])
})

it('leaves questions, complaints, exercises and the product to others', () => {
  const others = [
    'quiero practicar bucles',
    'dame un ejercicio de listas',
    'hazme un quiz de listas',
    'estoy atascado con un reto: dada una lista, decir si hay dos que sumen 10. dame una pista',
    'tengo un error y quiero arreglarlo',
    'soy estudiante y quiero saber cuanto cuesta el plan pro',
    'quiero cancelar mi suscripcion',
    'mi programa no funciona: pedir dos numeros y sumarlos da error',
    'soy nuevo y quiero aprender python',
  ]
  expect(others.filter(statesTask)).toEqual([])
})
