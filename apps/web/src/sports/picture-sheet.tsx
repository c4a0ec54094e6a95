import { useState } from 'react'
import { Modal } from '../ui/modal.tsx'
import { say } from '../ui/say.ts'
import { ShareLink } from '../ui/share-link.tsx'
import { toast } from '../ui/toast.tsx'
import './picture-sheet.css'
import { HEIGHT, type SharedResult, WIDTH } from './share-picture.ts'
import * as texts from './texts.ts'

/** The picture of a result, to save, and the link of its page, on a device that has no sheet to share it by. */
export default function PictureSheet({
  picture,
  result: { headline, against, score },
  path,
  close,
}: {
  picture: File
  result: SharedResult
  path: string | undefined
  close: () => void
}) {
  const [address] = useState(() => URL.createObjectURL(picture))
  const words = [headline, say(texts.againstName, { name: against }), score].filter(part => part !== '').join(', ')
  const leave = () => {
    URL.revokeObjectURL(address)
    close()
  }
  return (
    <Modal title={texts.share} close={leave}>
      <img className="shared-picture" src={address} alt={words} width={WIDTH} height={HEIGHT} />
      <p className="soft small shared-note">
        {texts.noFacesAndNoPlace}
        {path !== undefined && ` ${texts.theLinkTells}`}
      </p>
      <div className="row modal-foot">
        {path !== undefined && <ShareLink path={path} title={headline} />}
        <a className="button main" href={address} download={picture.name} onClick={() => toast(texts.pictureSaved)}>
          {texts.savePicture}
        </a>
      </div>
    </Modal>
  )
}
