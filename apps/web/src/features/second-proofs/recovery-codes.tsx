import { Modal } from '../../ui/modal.tsx'
import { CopyButton } from './copy-button.tsx'
import * as texts from './texts.ts'

/** The recovery codes, shown only this once. */
export const RecoveryCodes = ({ codes, close }: { codes: string[]; close: () => void }) => (
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
      <CopyButton text={codes.join('\n')} />
      <button type="button" className="button main" onClick={close}>
        {texts.iHaveThem}
      </button>
    </div>
  </Modal>
)
