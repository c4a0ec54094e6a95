import { waitingStore } from './waiting-reports.ts'

/** The reports that wait on this device. */
export const waitingReports = waitingStore(localStorage)
addEventListener('storage', ({ key }) => waitingReports.changedElsewhere(key))
