import { type Caller, WITHIN } from '../platform/http/bind.ts'
import type { Services, Viewer } from '../platform/services.ts'
import { asViewer, type DemoPlayer } from './players.ts'

type Does<Input> = (services: Services, viewer: Viewer, input: Input, caller: Caller) => Promise<unknown>
type Act<Input> = { act: Does<Input> } | { run: Does<Input> }

/** A player does what a call would do. Throws what the call would be refused with. */
export const acts = <Input>(services: Services, { id }: Pick<DemoPlayer, 'id'>, act: Act<Input>, input: Input) =>
  ('act' in act ? act.act : act.run)(services, asViewer({ id }), input, WITHIN)
