import { Dialog } from '~/ui/dialogs/dialog'
import { CheckboxField } from '~/ui/forms/checkbox-field'
import { Keys } from '~/ui/menus/keys'
import { KEYS_IN_PLACE, SHORTCUTS } from './shortcuts'
import { setSingleKeys, singleKeysWork } from './single-keys'

/** The help sheet: every key there is, as it is found on the reader's keyboard. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title="Atajos de teclado" className="max-w-lg!">
      <Table caption="En toda la página" shortcuts={Object.values(SHORTCUTS)} />
      <Table caption="Según dónde estés" shortcuts={KEYS_IN_PLACE} />
      <CheckboxField
        label="Usar también los atajos de una sola tecla: / y ?"
        defaultChecked={singleKeysWork()}
        onChange={(event) => setSingleKeys(event.currentTarget.checked)}
      />
    </Dialog>
  )
}

function Table({ caption, shortcuts }: { caption: string; shortcuts: typeof KEYS_IN_PLACE }) {
  return (
    <table className="w-full text-sm">
      <caption className="pb-1 text-left font-semibold text-text-muted text-xs">{caption}</caption>
      <tbody className="divide-y divide-line">
        {shortcuts.map(({ label, keys }) => (
          <tr key={label}>
            <th scope="row" className="py-2 pr-4 text-left font-normal">
              {label}
            </th>
            <td className="py-2">
              <span className="flex flex-wrap items-center justify-end gap-x-2 gap-y-1">
                {keys.map((combination, index) => (
                  <span key={combination.key + combination.modifier} className="inline-flex items-center gap-2">
                    {index > 0 && <span className="text-text-muted text-xs">o</span>}
                    <Keys combination={combination} />
                  </span>
                ))}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
