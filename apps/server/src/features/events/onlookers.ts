import type { Onlooking } from '../../platform/features/gathers.ts'
import { requireVisible } from './facts.ts'

/** Visitors may look at events, too. */
export const lookAtEvent: Onlooking['requireVisible'] = async (services, viewer, id) =>
  void (await requireVisible(services, viewer?.id ?? null, id))
