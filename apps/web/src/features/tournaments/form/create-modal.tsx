import type { TournamentFormat } from '@gauntlet/contract/tournaments/status'
import { Modal } from '../../../ui/modal.tsx'
import { CreateForm } from './create-form.tsx'
import * as texts from '../texts.ts'

/** Create Tournament, over the search. */
const CreateModal = ({
  format,
  close,
  done,
}: {
  /** It begins with this one. */
  format?: TournamentFormat | undefined
  close: () => void
  done: () => void
}) => (
  <Modal title={texts.createTournament} close={close}>
    <CreateForm format={format} done={done} />
  </Modal>
)
export default CreateModal
