import { notices } from '@gauntlet/contract/notices/endpoints'
import { useApi } from '../../api/use-api.ts'

/** The viewer's notices; asked again whenever a change is pushed. */
export const useNotices = () => useApi(notices.list, {})
