import { createStore } from '../ui/store.ts'

/** Whether changes are being pushed; if they are not, live queries poll. */
export const streamUp = createStore(false)
