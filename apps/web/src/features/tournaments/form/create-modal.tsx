import { Modal } from '../../../ui/modal.tsx'
import { CreateForm } from './create-form.tsx'
import * as texts from '../texts.ts'

/** Create Tournament, over the search. */
const CreateModal = ({ close, done }: { close: () => void; done: () => void }) => (
  <Modal title={texts.createTournament} close={close}>
    <CreateForm done={done} />
  </Modal>
)
export default CreateModal
