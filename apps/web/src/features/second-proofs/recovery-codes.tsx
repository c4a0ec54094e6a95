import { mdiContentCopy } from '@mdi/js'
import { Icon } from '../../ui/icon.tsx'
import { Modal } from '../../ui/modal.tsx'
import { toast } from '../../ui/toast.tsx'

/** Without a secure context there is no clipboard: the list can still be copied by hand. */
const mayCopy = 'clipboard' in navigator

/** The recovery codes, shown only this once. */
export function RecoveryCodes({ codes, close }: { codes: string[]; close: () => void }) {
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => toast('Copied'),
      () => toast('Your browser did not let us copy.', { danger: true }),
    )
  return (
    <Modal title="Your recovery codes" close={close}>
      <p>
        Each of them signs you in once where you do not have your phone. Keep them where you keep what matters: they are
        not shown again.
      </p>
      <ul className="recovery-codes">
        {codes.map(code => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="row modal-foot">
        {mayCopy && (
          <button type="button" className="button" onClick={() => void copy()}>
            <Icon path={mdiContentCopy} />
            Copy
          </button>
        )}
        <button type="button" className="button main" onClick={close}>
          I Have Them
        </button>
      </div>
    </Modal>
  )
}
