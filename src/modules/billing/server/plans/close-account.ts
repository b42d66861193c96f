import type { Database } from '~/database/database'
import { AppError } from '~/platform/app-error'
import type { PaymentProvider } from '../../payments-port'
import { payersOf } from '../payments/payers'

const KEPT =
  'No hemos podido cancelar tu plan en el proveedor de pagos, así que tu cuenta sigue como estaba. Inténtalo de nuevo en unos minutos.'

/**
 * Ends everything that a user pays for, before the account is erased: nobody is charged for what is gone. Throws AppError
 * `payment_provider_failed`; trying again goes on where it stopped.
 */
export async function closeAccount(db: Database, provider: PaymentProvider, userId: string): Promise<void> {
  const customers = (await payersOf(db, userId)).filter((payer) => payer.startsWith('cus_'))
  try {
    for (const customer of customers) await provider.closeCustomer(customer)
  } catch (cause) {
    throw new AppError('payment_provider_failed', { message: KEPT }, { cause })
  }
}
