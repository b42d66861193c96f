import { Hono } from 'hono'
import type { Hosted } from '../../hosted'
import { answer, answerUnknown } from '../layout'
import { COMPANY } from './company'
import { type Invoice, invoiceFacts, invoicePage } from './invoice-page'
import { type PdfLine, pdfOf } from './pdf'
import { receiptPage } from './receipt-page'

/** Invoices and receipts: by addresses that nobody guesses, for whoever has one. */
export const documentRoutes = ({ hosted }: { hosted: Hosted }): Hono =>
  new Hono()
    .get('/factura/:token', async (c) => {
      const invoice = await hosted.openInvoice(c.req.param('token'))
      if (invoice === null) return answerUnknown(c, 'Esta factura no existe.')
      return answer(c, { title: invoiceFacts(invoice).title, content: invoicePage(invoice) })
    })
    .get('/factura/:token/pdf', async (c) => {
      const invoice = await hosted.openInvoice(c.req.param('token'))
      if (invoice === null) return answerUnknown(c, 'Esta factura no existe.')
      const name = `factura-${(invoice.number ?? 'borrador').replace(/[^\w-]/g, '')}.pdf`
      return c.body(invoicePdf(invoice), 200, {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `attachment; filename="${name}"`,
        'Cache-Control': 'no-store',
      })
    })
    .get('/recibo/:token', async (c) => {
      const view = await hosted.openReceipt(c.req.param('token'))
      if (view === null) return answerUnknown(c, 'Este recibo no existe.')
      return answer(c, { title: 'Recibo', content: receiptPage(view) })
    })

function invoicePdf(invoice: Invoice) {
  const { title, facts, lines, sums } = invoiceFacts(invoice)
  const head: PdfLine[] = [
    { text: title, size: 20 },
    { text: COMPANY.name, gap: 16 },
    { text: COMPANY.taxId },
    { text: COMPANY.address },
  ]
  return pdfOf(title, [
    ...head,
    ...facts.map(([name, value], at) => ({ text: `${name}: ${value}`, gap: at === 0 ? 20 : 6 })),
    ...lines.flatMap(({ description, period, amount }) => [
      { text: description, right: amount, gap: 24 },
      ...(period === null ? [] : [{ text: period, size: 9 }]),
    ]),
    ...sums.map(([name, value], at) => ({ text: name, right: value, gap: at === 0 ? 24 : 6 })),
    { text: 'Documento de ejemplo: no corresponde a ningún cobro de verdad.', size: 9, gap: 32 },
  ])
}
