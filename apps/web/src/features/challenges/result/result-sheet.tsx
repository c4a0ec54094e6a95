import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { useSelf } from '../../../api/use-self.ts'
import { Modal } from '../../../ui/modal.tsx'
import { headline, ResultMoment } from './result-moment.tsx'

/** The result of a match, over the screen on which the viewer has confirmed it. */
export default function ResultSheet({ challenge, close }: { challenge: Challenge; close: () => void }) {
  const { id } = useSelf()
  return (
    <Modal title={headline(challenge, id)} close={close}>
      <div className="card result-sheet">
        <ResultMoment challenge={challenge} viewerId={id} leave={close} />
      </div>
    </Modal>
  )
}
