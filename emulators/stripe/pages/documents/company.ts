/** Who sells in the demo: nobody real, and it says so. */
export const COMPANY = {
  name: 'PyMentor (empresa de ejemplo)',
  taxId: 'NIF B00000000',
  address: 'Calle de Ejemplo, 1 · 28000 Madrid · España',
}
