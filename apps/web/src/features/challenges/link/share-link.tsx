import { mdiContentCopy, mdiShareVariantOutline } from '@mdi/js'
import { fill, paths } from '../../../paths.ts'
import { TextField } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { QrCode } from '../../../ui/qr-code.tsx'
import { say } from '../../../ui/say.ts'
import { toast } from '../../../ui/toast.tsx'
import * as texts from './texts.ts'

export const addressOf = (code: string): string => location.origin + fill(paths.challengeLink, { code })

/** The link as a QR code and as text, into the clipboard and through the sheet of the device, where it has one. */
export function LinkToShow({ address, sport }: { address: string; sport: string }) {
  const mayShare = typeof navigator.share === 'function'
  // Without a secure context there is no clipboard: the field can still be copied by hand.
  const mayCopy = 'clipboard' in navigator
  const share = () =>
    navigator.share({ title: say(texts.playMeIn, { sport }), url: address }).catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'AbortError') return
      toast(texts.couldNotBeShared, { danger: true })
    })
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => toast(texts.copied),
      () => toast(texts.copyItByHand, { danger: true }),
    )
  return (
    <>
      <QrCode text={address} label={texts.qrCodeOfTheLink} />
      <div className="link-shown">
        <TextField
          label={texts.linkToTheChallenge}
          value={address}
          readOnly
          onFocus={event => event.currentTarget.select()}
        />
        {mayCopy && (
          <button type="button" className="button main" onClick={() => void copy()}>
            <Icon path={mdiContentCopy} />
            {texts.copy}
          </button>
        )}
      </div>
      {mayShare && (
        <button type="button" className="button wide" onClick={() => void share()}>
          <Icon path={mdiShareVariantOutline} />
          {texts.shareTheLink}
        </button>
      )}
    </>
  )
}
