import type { AnswerOf, Endpoint, Endpoints, InputOf } from '@gauntlet/contract/endpoint'
import type { Speaker } from '@gauntlet/contract/language/speaker'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ENGLISH } from '../language/speaker.ts'
import type { Services, Viewer } from '../services.ts'

/** An answer that needs more than its payload: its own message, or the total of a paged list. */
export class Said<T> {
  readonly payload: T
  readonly message: string | undefined
  readonly total: number | undefined
  constructor(payload: T, { message, total }: { message?: string; total?: number }) {
    this.payload = payload
    this.message = message
    this.total = total
  }
}

/** Facts of the request itself, for a use case that needs them. */
export interface Caller {
  ip: string
  token: string | undefined
  /** The session that asks; undefined for a visitor. */
  sessionId: string | undefined
  /** As the client calls itself: anybody may send anything. */
  userAgent: string | undefined
  /** Says texts in the caller's language. */
  speaker: Speaker
  /** The id by which this browser is known, in a cookie of its own; undefined for a client without cookies. */
  deviceId: string | undefined
}

/** The caller of what the product does within itself. */
export const WITHIN: Caller = {
  ip: '127.0.0.1',
  token: undefined,
  sessionId: undefined,
  userAgent: undefined,
  speaker: ENGLISH,
  deviceId: undefined,
}

type ViewerOf<E extends Endpoint> = E['access'] extends 'public' ? Viewer | null : Viewer

export type UseCase<E extends Endpoint> = (
  services: Services,
  viewer: ViewerOf<E>,
  input: InputOf<E>,
  caller: Caller,
) => Promise<AnswerOf<E> | Said<AnswerOf<E>>>

/**
 * A use case about something that has to be there. The guard sees the unchecked input and throws 404 or 403,
 * which come before 400.
 */
export interface GuardedUseCase<E extends Endpoint> {
  guard(services: Services, viewer: ViewerOf<E>, raw: Readonly<Record<string, unknown>>): Promise<void>
  run: UseCase<E>
}

/**
 * An act that decides itself, under its lock, whether the thing is there and whether it is the viewer's: it is loaded
 * once. Only where the input is refused is `guard` asked, and before that is said: 404 and 403 come before 400.
 */
export interface Act<E extends Endpoint> {
  act(services: Services, viewer: Viewer, input: InputOf<E>, caller: Caller): Promise<AnswerOf<E> | Said<AnswerOf<E>>>
  guard(services: Services, viewer: Viewer, raw: Readonly<Record<string, unknown>>): Promise<void>
}

/** A row that writes its answer itself: a stream, a picture. */
export type RawUseCase<E extends Endpoint> = (
  services: Services,
  viewer: ViewerOf<E>,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<void>

type Binding<E extends Endpoint> = E extends { raw: true }
  ? RawUseCase<E>
  : UseCase<E> | GuardedUseCase<E> | (E['access'] extends 'public' ? never : Act<E>)

/** A row with its use case, its types forgotten: http/routes.ts proves access and input before it calls. */
export interface BoundRow {
  name: string
  endpoint: Endpoint
  useCase: (services: Services, viewer: unknown, input: unknown, caller: Caller) => Promise<unknown>
  guard: ((services: Services, viewer: unknown, raw: Readonly<Record<string, unknown>>) => Promise<void>) | undefined
  /** The guard is asked before every call, or only before a bad input is refused. */
  guards: 'calls' | 'refusals'
  raw:
    | ((services: Services, viewer: unknown, request: FastifyRequest, reply: FastifyReply) => Promise<void>)
    | undefined
}

const noUseCase = () => Promise.reject(new Error('A raw row answers by itself'))

// The mapped type of bind() has checked each pair; from here on only the shape of a binding matters.
const isRaw = (endpoint: Endpoint, _bound: unknown): _bound is NonNullable<BoundRow['raw']> => endpoint.raw === true
const isUseCase = (bound: unknown): bound is BoundRow['useCase'] => typeof bound === 'function'
const isGuarded = (bound: unknown): bound is { guard: BoundRow['guard']; run: BoundRow['useCase'] } =>
  typeof bound === 'object' && bound !== null && 'guard' in bound && 'run' in bound
const isAct = (bound: unknown): bound is { guard: BoundRow['guard']; act: BoundRow['useCase'] } =>
  typeof bound === 'object' && bound !== null && 'guard' in bound && 'act' in bound

/** Binds each row of a noun to its use case; a row without one does not compile. */
export function bind<T extends Endpoints>(rows: T, useCases: { [K in keyof T]: Binding<T[K]> }): BoundRow[] {
  return Object.entries(rows).map(([name, endpoint]): BoundRow => {
    const bound: unknown = useCases[name]
    const row = { name, endpoint, guard: undefined, guards: 'calls', raw: undefined } as const
    if (isRaw(endpoint, bound)) return { ...row, useCase: noUseCase, raw: bound }
    if (isUseCase(bound)) return { ...row, useCase: bound }
    if (isGuarded(bound)) return { ...row, useCase: bound.run, guard: bound.guard }
    if (isAct(bound)) return { ...row, useCase: bound.act, guard: bound.guard, guards: 'refusals' }
    throw new Error(`${name} is bound to nothing`)
  })
}
