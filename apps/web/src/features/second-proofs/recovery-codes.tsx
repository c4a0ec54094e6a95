import { mdiContentCopy } from '@mdi/js'
import { Icon } from '../../ui/icon.tsx'
import { Modal } from '../../ui/modal.tsx'
import { toast } from '../../ui/toast.tsx'
import * as texts from './texts.ts'

/** Without a secure context there is no clipboard: the list can still be copied by hand. */
const mayCopy = 'clipboard' in navigator

/** The recovery codes, shown only this once. */
export function RecoveryCodes({ codes, close }: { codes: string[]; close: () => void }) {
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => toast(texts.copied),
      () => toast(texts.yourBrowserDidNotLet, { danger: true }),
    )
  return (
    <Modal title={texts.yourRecoveryCodes} close={close}>
      <p>{texts.eachOfThemSignsYou}</p>
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
            {texts.copy}
          </button>
        )}
        <button type="button" className="button main" onClick={close}>
          {texts.iHaveThem}
        </button>
      </div>
    </Modal>
  )
}
