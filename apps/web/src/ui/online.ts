import { createStore } from './store.ts'

/** Whether the device has a network, as far as it knows. */
export const online = createStore(navigator.onLine)
for (const event of ['online', 'offline']) addEventListener(event, () => online.set(navigator.onLine))
