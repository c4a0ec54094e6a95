import { PICTURE_BYTES_MAX, pictures, pictureTexts } from '@gauntlet/contract/pictures/endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { refreshLive } from '../../api/query-client.ts'
import { messageOf, upload } from '../../api/upload.ts'
import { Modal } from '../../ui/modal.tsx'
import { RangeField } from '../../ui/range-field.tsx'
import { toast } from '../../ui/toast.tsx'
import { type Cut, cutOut, loadPicture } from './photo-crop.ts'
import './photo.css'
import * as texts from './texts.ts'
import { say } from '../../ui/say.ts'
import { FormError } from '../../ui/form-error.tsx'

const ZOOM_MAX = 4
const percent = (part: number) => `${Math.round(part * 100)} %`

/** A picked file, with the address at which the page can show it while the dialog is open. */
export interface Picked {
  file: File
  url: string
}

/** Sends the square, or the whole file if this browser cannot cut it: then the server decides what it is. */
function useUpload({ file, url }: Picked, close: () => void) {
  const client = useQueryClient()
  const [sent, setSent] = useState<number>()
  const [refused, setRefused] = useState<string>()

  async function send(cut: Cut | undefined) {
    setRefused(undefined)
    setSent(0)
    const picture = cut && (await loadPicture(url))
    const square = picture && cut && (await cutOut(picture, cut))
    try {
      const { message } = await upload(pictures.update, square ?? file, setSent)
      await refreshLive(client)
      toast(message ?? pictureTexts.updated)
      close()
    } catch (error) {
      setRefused(messageOf(error))
      setSent(undefined)
    }
  }
  return { send, sent, refused }
}

/** Cuts the picked file to a square and sends it. The cut stays if the server refuses it. */
export default function PhotoDialog({ picked, close }: { picked: Picked; close: () => void }) {
  const { file, url } = picked
  const { send, sent, refused } = useUpload(picked, close)
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [cut, setCut] = useState<Cut>()
  const [shown, setShown] = useState(true)
  const tooLarge = file.size > PICTURE_BYTES_MAX && !shown
  const busy = sent !== undefined
  return (
    <Modal title={texts.yourPhoto} close={close}>
      {shown ? (
        <>
          <div className="photo-stage">
            <Cropper
              image={url}
              crop={crop}
              zoom={zoom}
              maxZoom={ZOOM_MAX}
              aspect={1}
              objectFit="cover"
              cropShape="round"
              showGrid={false}
              disableAutomaticStylesInjection
              onCropChange={setCrop}
              onZoomChange={setZoom}
              onCropComplete={(_, pixels) => setCut(pixels)}
              mediaProps={{ onError: () => setShown(false) }}
              cropperProps={{ 'aria-label': texts.thePartThatIsKept }}
            />
          </div>
          <RangeField
            label={texts.zoom}
            min={100}
            max={ZOOM_MAX * 100}
            step={10}
            value={Math.round(zoom * 100)}
            onChange={value => setZoom(value / 100)}
            words={value => `${value} %`}
          />
        </>
      ) : (
        <p className="soft">{say(texts.thisBrowserCannotShowName, { name: file.name })}</p>
      )}
      {busy && (
        <div className="stack tight">
          <progress className="photo-progress" value={sent} max={1} aria-label={texts.sending} />
          <p className="soft small numbers" aria-live="polite">
            {sent < 1 ? say(texts.sendingPercent, { percent: percent(sent) }) : texts.almostThere}
          </p>
        </div>
      )}
      <FormError>{tooLarge ? pictureTexts.refused : refused}</FormError>
      <div className="modal-foot">
        <button type="button" className="button main wide" disabled={busy || tooLarge} onClick={() => void send(cut)}>
          {refused === undefined ? texts.savePhoto : texts.tryAgain}
        </button>
      </div>
    </Modal>
  )
}
