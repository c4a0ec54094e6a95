import { Modal } from '../../../ui/modal.tsx'
import { CreateForm } from './create-form.tsx'

/** Create Tournament, over the search. */
const CreateModal = ({ close, done }: { close: () => void; done: () => void }) => (
  <Modal title="Create Tournament" close={close}>
    <CreateForm kind="modal" done={done} />
  </Modal>
)
export default CreateModal
